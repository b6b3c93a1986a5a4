import { Fragment } from 'react'
import { Tag } from '../design/Banner.tsx'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import type { Article } from './articles.ts'
import { References } from './References.tsx'
import styles from './rule-book.module.css'

/** Words of one cell: several things stand below one another. */
const Words = ({ parts }: { readonly parts: readonly string[] }) =>
  parts.map((part) => (
    <span key={part} className={styles.line}>
      {part.split(/(?<=_)/).map((piece, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  ))

/**
 * The table of an article: cards under 768 px, a table above. The first column names the row and gives it its place in the
 * address; one row may be set off, the one that decides.
 */
export const ArticleTable = ({ article, decides }: { readonly article: Article; readonly decides: string | null }) => {
  const { title, columns, lines } = article
  const [, ...others] = columns
  return (
    <div className="table-room">
      {/* Written out although HTML implies them: some browsers forget a table's roles as soon as its rows are cards. */}
      <table className={`table ${styles.table}`} role="table">
        <caption>{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[...columns, T.ref].map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ id, cells: [head = [], ...cells], refs }, at) => {
            const isDeciding = id !== null && id === decides
            const isFirst = lines.findIndex((line) => line.id === id) === at
            return (
              <tr
                key={`${id} ${head.join(' ')} ${at}`}
                id={id !== null && isFirst ? id : undefined}
                role="row"
                className={isDeciding ? styles.decides : undefined}
              >
                <th role="rowheader" scope="row" className={id?.includes('-') === true ? styles.id : undefined}>
                  <Words parts={head} />
                  {isDeciding && <Tag tone="info">{T.decides}</Tag>}
                </th>
                {others.map((label, i) => (
                  <td key={label} role="cell" data-label={label}>
                    <span>
                      <Words parts={cells[i] ?? []} />
                    </span>
                  </td>
                ))}
                <td role="cell" data-label={T.ref}>
                  <References ids={refs} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
