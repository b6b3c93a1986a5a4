import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './DataTable.module.css'

/**
 * One column of a table. A `head` column contains the name of the row; a table has only one such column. An `amount`
 * column has right-aligned numbers. An `actions` column has buttons, and its heading is visually hidden. A `wide`
 * column is left out of the cards on a phone. `className` is a class for the cells of its rows.
 */
export type TableColumn<Row> = {
  readonly key: string
  readonly label: string
  readonly kind?: 'head' | 'amount' | 'actions' | 'wide' | undefined
  readonly className?: string | undefined
  readonly cell: (row: Row) => ReactNode
}

/** The roles are explicit, because some browsers ignore the role of a table whose rows look like cards. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const CLASS = { head: undefined, amount: styles.amount, actions: styles.actions, wide: styles.wide } as const

/** The CSS class for content that is shown only on a phone, where each row is a card. */
export const ON_CARD_CLASS = styles.card

/** The content of an empty cell. Such a cell has the attribute `data-empty`, so that styles can hide it in a card. */
export const EMPTY_CELL = '-'

type Props<Row> = {
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** With `lines`, the rows on a phone are separated by lines and are no boxes. */
  readonly look?: 'cards' | 'lines'
  readonly rowAttributes?: (row: Row) => HTMLAttributes<HTMLTableRowElement>
}

/** A table, rendered as a list of cards below 768 px. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, look = 'cards', rowAttributes }: Props<Row>) => (
  <div className={styles.room}>
    <table className={classNames(styles.table, look === 'lines' && styles.lines)} {...ROLE.table}>
      <caption className="sr">{caption}</caption>
      <thead {...ROLE.group}>
        <tr {...ROLE.row}>
          {columns.map(({ key, label, kind }) => (
            <th
              key={key}
              {...ROLE.column}
              scope="col"
              className={kind === 'amount' || kind === 'wide' ? CLASS[kind] : undefined}
            >
              {kind === 'actions' ? <span className="sr">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.group}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...ROLE.row} {...rowAttributes?.(row)}>
            {columns.map(({ key, label, kind, className, cell }) => {
              const content = cell(row)
              return kind === 'head' ? (
                <th key={key} {...ROLE.head} scope="row" className={className}>
                  {content}
                </th>
              ) : (
                <td
                  key={key}
                  {...ROLE.cell}
                  className={classNames(kind && CLASS[kind], className) || undefined}
                  data-label={kind === 'actions' ? undefined : label}
                  data-empty={content === EMPTY_CELL || undefined}
                >
                  {kind === 'actions' ? content : <span>{content}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
