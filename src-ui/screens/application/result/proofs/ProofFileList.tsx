import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useId, useState } from 'react'
import type { DownloadSubmissionConfirmation } from '#app/proof/download-submission-confirmation'
import type { FindStoredFileUrl } from '#app/upload/fetch-stored-file'
import type { Application } from '#domain/application/application'
import type { ProofItem, Proof } from '#domain/proof/proof'
import { decideProofCancellation } from '#domain/proof/proof-cancellation'
import { proofDisplayOf } from '#domain/proof/proof-display'
import { itemsOfProof } from '#domain/proof/proof-items'
import { isCancelledOrDeletedProofStatus, type ProofStatusOrText } from '#domain/proof/proof-status.table'
import { isSupplementDue } from '#domain/proof/supplement/supplement'
import { Button } from '#ui/parts/design/Button.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Pagination, usePagination } from '#ui/parts/design/Pagination.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { proofStatusWords, toneOfProofStatus } from '#ui/parts/proof/proof-words.ts'
import { viewedFilesOf } from '#ui/parts/proof/viewable-files.ts'
import { useFileUrl } from '#ui/parts/upload/file-viewer.model.ts'
import type { ViewedFile } from '#ui/parts/upload/FileViewer.tsx'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import {
  FIND_STORED_FILE_URL_MESSAGES,
  PROOF_CANCELLATION_REFUSAL_TEXTS,
  PROOF_LIST_TEXTS as T,
} from '#ui/text/ko/proof/proof.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { SubmissionConfirmationButton } from './ProofDialogRecords.tsx'
import styles from './ProofFileList.module.css'

/** Shows the picture in its original size, until the dialog is closed. */
const openFullImage = (file: ViewedFile, url: string) =>
  dialogs.open<void>({
    title: T['image.title'],
    cancelled: undefined,
    render: () => (
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={styles.full} role="region" aria-label={file.name} tabIndex={0}>
          <img src={url} alt={file.name} />
        </div>
      </DialogBody>
    ),
  })

const Picture = ({ file, url }: { readonly file: ViewedFile; readonly url: string }) => {
  const [unreadable, setUnreadable] = useState(false)
  return unreadable ? (
    <>
      <Phrase as="p" className="small" text={UPLOAD_TEXTS['file.noPreview']} />
      <LinkButton kind="tertiary" small icon="open" href={url} newTab>
        {T['proof.openFile']}
      </LinkButton>
    </>
  ) : (
    <button
      className={styles.thumb}
      type="button"
      aria-haspopup="dialog"
      aria-label={`${T['image.title']} ${file.name}`}
      onClick={() => void openFullImage(file, url)}
    >
      <img src={url} alt="" onError={() => setUnreadable(true)} />
    </button>
  )
}

/**
 * A file of a proof. A picture is shown, and any other file can be opened. The URL of a file is requested only when the
 * file is viewed.
 */
const StoredFileView = ({
  file,
  findFileUrl,
}: {
  readonly file: ViewedFile
  readonly findFileUrl: FindStoredFileUrl
}) => {
  useSignals()
  const { task, ask } = useFileUrl(file.path, findFileUrl)
  const state = task.value
  return (
    <div className={styles.file}>
      <span className={styles.fileName}>{file.name}</span>
      {state.is === 'done' ? (
        file.kind === 'image' ? (
          <Picture file={file} url={state.value} />
        ) : (
          <LinkButton kind="tertiary" small icon="open" href={state.value} newTab>
            {T['proof.openFile']}
            <span className="sr"> {file.name}</span>
          </LinkButton>
        )
      ) : state.is === 'failed' ? (
        <>
          <Phrase as="p" className="small" role="status" text={FIND_STORED_FILE_URL_MESSAGES.DownloadFailed.text} />
          <Button kind="tertiary" small icon="refresh" onPress={() => void ask()}>
            {SHARED_BUTTON_TEXTS['common.retry']}
            <span className="sr"> {file.name}</span>
          </Button>
        </>
      ) : (
        <p className="small" role="status">
          {EVERY_PAGE_TEXTS['common.loadingData']}
        </p>
      )}
    </div>
  )
}

