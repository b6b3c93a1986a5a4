import { Fragment } from 'react'
import { linesWithHitsFirst } from '#book/search/answers'
import type { Article, ArticleLine } from '#book/text/articles'
import { type TableColumn, DataTable } from '#ui/parts/design/DataTable.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { RequirementButtons } from './RequirementButtons.tsx'
import styles from './rule-book.module.css'

/** A text that may break after each underscore. */
const BreakableText = ({ text }: { readonly text: string }) =>
  text.split(/(?<=_)/).map((piece, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {piece}
    </Fragment>
  ))

/**
 * The text of one cell. Several values are shown one below the other. One value gets no element, because the book has
 * thousands of cells.
 */
const CellText = ({ parts: [first = '', ...others] }: { readonly parts: readonly string[] }) => {
  if (others.length === 0) return <BreakableText text={first} />
  return [first, ...others].map((part) => (
    <span key={part} className={styles.line}>
      <BreakableText text={part} />
    </span>
  ))
}

type RowMarks = {
  /** The id of the deciding row; null if there is none. */
  readonly decides: string | null
  readonly hits: readonly ArticleLine[]
  /** What a line with a hit is called. */
  readonly hitName: string
}

const isDeciding = ({ id }: ArticleLine, { decides }: RowMarks) => id !== null && id === decides

const columnsFor = (
  [first = '', ...others]: readonly string[],
  marks: RowMarks,
): readonly TableColumn<ArticleLine>[] => [
  {
    key: first,
    label: first,
    kind: 'head',
    cell: (line) => (
      <span className={line.id?.includes('-') === true ? styles.id : undefined}>
        <CellText parts={line.cells[0] ?? []} />
        {isDeciding(line, marks) && <Tag tone="info">{T.decides}</Tag>}
        {marks.hits.includes(line) && <Tag tone="info">{marks.hitName}</Tag>}
      </span>
    ),
  },
  ...others.map((label, index): TableColumn<ArticleLine> => ({
    key: label,
    label,
    cell: ({ cells }) => <CellText parts={cells[index + 1] ?? []} />,
  })),
  { key: T.ref, label: T.ref, cell: ({ refs }) => <RequirementButtons ids={refs} /> },
]

/**
 * The table of an article. The first column contains the id of each row; links can point to a row by this id. The
 * deciding row and the lines with search hits are highlighted. If the lines are separate facts, the lines with hits
 * come first.
 */
export const ArticleTable = ({ article, ...marks }: RowMarks & { readonly article: Article }) => {
  const { title, columns, lines } = article
  const isFirst = (line: ArticleLine) => lines.find(({ id }) => id === line.id) === line
  return (
    <DataTable
      caption={title}
      columns={columnsFor(columns, marks)}
      rows={linesWithHitsFirst(article, marks.hits)}
      rowKey={(line) => lines.indexOf(line)}
      rowAttributes={(line) => ({
        id: line.id !== null && isFirst(line) ? line.id : undefined,
        className: isDeciding(line, marks) || marks.hits.includes(line) ? styles.marked : undefined,
        tabIndex: -1,
      })}
    />
  )
}
