import { ALL_PARAMETERS, type DeclaredEntry, type ParameterEntry, type SheetEntry } from '#domain/rule-book'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { type BookColumns, BookTable } from './BookTable.tsx'
import { withTitles } from './book.ts'
import { Reference, References } from './References.tsx'
import styles from './rule-book.module.css'

type SheetRow = SheetEntry['rows'][number]

const sheetColumns = ({ columns: [first = '', ...others] }: SheetEntry): BookColumns<SheetRow> => [
  { key: first, label: first, cell: ({ cells }) => withTitles(cells[0] ?? '') },
  ...others.map((label, i) => ({ key: label, label, cell: ({ cells }: SheetRow) => withTitles(cells[i + 1] ?? '') })),
  { key: T.ref, label: T.ref, cell: ({ ref }) => <Reference id={ref} /> },
]

/** What holds for each of several things. */
export const SheetArticle = ({ sheet }: { readonly sheet: SheetEntry }) => (
  <BookTable
    caption={sheet.title}
    rows={sheet.rows}
    named={false}
    idOf={({ cells }) => cells.join('|')}
    columns={sheetColumns(sheet)}
  />
)

const NUMBER_COLUMNS: BookColumns<ParameterEntry> = [
  { key: 'title', label: T.number, cell: ({ title }) => title },
  { key: 'value', label: T.value, cell: ({ value }) => <b>{value}</b> },
  { key: 'says', label: T.meaning, cell: ({ says }) => says },
  { key: 'refs', label: T.ref, cell: ({ refs }) => <References ids={refs} /> },
]

/** The numbers of the programme, each with the requirements that set it. */
export const NumbersArticle = ({ numbers }: { readonly numbers: readonly ParameterEntry[] }) => (
  <BookTable caption={T.numbers} named={false} rows={numbers} idOf={({ name }) => name} columns={NUMBER_COLUMNS} />
)

const numbersOf = (names: readonly string[]) =>
  ALL_PARAMETERS.filter(({ name }) => names.includes(name))
    .map(({ title, value }) => `${title} ${value}`)
    .join(', ')

const DECLARED_COLUMNS: BookColumns<DeclaredEntry> = [
  { key: 'title', label: T.requirement, cell: ({ title }) => title },
  {
    key: 'says',
    label: T.meaning,
    cell: ({ says, parameters }) => (
      <>
        {says} <b>{numbersOf(parameters)}</b>
      </>
    ),
  },
  {
    key: 'edges',
    label: T.edges,
    cell: ({ edges = [] }) =>
      edges.map(({ value, meets }) => (
        <span className={styles.edge} key={value}>
          <span className="num">{value}</span> {meets ? T.meets : T.fails}
        </span>
      )),
  },
  { key: 'by', label: T.answeredBy, cell: ({ answeredBy }) => answeredBy },
  { key: 'refs', label: T.ref, cell: ({ refs }) => <References ids={refs} /> },
]

/** What the programme requires and this product cannot check, and who answers for it. */
export const DeclaredArticle = ({ declared }: { readonly declared: readonly DeclaredEntry[] }) => (
  <BookTable
    caption={T.declared}
    named={false}
    rows={declared}
    idOf={({ title }) => title}
    columns={DECLARED_COLUMNS}
  />
)
