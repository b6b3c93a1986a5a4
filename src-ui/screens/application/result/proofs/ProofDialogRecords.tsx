import { useSignals } from '@preact/signals-react/runtime'
import type {
  DownloadSubmissionConfirmation,
  DownloadSubmissionConfirmationError,
} from '#app/proof/download-submission-confirmation'
import type { ProofItem } from '#domain/proof/proof'
import { Button } from '#ui/parts/design/Button.tsx'
import { type TableColumn, DataTable } from '#ui/parts/design/DataTable.tsx'
import { Pagination, usePagination } from '#ui/parts/design/Pagination.tsx'
import { DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { LOOKED_UP_RECORD_COLUMNS, LookedUpRecordsSum } from '#ui/parts/proof/LookedUpRecordsTable.tsx'
import { runTask, useOwnTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { DOWNLOAD_SUBMISSION_CONFIRMATION_MESSAGES, PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'

type ConfirmationButtonProps = {
  readonly itemId: string
  /** The name of the proof item that the document confirms. Screen readers announce it with the label of the button. */
  readonly about: string
  readonly downloadSubmissionConfirmation: DownloadSubmissionConfirmation
}

/** Saves the 제출확인서 of one item of a proof. */
export const SubmissionConfirmationButton = ({
  itemId,
  about,
  downloadSubmissionConfirmation,
}: ConfirmationButtonProps) => {
  useSignals()
  const task = useOwnTask<DownloadSubmissionConfirmationError>()
  const download = async () => {
    const outcome = await runTask(
      task,
      downloadSubmissionConfirmation(itemId, fill(T['receipt.fileName'], { id: itemId })),
    )
    if (outcome.is === 'failed')
      await showFailure(outcome.error, DOWNLOAD_SUBMISSION_CONFIRMATION_MESSAGES, 'application')
  }
  return (
    <Button
      kind="tertiary"
      small
      icon="download"
      busy={task.value.is === 'running' && T['receipt.downloading']}
      onPress={() => void download()}
    >
      {T['receipt.download']}
      <span className="sr"> {about}</span>
    </Button>
  )
}

const columnsFor = (
  downloadSubmissionConfirmation: DownloadSubmissionConfirmation,
): readonly TableColumn<ProofItem>[] => [
  ...LOOKED_UP_RECORD_COLUMNS,
  {
    key: 'receipt',
    kind: 'actions',
    label: T['receipt.download'],
    cell: ({ id, carrierName }) => (
      <SubmissionConfirmationButton
        itemId={id}
        about={carrierName ?? ''}
        downloadSubmissionConfirmation={downloadSubmissionConfirmation}
      />
    ),
  },
]

type ProofRecordsProps = {
  readonly title: string
  readonly records: readonly ProofItem[]
  readonly downloadSubmissionConfirmation: DownloadSubmissionConfirmation
}

/** The records of platforms or carriers for a proof, with their sum. */
export const ProofDialogRecords = ({ title, records, downloadSubmissionConfirmation }: ProofRecordsProps) => {
  const page = usePagination(records)
  return (
    <DialogBody>
      {records.length === 0 ? (
        <p>{T['lookup.empty']}</p>
      ) : (
        <>
          <DataTable
            caption={title}
            columns={columnsFor(downloadSubmissionConfirmation)}
            rows={page.rows}
            rowKey={({ id }) => id}
          />
          <Pagination label={title} {...page} />
        </>
      )}
      <LookedUpRecordsSum records={records} />
    </DialogBody>
  )
}
