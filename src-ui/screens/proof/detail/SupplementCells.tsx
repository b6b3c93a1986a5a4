import { useSignals } from '@preact/signals-react/runtime'
import type { SupplementStep } from '#app/proof/apply-supplement'
import type { ProofItemListName } from '#domain/proof/proof-display'
import { EVIDENCE_ACCEPT } from '#domain/upload/evidence-file'
import { ErrorLine, messageId } from '#ui/parts/controls/FieldMessage.tsx'
import { FilePickButton } from '#ui/parts/controls/FileInput.tsx'
import { Button, RowButton } from '#ui/parts/design/Button.tsx'
import { idList } from '#ui/parts/design/class-names.ts'
import { EMPTY_CELL } from '#ui/parts/design/DataTable.tsx'
import { FileList } from '#ui/parts/design/FileList.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import type { EvidenceFiles, EvidenceEntry } from '#ui/parts/upload/evidence-entry.ts'
import { EvidenceRow } from '#ui/parts/upload/EvidenceRow.tsx'
import type { ViewedFile, FileViewerServices } from '#ui/parts/upload/FileViewer.tsx'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PROOF_DETAIL_TEXTS as T } from '#ui/text/ko/proof/detail.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import type { DetailRow } from './detail-rows.ts'
import type { DetailModel } from './detail.model.ts'
import { SentBackPicture } from './SentBackPicture.tsx'
import { changeButtonId, deleteButtonId } from './submit-supplement.ts'
import styles from './detail.module.css'

export type SupplementRowActions = {
  readonly onView: (row: DetailRow, file: ViewedFile) => void
  readonly onDelete: (row: DetailRow) => void
  readonly onReplace: (row: DetailRow, file: File) => void
  readonly onUndo: (row: DetailRow) => void
}

/** The ids of the sentences that say why a control is disabled. */
export type DisabledReasonIds = {
  readonly running: string
  readonly replaced: string
  readonly deleted: string
  readonly last: string
}

type RowProps = { readonly row: DetailRow; readonly page: DetailModel; readonly actions: SupplementRowActions }

const isDeleting = (step: SupplementStep | null, id: string) => step?.is === 'deleting' && step.id === id

type SendingProps = {
  readonly entry: EvidenceEntry
  readonly files: EvidenceFiles
  readonly row: DetailRow
}

/**
 * A new file with the progress of its upload. A new file that failed is marked and can be sent again without the
 * others. [P-307]
 */
const UploadState = ({ entry, files, row }: SendingProps) => {
  useSignals()
  const { is } = entry.state.value
  if (is === 'sending')
    return (
      <FileList label={fill(UPLOAD_TEXTS['file.listOf'], { title: row.name })}>
        <EvidenceRow entry={entry} files={files} inputId={changeButtonId(row.id)} />
      </FileList>
    )
  if (is !== 'failed' && is !== 'cancelled') return null
  return (
    <span className={styles.failed} role="status">
      {UPLOAD_TEXTS[is === 'failed' ? 'file.failed' : 'file.cancelled']}
      <Button
        kind="tertiary"
        small
        icon="refresh"
        blockedBy={files.isLocked.value ? LOCKED_REASON_ID : null}
        onPress={() => void files.retry(entry.id)}
      >
        {UPLOAD_TEXTS['file.retryOne']}
        <span className="sr"> {entry.name}</span>
      </Button>
    </span>
  )
}

/**
 * Returns the `id` of the element with the name of a row, that is, the names of its files without messages about them.
 */
export const rowNameId = ({ id }: DetailRow) => `name-${id}`

/**
 * Returns the `id` of the element with the reason why a row was sent back. The reason is the description of the control
 * that changes the file.
 */
const reasonId = ({ id }: DetailRow) => `reason-${id}`

export const rowFileNames = ({ files }: DetailRow): string =>
  files.length === 0 ? EMPTY_CELL : files.map(({ name }) => name).join(', ')

/**
 * The message that a row must be corrected. `id` is the id of the control with which the row is corrected. [P-139]
 * [D3-140]
 */
const CellError = ({ id, text, isNew }: Readonly<Record<'id' | 'text', string>> & { readonly isNew?: boolean }) => (
  <ErrorLine as="span" id={messageId(id)} role={isNew === true ? 'alert' : undefined}>
    <Icon name="alert" small />
    <Phrase text={text} />
  </ErrorLine>
)

/** True if the supplement was rejected because its deletions would leave no file in the list. [D3-140] [D3-763] */
const isDeletionRefused = ({ marksOpenRows, listWithoutFile }: DetailModel, table: ProofItemListName): boolean =>
  marksOpenRows.value && listWithoutFile.value === table

/** The data that the picture of a sent-back file needs in addition to its row. */
export type SentBackFileProps = { readonly table: ProofItemListName; readonly services: FileViewerServices }

