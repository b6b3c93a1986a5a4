import { DiscardProofDraft } from '#app/proof/discard-proof-draft'
import { KeepProofDraft } from '#app/proof/keep-proof-draft'
import { RestoreProofDraft } from '#app/proof/restore-proof-draft'
import { KeepChosenFiles } from '#app/upload/keep-chosen-files'
import { useCaseOf } from '../services.ts'
import type { ProofDraftDoors } from './proof-draft.model.ts'

/** The use cases that the draft of a proof form needs. */
export const useProofDraftDoors = (): ProofDraftDoors => ({
  restoreProofDraft: useCaseOf(RestoreProofDraft),
  keepProofDraft: useCaseOf(KeepProofDraft),
  discardProofDraft: useCaseOf(DiscardProofDraft),
  keepChosenFiles: useCaseOf(KeepChosenFiles),
})
