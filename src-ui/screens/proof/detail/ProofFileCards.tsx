import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId } from 'react'
import type { ProofItemListName } from '#domain/proof/proof-display'
import { RowButton, BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { type TableColumn, EMPTY_CELL } from '#ui/parts/design/DataTable.tsx'
import { WonText } from '#ui/parts/design/Facts.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { Pagination, ROWS_PER_PAGE, usePagination } from '#ui/parts/design/Pagination.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { DayText } from '#ui/parts/time/DayText.tsx'
import type { FileViewerServices } from '#ui/parts/upload/FileViewer.tsx'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { PROOF_DETAIL_TEXTS as T } from '#ui/text/ko/proof/detail.ts'
import { type DetailRow, toDetailRow, type ListedProofItem, keptFiles } from './detail-rows.ts'
import type { DetailModel } from './detail.model.ts'
import {
  NewFileCell,
  DeleteCell,
  FileCell,
  rowFileNames,
  rowNameId,
  type SupplementRowActions,
  type SentBackFileProps,
  type DisabledReasonIds,
} from './SupplementCells.tsx'
import styles from './detail.module.css'

const columnsFor = (
  page: DetailModel,
  actions: SupplementRowActions,
  reasonIds: DisabledReasonIds,
  sentBackFile: SentBackFileProps,
): readonly TableColumn<DetailRow>[] => [
  { key: 'no', label: T['detail.colNo'], cell: ({ no }) => <span className="num">{no}</span> },
  {
    key: 'file',
    label: T['detail.colFile'],
    cell: (row) =>
      // Only a sent-back row can change. All other rows read no signal, so that they never render again.
      row.isSentBack ? (
        <FileCell row={row} page={page} {...sentBackFile} />
      ) : (
        <span className={styles.name} id={rowNameId(row)}>
          {rowFileNames(row)}
        </span>
      ),
  },
  {
    key: 'check',
    label: T['detail.colCheck'],
    cell: (row) =>
      row.files.length === 0
        ? EMPTY_CELL
        : row.files.map((file) => (
            <RowButton
              key={file.path}
              kind={row.isSentBack ? 'text' : 'tertiary'}
              of={file.name}
              word={T['detail.checkFile']}
              onPress={() => actions.onView(row, file)}
              opensDialog
            />
          )),
  },
  { key: 'status', label: T['detail.colStatus'], cell: ({ status, tone }) => <Tag tone={tone}>{status}</Tag> },
  {
    key: 'date',
    label: T['detail.colDate'],
    cell: ({ day }) => (day === null ? EMPTY_CELL : <DayText date={day} />),
  },
  {
    key: 'amount',
    label: T['detail.colAmount'],
    cell: ({ amount }) => (amount === null ? EMPTY_CELL : <WonText won={amount} />),
  },
  {
    key: 'delete',
    label: T['detail.colDelete'],
    cell: (row) =>
      row.isSentBack ? (
        <DeleteCell row={row} page={page} actions={actions} reasonIds={reasonIds} table={sentBackFile.table} />
      ) : (
        EMPTY_CELL
      ),
  },
  {
    key: 'change',
    label: T['detail.colChange'],
    cell: (row) =>
      row.isSentBack ? <NewFileCell row={row} page={page} actions={actions} reasonIds={reasonIds} /> : EMPTY_CELL,
  },
]

/** The columns whose content is clear without their name: the name of a file, and buttons. Their name is hidden. */
const CLEAR_COLUMNS: readonly string[] = ['file', 'check', 'delete', 'change']

type CardProps = {
  readonly row: DetailRow
  readonly columns: readonly TableColumn<DetailRow>[]
  readonly change: 'delete' | 'replace' | undefined
  /** The last line of the card. */
  readonly children?: ReactNode
}

/**
 * One document as a card. The name of the document is the name of its file. The card has the name and the value of
 * every column, in order. [P-104] [D3-142]
 */
const Card = ({ row, columns, change, children }: CardProps) => (
  <article className={styles.card} aria-labelledby={rowNameId(row)} data-change={change}>
    <dl className={classNames(styles.columns, row.isSentBack && styles.sentBack)}>
      {columns.map(({ key, label, cell }) => {
        const value = cell(row)
        return (
          <div key={key} data-column={key} data-empty={value === EMPTY_CELL || undefined}>
            <dt className={CLEAR_COLUMNS.includes(key) ? 'sr' : undefined}>{label}</dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
    {children}
  </article>
)

export type FileCardsProps = {
  readonly table: ProofItemListName
  readonly items: readonly ListedProofItem[]
  readonly page: DetailModel
  readonly actions: SupplementRowActions
  readonly services: FileViewerServices
  /** The button that adds files to the list; the last line of its last card. [D3-833] */
  readonly more?: ReactNode
}

/** Documents as cards with the same columns. */
const Cards = ({
  rows,
  columns,
  page,
  more,
}: Pick<FileCardsProps, 'page' | 'more'> &
  Pick<CardProps, 'columns'> & {
    readonly rows: readonly DetailRow[]
  }) => {
  useSignals()
  return (
    <div className={styles.cards}>
      {rows.map((row) => (
        <Card key={row.id} row={row} columns={columns} change={page.staged.value.get(row.id)?.is}>
          {row === rows.at(-1) && more}
        </Card>
      ))}
    </div>
  )
}

const disabledReasonIds = (id: string): DisabledReasonIds => ({
  running: `${id}-running`,
  replaced: `${id}-replaced`,
  deleted: `${id}-deleted`,
  last: `${id}-last`,
})

/**
 * Renders one of the two lists of a proof. While a supplement is due, the documents that need no correction are left
 * out, unless the list has several pages. [P-105] [P-118]
 */
export const ProofFileCards = ({ table, items, page, actions, services, more }: FileCardsProps) => {
  useSignals()
  const id = useId()
  const { rows: itemsOnPage, onPage, ...pages } = usePagination(items)
  useSignalEffect(() => {
    const place = items.findIndex(({ item }) => item.id === page.sought.value?.id)
    if (place >= 0) onPage(Math.floor(place / ROWS_PER_PAGE) + 1)
  })
  if (items.length === 0)
    return (
      <>
        <Phrase as="p" className="small" text={T['detail.noRows']} />
        {more}
      </>
    )
  const rows = itemsOnPage.map(toDetailRow)
  const reasonIds = disabledReasonIds(id)
  const changes = rows.map((row) => page.staged.value.get(row.id)?.is)
  const isPartial = page.editable.value && keptFiles(items).length < items.length
  return (
    <div className={styles.list} id={id}>
      <Cards
        rows={isPartial && items.length <= ROWS_PER_PAGE ? rows.filter(({ isSentBack }) => isSentBack) : rows}
        columns={columnsFor(page, actions, reasonIds, { table, services })}
        page={page}
        more={more}
      />
      {page.editable.value &&
        rows.some((row, i) => row.isSentBack && changes[i] === undefined && page.isLastFile(row.id)) && (
          <BlockedReasonLine id={reasonIds.last} text={fill(T['detail.deleteLast'], { list: T[`detail.${table}`] })} />
        )}
      {changes.includes('replace') && <BlockedReasonLine id={reasonIds.replaced} text={T['detail.replaceBlocked']} />}
      {changes.includes('delete') && <BlockedReasonLine id={reasonIds.deleted} text={T['detail.deleteBlocked']} />}
      {(page.applying.value.is === 'running' || page.preparing.value !== null) && (
        <BlockedReasonLine id={reasonIds.running} text={COMPONENT_TEXTS['common.loading']} />
      )}
      {items.length > ROWS_PER_PAGE && <Pagination label={T[`detail.${table}Pages`]} onPage={onPage} {...pages} />}
    </div>
  )
}

/**
 * A collapsible row with the documents of a list that need no correction. Renders nothing if there are none, or if the
 * list has several pages and so contains them. [D3-443]
 */
export const KeptFileCards = ({ table, items, page, actions, services }: FileCardsProps) => {
  const id = useId()
  const files = keptFiles(items)
  if (files.length === 0 || items.length > ROWS_PER_PAGE) return null
  return (
    <Fold
      name={fill(T['detail.kept'], { table: T[`detail.${table}`] })}
      value={fill(T['detail.keptFiles'], { n: files.length })}
    >
      <Cards
        rows={files.map(toDetailRow)}
        columns={columnsFor(page, actions, disabledReasonIds(id), { table, services })}
        page={page}
      />
    </Fold>
  )
}