/** The cell with the file of a sent-back row: the reason, the file, and the pending change. [P-109] [P-121] */
export const FileCell = ({ row, page, table, services }: Omit<RowProps, 'actions'> & SentBackFileProps) => {
  useSignals()
  const type = page.loaded.value?.proof.proofType
  const [file] = row.files
  const change = page.staged.value.get(row.id)
  const files = change?.is === 'replace' ? change.file.files : null
  return (
    <>
      {row.reason !== null && change?.is !== 'delete' && (
        <span className={styles.why} id={reasonId(row)}>
          <span className="sr">{T['detail.reason']}</span> <Phrase text={row.reason} />
        </span>
      )}
      <span className={change === undefined ? styles.name : styles.was} id={rowNameId(row)}>
        {rowFileNames(row)}
      </span>
      {file !== undefined && change === undefined && (type === 'direct' || type === 'general') && (
        <SentBackPicture file={file} type={type} table={table} services={services} />
      )}
      {change?.is === 'delete' && <Tag tone="warning">{T['detail.deletePending']}</Tag>}
      {change?.is === 'delete' && isDeletionRefused(page, table) && (
        <CellError
          id={deleteButtonId(row.id)}
          text={fill(T['detail.supplementDeleted'], { list: T[`detail.${table}`] })}
        />
      )}
      {change?.is === 'replace' && (
        <span className={styles.becomes}>{fill(T['detail.changePending'], { name: change.file.name })}</span>
      )}
      {files?.entries.value.map((entry) => (
        <UploadState key={entry.id} entry={entry} files={files} row={row} />
      ))}
    </>
  )
}

type DeleteCellProps = RowProps & { readonly reasonIds: DisabledReasonIds; readonly table: ProofItemListName }

export const DeleteCell = ({ row, page, actions, reasonIds, table }: DeleteCellProps) => {
  useSignals()
  const change = page.staged.value.get(row.id)
  const running = page.applying.value.is === 'running'
  if (!page.editable.value) return EMPTY_CELL
  if (change?.is === 'delete')
    return (
      <RowButton
        of={row.name}
        id={deleteButtonId(row.id)}
        word={T['detail.undoDelete']}
        describedBy={isDeletionRefused(page, table) ? messageId(deleteButtonId(row.id)) : undefined}
        busy={isDeleting(page.step.value, row.id) && SHARED_BUTTON_TEXTS['common.deleting']}
        blockedBy={running ? reasonIds.running : null}
        onPress={() => actions.onUndo(row)}
      />
    )
  return (
    <RowButton
      of={row.name}
      kind="text"
      word={T['detail.colDelete']}
      blockedBy={
        running
          ? reasonIds.running
          : change !== undefined
            ? reasonIds.replaced
            : page.isLastFile(row.id)
              ? reasonIds.last
              : null
      }
      onPress={() => actions.onDelete(row)}
      opensDialog
    />
  )
}

type ChangeCellProps = RowProps & { readonly reasonIds: DisabledReasonIds }

/**
 * The button that chooses a new file. It is solid in every row that still needs one. Once a file is chosen, it chooses
 * another, and a second button undoes the choice. [P-120] [D2-920]
 */
export const NewFileCell = ({ row, page, actions, reasonIds }: ChangeCellProps) => {
  useSignals()
  const change = page.staged.value.get(row.id)
  const running = page.applying.value.is === 'running'
  const preparing = page.preparing.value
  if (!page.editable.value) return EMPTY_CELL
  const problem = page.problem.value?.id === row.id ? page.problem.value.text : null
  const reminder = change === undefined && page.marksOpenRows.value ? T['detail.supplement'] : null
  const sentence = problem ?? reminder
  const describedBy = idList(
    change?.is !== 'delete' && row.reason !== null && reasonId(row),
    sentence !== null && messageId(changeButtonId(row.id)),
  )
  const error = sentence !== null && <CellError id={changeButtonId(row.id)} text={sentence} isNew={problem !== null} />
  const pick =
    change?.is !== 'delete' && !running && preparing === null ? (
      <FilePickButton
        id={changeButtonId(row.id)}
        about={row.name}
        words={T['detail.colChange']}
        look={change === undefined ? { kind: 'secondary' } : { kind: 'tertiary', small: true }}
        accept={EVIDENCE_ACCEPT}
        aria-describedby={describedBy || undefined}
        onFiles={([file]) => file && actions.onReplace(row, file)}
      />
    ) : (
      <RowButton
        of={row.name}
        word={T['detail.colChange']}
        busy={preparing === row.id && UPLOAD_TEXTS['file.preparing']}
        blockedBy={running || preparing !== null ? reasonIds.running : reasonIds.deleted}
      />
    )
  if (change?.is !== 'replace')
    return (
      <>
        {pick}
        {error}
      </>
    )
  return (
    <>
      <span className={styles.changes}>
        {pick}
        <RowButton
          of={row.name}
          word={T['detail.undoChange']}
          blockedBy={running || preparing !== null ? reasonIds.running : null}
          onPress={() => actions.onUndo(row)}
        />
      </span>
      {error}
    </>
  )
}
