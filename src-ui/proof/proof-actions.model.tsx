import { signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { Application } from '#domain/application/application'
import type { ProofItem, ProofMaster } from '#domain/proof/proof'
import { CancelProof, type CancelProofError } from '#app/proof/cancel-proof'
import { ChooseProof } from '#app/proof/choose-proof'
import { DownloadReceipt } from '#app/proof/download-receipt'
import { AddressFile } from '#app/upload/address-file'
import { type ProofType, proofTypeOf } from '#domain/proof/proof-type'
import { dialogs } from '../design/dialogs.ts'
import { run, type Task } from '../form/task.ts'
import type { Served } from '../services.ts'
import { isOutOfDate, sayFailure } from '../session/say-failure.ts'
import { cancelProofMessages, PROOF as T } from '../text/ko/proof.ts'
import { itemsOfProof } from './proof-rows.ts'
import { ProofFiles } from './ProofFiles.tsx'
import { ProofRecords } from './ProofRecords.tsx'

/** What the proof list asks of the product. */
export const PROOF_SERVICES = {
  cancelProof: CancelProof,
  chooseProof: ChooseProof,
  downloadReceipt: DownloadReceipt,
  addressFile: AddressFile,
} as const
export type ProofServices = Served<typeof PROOF_SERVICES>

/** The page that the list is part of. */
type Around = {
  readonly shown: ReadonlySignal<Application | null>
  /** Loads the list anew. */
  readonly load: () => Promise<unknown>
  /** Something else is being sent: nothing may start. */
  readonly acting: () => boolean
  readonly phone: string
  readonly navigate: (to: string) => void
}

/** Proofs that were looked up, not handed in: what the window with their records is called. */
const LOOKUP_TITLE: Readonly<Partial<Record<ProofType, string>>> = {
  fast: T['lookup.fastTitle'],
  parcel: T['lookup.parcelTitle'],
}

/** What a person does with the proofs on the result page. to to */
export const makeProofActions = (services: ProofServices, around: Around) => {
  const { shown, load, acting, phone, navigate } = around
  const task = signal<Task<CancelProofError>>({ is: 'idle' })
  /** Number of the master or item that is being taken back; the two kinds never are at once. */
  const cancelling = signal<string | null>(null)

  const cancel = async (master: ProofMaster, item?: ProofItem) => {
    const application = shown.peek()
    if (application === null || acting() || task.peek().is === 'running') return
    const sure = await dialogs.confirm({
      text: T['proof.cancelConfirm'],
      yes: T['proof.cancelYes'],
      no: T['proof.cancelNo'],
      danger: true,
    })
    if (!sure) return
    const of = item === undefined ? 'master' : 'item'
    cancelling.value = item?.receiptProofId ?? master.receiptProofMstrId
    const outcome = await run(
      task,
      services.cancelProof(item === undefined ? { application, master } : { application, master, item }),
    )
    cancelling.value = null
    if (outcome.is === 'failed') {
      const { error } = outcome
      const because = error._tag === 'ProofNotCancellable' ? error.because : undefined
      await sayFailure(error, cancelProofMessages(of, because), { phone })
      if (isOutOfDate(error)) await load()
      return
    }
    if (outcome.is !== 'done') return
    await dialogs.alert({ text: T[of === 'master' ? 'proofMstr.cancelled' : 'proof.cancelled'] })
    await load()
  }

  const view = (master: ProofMaster) => {
    const application = shown.peek()
    if (application === null) return
    const lookup = LOOKUP_TITLE[proofTypeOf(master)]
    void dialogs.open<void>({
      title: lookup ?? T['proof.viewTitle'],
      cancelled: undefined,
      render: () =>
        lookup === undefined ? (
          <ProofFiles
            shown={shown}
            masterId={master.receiptProofMstrId}
            cancelling={cancelling}
            phone={phone}
            addressFile={services.addressFile}
            downloadReceipt={services.downloadReceipt}
            onCancel={(of, item) => void cancel(of, item)}
          />
        ) : (
          <ProofRecords
            title={lookup}
            records={itemsOfProof(application, master)}
            phone={phone}
            downloadReceipt={services.downloadReceipt}
          />
        ),
    })
  }

  return {
    task,
    cancelling,
    acting: () => task.peek().is === 'running',
    acts: {
      onDetail: (master: ProofMaster) => navigate(services.chooseProof(master).next),
      onView: view,
      onCancel: (master: ProofMaster) => void cancel(master),
      onNew: () => navigate('/proof-intro'),
    },
  } as const
}
export type ProofActions = ReturnType<typeof makeProofActions>
