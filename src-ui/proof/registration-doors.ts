import type { CheckEntries } from '#app/proof/check-entries'
import type { OpenRegistration } from '#app/proof/open-registration'
import type { RegisterProof } from '#app/proof/register-proof'
import type { SessionStore } from '#app/session/session-store.port'
import type { Settings } from '#domain/kernel/settings'
import type { EvidenceTools } from '../upload/evidence-files.model.ts'
import type { ViewerDoors } from '../upload/FileViewer.tsx'
import type { ProofDraftDoors } from './proof-draft.model.ts'

/** What every page of a registration asks of the product. `settings` do not change while one is open. */
export type OpeningDoors = { readonly openRegistration: OpenRegistration; readonly settings: Settings }

/** What registering a proof asks of it. */
export type RegistrationDoors = OpeningDoors &
  ProofDraftDoors &
  ViewerDoors & {
    readonly session: SessionStore
    readonly checkEntries: CheckEntries
    readonly registerProof: RegisterProof
    readonly evidence: EvidenceTools
  }

/** The numbers that help with proofs, as they stand in alerts. [D3-44] */
export const proofPhone = ({ callCentre }: Settings): string => callCentre.proof.join(', ')
