import type { ReadonlySignal } from '@preact/signals-react'
import type { DownloadReceipt } from '#app/proof/download-receipt'
import type { FindFileAddress } from '#app/upload/read-file'
import type { Application } from '#domain/application/application'
import type { Proof, ProofItem, ProofType } from '#domain/proof/proof'
import { dialogs } from '../design/dialogs.ts'
import { PROOF as T } from '../text/ko/proof.ts'
import { itemsOfProof } from './proof-rows.ts'
import { ProofFiles } from './ProofFiles.tsx'
import { ProofRecords } from './ProofRecords.tsx'

/** Proofs that were looked up, not handed in: what the window with their records is called. */
const LOOKUP_TITLE: Readonly<Partial<Record<ProofType, string>>> = {
  fast: T['lookup.fastTitle'],
  parcel: T['lookup.parcelTitle'],
}

type Page = {
  readonly shown: ReadonlySignal<Application | null>
  readonly cancelling: ReadonlySignal<string | null>
  readonly services: { readonly findFileAddress: FindFileAddress; readonly downloadReceipt: DownloadReceipt }
  readonly onCancel: (proof: Proof, item: ProofItem) => void
}

/** Opens the window of a proof: its files, or the records that were looked up for it. */
export const openProof = (application: Application, proof: Proof, page: Page): void => {
  const lookup = LOOKUP_TITLE[proof.proofType]
  void dialogs.open<void>({
    title: lookup ?? T['proof.viewTitle'],
    cancelled: undefined,
    render: () =>
      lookup === undefined ? (
        <ProofFiles
          shown={page.shown}
          proofId={proof.id}
          cancelling={page.cancelling}
          findFileAddress={page.services.findFileAddress}
          downloadReceipt={page.services.downloadReceipt}
          onCancel={page.onCancel}
        />
      ) : (
        <ProofRecords
          title={lookup}
          records={itemsOfProof(application, proof)}
          downloadReceipt={page.services.downloadReceipt}
        />
      ),
  })
}
