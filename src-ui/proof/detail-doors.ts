import type { ApplySupplement } from '#app/proof/apply-supplement'
import type { CheckSupplement } from '#app/proof/check-supplement'
import type { ChooseBaseSupplement } from '#app/proof/choose-base-supplement'
import type { LoadProof } from '#app/proof/load-proof'
import type { Settings } from '#domain/kernel/settings'
import type { EvidenceTools } from '../upload/evidence-files.model.ts'
import type { ViewerDoors } from '../upload/FileViewer.tsx'
import type { ProofDraftDoors } from './proof-draft.model.ts'

/** What the detail page asks of the product. `settings` do not change while it is open. */
export type DetailDoors = ViewerDoors & {
  readonly loadProof: LoadProof
  readonly checkSupplement: CheckSupplement
  readonly applySupplement: ApplySupplement
  readonly chooseBaseSupplement: ChooseBaseSupplement
  readonly evidence: EvidenceTools
  readonly draft: ProofDraftDoors
  readonly settings: Settings
}
