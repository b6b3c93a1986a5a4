import type { Application } from '#domain/application/application'
import type { Proof, ProofTypeOrUnknown } from '#domain/proof/proof'
import { itemsOfProof } from '#domain/proof/proof-items'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import { ProofDialogRecords } from './ProofDialogRecords.tsx'
import { ProofFileList, type ProofFilesProps } from './ProofFileList.tsx'

/** The title of the dialog with the records of a looked-up proof. */
const LOOKUP_TITLE: Readonly<Partial<Record<ProofTypeOrUnknown, string>>> = {
  rapid: T['lookup.rapidTitle'],
  parcel: T['lookup.parcelTitle'],
}

/** Opens the dialog of a proof with its files, or with its looked-up records. */
export const openProofDialog = (
  application: Application,
  proof: Proof,
  page: Omit<ProofFilesProps, 'proofId'>,
): void => {
  const lookup = LOOKUP_TITLE[proof.proofType]
  void dialogs.open<void>({
    title: lookup ?? T['proof.viewTitle'],
    cancelled: undefined,
    render: () =>
      lookup === undefined ? (
        <ProofFileList proofId={proof.id} {...page} />
      ) : (
        <ProofDialogRecords
          title={lookup}
          records={itemsOfProof(application, proof)}
          downloadSubmissionConfirmation={page.downloadSubmissionConfirmation}
        />
      ),
  })
}
