import type { PendingSupplement } from '#domain/proof/staged-changes'
import { port } from '../token.ts'

/**
 * Supplements that were sent and are not known to have arrived as a whole, one per proof, in this tab, apart from the
 * session. Synchronous, so that what is noted is there before the first call leaves. [P-314] [D3-11]
 */
export interface PendingSupplements {
  /** The one of this proof, or null: there is none, or what is there cannot be read. */
  readonly read: (proofId: string) => PendingSupplement | null
  readonly save: (pending: PendingSupplement) => void
  readonly remove: (proofId: string) => void
}
export const PendingSupplements = port<PendingSupplements>('PendingSupplements')
