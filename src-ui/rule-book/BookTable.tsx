import type { ReactNode } from 'react'
import { Tag } from '../design/Banner.tsx'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import styles from './rule-book.module.css'

export type BookColumn<Row> = { readonly key: string; readonly label: string; readonly cell: (row: Row) => ReactNode }

/** The first column names the row. */
export type BookColumns<Row> = readonly [BookColumn<Row>, ...(readonly BookColumn<Row>[])]

/** A fact that a row does not ask: a dash in the table, left out of the cards of a phone. */
export const ANY = (
  <span className={styles.any}>
    <span aria-hidden="true">–</span>
    <span className="sr">{T.any}</span>
  </span>
)

/** A row that asks no fact at all. On a card of a phone it stands under no single fact's name. */
export const OTHERWISE = <>{T.otherwise}</>

/**
 * A table of the book: cards under 768 px, a table above. One row may be set off: the one that decides. The first column
 * names the row and gives it its place in the address.
 */
export const BookTable = <Row,>({
  caption,
  columns,
  rows,
  idOf,
  named = true,
  decides = null,
}: {
  readonly caption: string
  readonly columns: BookColumns<Row>
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Do its rows have a place in the address? */
  readonly named?: boolean
  readonly decides?: string | null
}) => {
  const [head, ...others] = columns
  return (
    <div className={styles.scroll}>
      {/* Written out although HTML implies them: some browsers forget a table's roles as soon as its rows are cards. */}
      <table className={`table ${styles.table}`} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label }) => (
              <th key={key} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const id = idOf(row)
            return (
              <tr
                key={id}
                id={named ? id : undefined}
                role="row"
                className={id === decides ? styles.decides : undefined}
              >
                <th role="rowheader" scope="row" className={named ? styles.id : undefined}>
                  {head.cell(row)}
                  {id === decides && (
                    <>
                      {' '}
                      <Tag tone="info">{T.decides}</Tag>
                    </>
                  )}
                </th>
                {others.map(({ key, label, cell }) => {
                  const content = cell(row)
                  return (
                    <td
                      key={key}
                      role="cell"
                      data-label={content === OTHERWISE ? T.when : label}
                      data-empty={content === ANY || undefined}
                    >
                      <span>{content}</span>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
