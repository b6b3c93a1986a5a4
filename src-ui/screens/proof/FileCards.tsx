import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import type { SupplementStep } from '#app/proof/apply-supplement'
import type { ProofTable } from '#domain/proof/proof-display'
import { EVIDENCE_ACCEPT } from '#domain/upload/evidence-file'
import { Button, RowButton, Why } from '../../parts/design/Button.tsx'
import { type Column, NOTHING } from '../../parts/design/DataTable.tsx'
import { FileList } from '../../parts/design/FileList.tsx'
import { Fold } from '../../parts/design/Fold.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { Pagination, ROWS_PER_PAGE, usePage } from '../../parts/design/Pagination.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { EmptyState } from '../../parts/design/States.tsx'
import { Tag } from '../../parts/design/Tag.tsx'
import { Money } from '../../parts/design/Facts.tsx'
import { FilePick } from '../../parts/form/FileInput.tsx'
import { ErrorLine, messageId } from '../../parts/form/FieldMessage.tsx'
import { LOCKED_ID } from '../../parts/form/entry-lock.ts'
import { fill } from '../../text/fill.ts'
import { WORDS } from '../../text/ko/words.ts'
import { DETAIL as T } from '../../text/ko/proof-detail.ts'
import { UPLOAD } from '../../text/ko/upload.ts'
import { EvidenceRow } from '../../parts/upload/EvidenceRow.tsx'
import type { EvidenceEntry, EvidenceFiles } from '../../parts/upload/evidence-files.model.ts'
import type { ViewedFile, ViewerServices } from '../../parts/upload/FileViewer.tsx'
import type { DetailPage } from './detail.model.ts'
import { type DetailRow, detailRow, type ListedItem, keptOf } from './detail-rows.ts'
import styles from './detail.module.css'
import { SentBackFile } from './SentBackFile.tsx'

/** What a person can do with a row. */
export type RowActs = {
  readonly onView: (row: DetailRow, file: ViewedFile) => void
  readonly onDelete: (row: DetailRow) => void
  readonly onReplace: (row: DetailRow, file: File) => void
  readonly onUndo: (row: DetailRow) => void
}

type RowProps = { readonly row: DetailRow; readonly page: DetailPage; readonly acts: RowActs }

const isDeleting = (step: SupplementStep | null, id: string) => step?.is === 'deleting' && step.id === id

type SendingProps = {
  readonly entry: EvidenceEntry
  readonly files: EvidenceFiles
  readonly row: DetailRow
}

/** A new file on its way with its progress; one that did not arrive is marked and can be sent again alone. [P-307] */
const Sending = ({ entry, files, row }: SendingProps) => {
  useSignals()
  const { is } = entry.state.value
  if (is === 'sending')
    return (
      <FileList label={fill(UPLOAD['file.listOf'], { title: row.name })}>
        <EvidenceRow entry={entry} files={files} inputId={changeId(row.id)} />
      </FileList>
    )
  if (is !== 'failed' && is !== 'cancelled') return null
  return (
    <span className={styles.failed} role="status">
      {UPLOAD[is === 'failed' ? 'file.failed' : 'file.cancelled']}
      <Button
        kind="tertiary"
        small
        icon="refresh"
        blockedBy={files.locked.value ? LOCKED_ID : null}
        onPress={() => void files.retry(entry.id)}
      >
        {UPLOAD['file.retryOne']}
        <span className="sr"> {entry.name}</span>
      </Button>
    </span>
  )
}

/** `id` of what names a row: its files, without what is said of them. */
const nameId = ({ id }: DetailRow) => `name-${id}`

/** `id` of why a row was sent back; what changes its file is described by it. */
const reasonId = ({ id }: DetailRow) => `reason-${id}`

const fileNames = ({ files }: DetailRow): string =>
  files.length === 0 ? NOTHING : files.map(({ name }) => name).join(', ')

/** Why a row has to be mended; `id` is that of the control that mends it. [P-139] [D3-140] */
const MendError = ({ id, text }: Readonly<Record<'id' | 'text', string>>) => (
  <ErrorLine as="span" id={messageId(id)}>
    <Icon name="alert" small />
    <Phrase text={text} />
  </ErrorLine>
)

/** True once the supplement was refused because its deletions leave no file. [D3-140] */
const isDeletionRefused = ({ asked, noFileLeft }: DetailPage): boolean => asked.value && noFileLeft.value

/** What the picture of a file that was sent back depends on, besides its row. */
type SentBack = { readonly table: ProofTable; readonly services: ViewerServices }

