import { Fragment } from 'react'
import { Tag } from '../design/Banner.tsx'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import type { Article, Line } from './articles.ts'
import { References } from './References.tsx'
import styles from './rule-book.module.css'

/** The words of one cell; several values stand below one another. */
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

type TableProps = {
  readonly article: Article
  readonly decides: string | null
  readonly hits: readonly Line[]
}

/**
 * The table of an article, cards below 768 px. The first column has the id of the row and its link; the deciding row
 * and the lines with search hits are highlighted.
 */
export const ArticleTable = ({ article, decides, hits }: TableProps) => {
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
          {lines.map((line, index) => {
            const { id, refs } = line
            const [head = [], ...cells] = line.cells
            const isDeciding = id !== null && id === decides
            const isHit = hits.includes(line)
            const isFirst = lines.findIndex((first) => first.id === id) === index
            return (
              <tr
                key={`${id} ${head.join(' ')} ${index}`}
                id={id !== null && isFirst ? id : undefined}
                role="row"
                className={isDeciding || isHit ? styles.marked : undefined}
                tabIndex={-1}
              >
                <th role="rowheader" scope="row" className={id?.includes('-') === true ? styles.id : undefined}>
                  <Words parts={head} />
                  {isDeciding && <Tag tone="info">{T.decides}</Tag>}
                  {isHit && <Tag tone="info">{T.hit}</Tag>}
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
