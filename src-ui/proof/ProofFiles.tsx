import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { Application } from '#domain/application/application'
import type { ProofItem, ProofMaster } from '#domain/proof/proof'
import type { DownloadReceipt } from '#app/proof/download-receipt'
import type { AddressFile } from '#app/upload/address-file'
import { judgeProofCancellation } from '#domain/proof/proof-cancellation'
import { displayOfProof } from '#domain/proof/proof-display'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import { proofTypeOf } from '#domain/proof/proof-type'
import { Button } from '../design/Button.tsx'
import { DialogBody } from '../design/ModalHolder.tsx'
import { Pagination } from '../design/Pagination.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Tag } from '../design/Tag.tsx'
import { PROOF as T } from '../text/ko/proof.ts'
import look from './proof.module.css'
import { filesOfItem, itemsOfProof, toneOfProof } from './proof-rows.ts'
import { ReceiptButton } from './ReceiptButton.tsx'
import { StoredFileView } from './StoredFileView.tsx'
import { usePage } from './use-page.ts'

type Props = {
  /** The application as the page has it now: it is loaded anew while this window is open. */
  readonly shown: ReadonlySignal<Application | null>
  readonly masterId: string
  /** The item that is being taken back now. */
  readonly cancelling: ReadonlySignal<string | null>
  readonly phone: string
  readonly addressFile: AddressFile
  readonly downloadReceipt: DownloadReceipt
  readonly onCancel: (master: ProofMaster, item: ProofItem) => void
}

const Item = ({
  item,
  master,
  application,
  busy,
  ...props
}: Omit<Props, 'shown' | 'cancelling' | 'masterId'> & {
  readonly item: ProofItem
  readonly master: ProofMaster
  readonly application: Application
  readonly busy: boolean
}) => {
  const status = proofStatusFromWord(item.currentStatus)
  const whole = application.status
  const display = displayOfProof(status, whole)
  const { verdict } = judgeProofCancellation({ application: whole, type: proofTypeOf(master), status })
  const files = filesOfItem(item)
  const about = files[0]?.name ?? item.receiptProofId
  return (
    <li className={look.item}>
      <Tag tone={toneOfProof(status, display)}>{display.label}</Tag>
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
        <ReceiptButton
          of={item.receiptProofId}
          about={about}
          phone={props.phone}
          downloadReceipt={props.downloadReceipt}
        />
        <Button
          kind="danger"
          small
          busy={busy && T['proof.cancelling']}
          blocked={verdict === 'allowed' ? null : T[verdict]}
          onPress={() => props.onCancel(master, item)}
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
export const ProofFiles = ({ shown, masterId, cancelling, ...props }: Props) => {
  useSignals()
  const application = shown.value
  const master = application?.proofs.find(({ receiptProofMstrId }) => receiptProofMstrId === masterId)
  const page = usePage(application === null || master === undefined ? [] : itemsOfProof(application, master))
  return (
    <DialogBody>
      {application === null || master === undefined || page.rows.length === 0 ? (
        <p>{T['proof.noFile']}</p>
      ) : (
        <ul className={look.items} aria-label={T['proof.files']}>
          {page.rows.map((item) => (
            <Item
              key={item.receiptProofId}
              item={item}
              master={master}
              application={application}
              busy={cancelling.value === item.receiptProofId}
              {...props}
            />
          ))}
        </ul>
      )}
      <Pagination label={T['proof.filePages']} {...page} />
    </DialogBody>
  )
}
