import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { Application } from '#domain/application/application'
import type { ProofItem, Proof } from '#domain/proof/proof'
import type { DownloadReceipt } from '#app/proof/download-receipt'
import type { AddressFile } from '#app/upload/read-file'
import { judgeProofCancellation } from '#domain/proof/proof-cancellation'
import { displayOfProof } from '#domain/proof/proof-display'
import { Button } from '../design/Button.tsx'
import { DialogBody } from '../design/ModalHolder.tsx'
import { Pagination, usePage } from '../design/Pagination.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Tag } from '../design/Banner.tsx'
import { PROOF as T } from '../text/ko/proof.ts'
import look from './proof.module.css'
import { filesOfItem, itemsOfProof, toneOfProof } from './proof-rows.ts'
import { ReceiptButton } from './ReceiptButton.tsx'
import { StoredFileView } from './StoredFileView.tsx'

type Props = {
  /** The application as the page has it now: it is loaded anew while this window is open. */
  readonly shown: ReadonlySignal<Application | null>
  readonly proofId: string
  /** The item that is being taken back now. */
  readonly cancelling: ReadonlySignal<string | null>
  readonly phone: string
  readonly addressFile: AddressFile
  readonly downloadReceipt: DownloadReceipt
  readonly onCancel: (proof: Proof, item: ProofItem) => void
}

const Item = ({
  item,
  proof,
  application,
  busy,
  ...props
}: Omit<Props, 'shown' | 'cancelling' | 'proofId'> & {
  readonly item: ProofItem
  readonly proof: Proof
  readonly application: Application
  readonly busy: boolean
}) => {
  const whole = application.status
  const display = displayOfProof(item.status, whole)
  const { verdict } = judgeProofCancellation({ application: whole, type: proof.proofType, status: item.status })
  const files = filesOfItem(item)
  const about = files[0]?.name ?? item.id
  return (
    <li className={look.item}>
      <Tag tone={toneOfProof(item.status, display)}>{display.label}</Tag>
      {item.reason !== null && (
        <p>
          <b>{T['proof.reason']}</b> <Phrase text={item.reason} />
        </p>
      )}
      {files.length === 0 && <p>{T['proof.noFile']}</p>}
      {files.map((file) => (
        <StoredFileView key={file.path} file={file} addressFile={props.addressFile} />
      ))}
      <div className={look.itemActs}>
        <ReceiptButton of={item.id} about={about} phone={props.phone} downloadReceipt={props.downloadReceipt} />
        <Button
          kind="danger"
          small
          busy={busy && T['proof.cancelling']}
          blocked={verdict === 'allowed' ? null : T[verdict]}
          onPress={() => props.onCancel(proof, item)}
          opensDialog
        >
          {T['proof.cancel']}
          <span className="sr"> {about}</span>
        </Button>
      </div>
    </li>
  )
}

/** The documents of a proof, each with its file, its receipt and the way to take it back. */
export const ProofFiles = ({ shown, proofId, cancelling, ...props }: Props) => {
  useSignals()
  const application = shown.value
  const proof = application?.proofs.find(({ id }) => id === proofId)
  const page = usePage(application === null || proof === undefined ? [] : itemsOfProof(application, proof))
  return (
    <DialogBody>
      {application === null || proof === undefined || page.rows.length === 0 ? (
        <p>{T['proof.noFile']}</p>
      ) : (
        <ul className={look.items} aria-label={T['proof.files']}>
          {page.rows.map((item) => (
            <Item
              key={item.id}
              item={item}
              proof={proof}
              application={application}
              busy={cancelling.value === item.id}
              {...props}
            />
          ))}
        </ul>
      )}
      <Pagination label={T['proof.filePages']} {...page} />
    </DialogBody>
  )
}