/** The file of a row that was sent back, why it was, and what is noted for it. [P-109] [P-120] [P-121] */
const FileCell = ({ row, page, table, services }: Omit<RowProps, 'acts'> & SentBack) => {
  useSignals()
  const type = page.loaded.value?.proof.proofType
  const [file] = row.files
  const change = page.staged.value.get(row.id)
  const files = change?.is === 'replace' ? change.file.files : null
  return (
    <>
      <span className={change === undefined ? styles.name : styles.was} id={nameId(row)}>
        {fileNames(row)}
      </span>
      {row.reason !== null && change === undefined && (
        <span className={styles.why} id={reasonId(row)}>
          <b>{T['detail.reason']}</b> <Phrase text={row.reason} />
        </span>
      )}
      {file !== undefined && change === undefined && (type === 'direct' || type === 'general') && (
        <SentBackFile file={file} type={type} table={table} services={services} />
      )}
      {change?.is === 'delete' && <Tag tone="warning">{T['detail.deletePending']}</Tag>}
      {change?.is === 'delete' && isDeletionRefused(page) && (
        <MendError id={deleteId(row.id)} text={T['detail.mendDeleted']} />
      )}
      {change?.is === 'replace' && (
        <span className={styles.becomes}>{fill(T['detail.changePending'], { name: change.file.name })}</span>
      )}
      {files?.entries.value.map((entry) => (
        <Sending key={entry.id} entry={entry} files={files} row={row} />
      ))}
    </>
  )
}

/** `id` of what changes the file of a row: the focus comes back to it. */
export const changeId = (rowId: string) => `change-${rowId}`

/** `id` of what deletes a row or takes that back. */
export const deleteId = (rowId: string) => `delete-${rowId}`

const DeleteCell = ({ row, page, acts, whys }: RowProps & { readonly whys: Whys }) => {
  useSignals()
  const change = page.staged.value.get(row.id)
  const running = page.applying.value.is === 'running'
  if (!page.editable.value) return NOTHING
  if (change?.is === 'delete')
    return (
      <RowButton
        of={row.name}
        id={deleteId(row.id)}
        word={T['detail.undoDelete']}
        describedBy={isDeletionRefused(page) ? messageId(deleteId(row.id)) : undefined}
        busy={isDeleting(page.step.value, row.id) && WORDS['common.deleting']}
        blockedBy={running ? whys.running : null}
        onPress={() => acts.onUndo(row)}
      />
    )
  return (
    <RowButton
      kind="danger"
      of={row.name}
      word={T['detail.colDelete']}
      blockedBy={
        running ? whys.running : change !== undefined ? whys.replaced : page.isLastFile(row.id) ? whys.last : null
      }
      onPress={() => acts.onDelete(row)}
      opensDialog
    />
  )
}

/** The way to another file; one that is noted can be taken back, or give way to the next. [P-119] [P-120] [P-122] */
const ChangeCell = ({ row, page, acts, whys }: RowProps & { readonly whys: Whys }) => {
  useSignals()
  const change = page.staged.value.get(row.id)
  const running = page.applying.value.is === 'running'
  const preparing = page.preparing.value
  if (!page.editable.value) return NOTHING
  const described =
    change === undefined
      ? [row.reason !== null && reasonId(row), page.asked.value && messageId(changeId(row.id))]
          .filter(Boolean)
          .join(' ')
      : ''
  const pick =
    change?.is !== 'delete' && !running && preparing === null ? (
      <FilePick
        id={changeId(row.id)}
        about={row.name}
        words={T['detail.colChange']}
        look={{ kind: 'secondary', small: true }}
        accept={EVIDENCE_ACCEPT}
        aria-describedby={described || undefined}
        onFiles={([file]) => file && acts.onReplace(row, file)}
      />
    ) : (
      <RowButton
        of={row.name}
        word={T['detail.colChange']}
        busy={preparing === row.id && UPLOAD['file.preparing']}
        blockedBy={running || preparing !== null ? whys.running : whys.deleted}
      />
    )
  if (change?.is !== 'replace')
    return (
      <>
        {pick}
        {change === undefined && page.asked.value && <MendError id={changeId(row.id)} text={T['detail.mend']} />}
      </>
    )
  return (
    <span className={styles.changes}>
      {pick}
      <RowButton
        of={row.name}
        word={T['detail.undoChange']}
        blockedBy={running || preparing !== null ? whys.running : null}
        onPress={() => acts.onUndo(row)}
      />
    </span>
  )
}

/** Ids of the sentences that say why something may not be pressed. */
type Whys = { readonly running: string; readonly replaced: string; readonly deleted: string; readonly last: string }