export type ProofFilesProps = {
  /** The application as the page has it now. It may be loaded again while this dialog is open. */
  readonly shown: ReadonlySignal<Application | null>
  readonly proofId: string
  readonly cancellingId: ReadonlySignal<string | null>
  readonly findFileUrl: FindStoredFileUrl
  readonly downloadSubmissionConfirmation: DownloadSubmissionConfirmation
  readonly onCancel: (proof: Proof, item: ProofItem) => void
}

/** The status of a document. If the applicant must act, the status has the warning colour. */
const StatusTag = ({ status, application }: StatusTagProps) => {
  const [display, isDue] = [proofDisplayOf(status, application.status), isSupplementDue(status, application)]
  return <Tag tone={toneOfProofStatus(status, display, isDue)}>{proofStatusWords(display, isDue)}</Tag>
}
type StatusTagProps = { readonly status: ProofStatusOrText; readonly application: Application }

/** The button that cancels one document of a proof. */
const Cancel = ({ about, isBusy, onPress }: CancelProps) => {
  const id = useId()
  useFocusAfterRemoval(id)
  return (
    <Button
      id={id}
      kind="danger"
      small
      busy={isBusy && SHARED_BUTTON_TEXTS['common.cancelling']}
      onPress={onPress}
      opensDialog
    >
      {T['proof.cancelFile']}
      <span className="sr"> {about}</span>
    </Button>
  )
}
type CancelProps = { readonly about: string; readonly isBusy: boolean; readonly onPress: () => void }

const Item = ({
  item,
  proof,
  application,
  isBusy,
  ...props
}: Omit<ProofFilesProps, 'shown' | 'cancellingId' | 'proofId'> & {
  readonly item: ProofItem
  readonly proof: Proof
  readonly application: Application
  readonly isBusy: boolean
}) => {
  const { status, proofType: type } = proof
  const { verdict } = decideProofCancellation({ application: application.status, type, status, item })
  const files = viewedFilesOf(item)
  const itemName = files[0]?.name ?? item.id
  return (
    <li className={styles.item}>
      <StatusTag status={item.status} application={application} />
      {item.reason !== null && (
        <p>
          <b>{T['proof.reason']}</b> <Phrase text={item.reason} />
        </p>
      )}
      {files.length === 0 && <p>{T['proof.noFile']}</p>}
      {files.map((file) => (
        <StoredFileView key={file.path} file={file} findFileUrl={props.findFileUrl} />
      ))}
      <div className={styles.itemActions}>
        <SubmissionConfirmationButton
          itemId={item.id}
          about={itemName}
          downloadSubmissionConfirmation={props.downloadSubmissionConfirmation}
        />
        {verdict === 'ok' && <Cancel about={itemName} isBusy={isBusy} onPress={() => props.onCancel(proof, item)} />}
      </div>
      {verdict !== 'ok' && !isCancelledOrDeletedProofStatus(item.status) && (
        <Phrase as="p" className="small" text={PROOF_CANCELLATION_REFUSAL_TEXTS[verdict]} />
      )}
    </li>
  )
}

/** The documents of a proof, each with its file, its receipt and its cancel button. */
export const ProofFileList = ({ shown, proofId, cancellingId, ...props }: ProofFilesProps) => {
  useSignals()
  const application = shown.value
  const proof = application?.proofs.find(({ id }) => id === proofId)
  const page = usePagination(application === null || proof === undefined ? [] : itemsOfProof(application, proof))
  return (
    <DialogBody>
      {application === null || proof === undefined || page.rows.length === 0 ? (
        <p>{T['proof.noFile']}</p>
      ) : (
        <ul className={styles.items} aria-label={T['proof.files']}>
          {page.rows.map((item) => (
            <Item
              key={item.id}
              item={item}
              proof={proof}
              application={application}
              isBusy={cancellingId.value === item.id}
              {...props}
            />
          ))}
        </ul>
      )}
      <Pagination label={T['proof.filePages']} {...page} />
    </DialogBody>
  )
}