const columnsFor = (page: DetailPage, acts: RowActs, whys: Whys, sentBack: SentBack): readonly Column<DetailRow>[] => [
  { key: 'no', label: T['detail.colNo'], cell: ({ no }) => <span className="num">{no}</span> },
  {
    key: 'file',
    label: T['detail.colFile'],
    cell: (row) =>
      // Only a row that was sent back can change; the others follow no signal.
      row.open ? (
        <FileCell row={row} page={page} {...sentBack} />
      ) : (
        <span className={styles.name} id={nameId(row)}>
          {fileNames(row)}
        </span>
      ),
  },
  {
    key: 'check',
    label: T['detail.colCheck'],
    cell: (row) =>
      row.files.length === 0
        ? NOTHING
        : row.files.map((file) => (
            <RowButton
              key={file.path}
              of={file.name}
              word={T['detail.checkFile']}
              onPress={() => acts.onView(row, file)}
              opensDialog
            />
          )),
  },
  { key: 'status', label: T['detail.colStatus'], cell: ({ status, tone }) => <Tag tone={tone}>{status}</Tag> },
  {
    key: 'date',
    label: T['detail.colDate'],
    cell: ({ day }) => (day === null ? NOTHING : <time dateTime={day}>{day}</time>),
  },
  {
    key: 'amount',
    label: T['detail.colAmount'],
    cell: ({ amount }) => (amount === null ? NOTHING : <Money won={amount} />),
  },
  {
    key: 'delete',
    label: T['detail.colDelete'],
    cell: (row) => (row.open ? <DeleteCell row={row} page={page} acts={acts} whys={whys} /> : NOTHING),
  },
  {
    key: 'change',
    label: T['detail.colChange'],
    cell: (row) => (row.open ? <ChangeCell row={row} page={page} acts={acts} whys={whys} /> : NOTHING),
  },
]

type CardProps = {
  readonly row: DetailRow
  readonly columns: readonly Column<DetailRow>[]
  /** What is noted for it. */
  readonly change: 'delete' | 'replace' | undefined
}

/** One document as a card named by its file: name and value of every column, in their order. [P-104] [D3-142] */
const Card = ({ row, columns, change }: CardProps) => (
  <article className={styles.card} aria-labelledby={nameId(row)} data-change={change}>
    <dl className={styles.columns}>
      {columns.map(({ key, label, cell }) => {
        const value = cell(row)
        return (
          <div key={key} data-column={key} data-empty={value === NOTHING || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  </article>
)

type FileCardsProps = {
  readonly table: ProofTable
  readonly items: readonly ListedItem[]
  readonly page: DetailPage
  readonly acts: RowActs
  readonly services: ViewerServices
}

/** One of the two lists of a proof; of many rows one page stands in the document. [P-104] [P-105] [P-118] to [P-121] */
export const FileCards = ({ table, items, page, acts, services }: FileCardsProps) => {
  useSignals()
  const id = useId()
  const { rows: listed, onPage, ...pages } = usePage(items)
  useSignalEffect(() => {
    const place = items.findIndex(({ item }) => item.id === page.soughtId.value)
    if (place >= 0) onPage(Math.floor(place / ROWS_PER_PAGE) + 1)
  })
  const rows = listed.map(detailRow)
  if (items.length === 0) return <EmptyState title={T['detail.noRows']} />
  const whys: Whys = {
    running: `${id}-running`,
    replaced: `${id}-replaced`,
    deleted: `${id}-deleted`,
    last: `${id}-last`,
  }
  const changes = rows.map((row) => page.staged.value.get(row.id)?.is)
  const kept = page.editable.value ? keptOf(items) : 0
  const columns = columnsFor(page, acts, whys, { table, services })
  const cards = (shown: readonly DetailRow[]) => (
    <div className={styles.cards}>
      {shown.map((row) => (
        <Card key={row.id} row={row} columns={columns} change={page.staged.value.get(row.id)?.is} />
      ))}
    </div>
  )
  return (
    <div className={styles.list} id={id}>
      {cards(kept > 0 ? rows.filter(({ open }) => open) : rows)}
      {page.editable.value &&
        rows.some((row, i) => row.open && changes[i] === undefined && page.isLastFile(row.id)) && (
          <Why id={whys.last} text={T['detail.deleteLast']} />
        )}
      {changes.includes('replace') && <Why id={whys.replaced} text={T['detail.replaceBlocked']} />}
      {changes.includes('delete') && <Why id={whys.deleted} text={T['detail.deleteBlocked']} />}
      {(page.applying.value.is === 'running' || page.preparing.value !== null) && (
        <Why id={whys.running} text={WORDS['common.loading']} />
      )}
      {kept > 0 && (
        <Fold
          name={fill(T['detail.kept'], { table: T[`detail.${table}`] })}
          value={fill(T['detail.keptFiles'], { n: kept })}
          level="h3"
        >
          {cards(rows.filter(({ open }) => !open))}
        </Fold>
      )}
      {items.length > ROWS_PER_PAGE && <Pagination label={T[`detail.${table}Pages`]} onPage={onPage} {...pages} />}
    </div>
  )
}
