import type { HalfSupplement } from '#domain/proof/half-supplement'
import { port } from '../token.ts'

/**
 * Supplements that were sent and are not known to have arrived as a whole, one per master, in this tab, apart from the
 * session. Synchronous, so that what is noted is there before the first call leaves. [P-314] [D3-11]
 */
export interface HalfSupplements {
  /** The one of this master, or null: there is none, or what is there cannot be read. */
  readonly read: (receiptProofMstrId: string) => HalfSupplement | null
  readonly keep: (half: HalfSupplement) => void
  readonly drop: (receiptProofMstrId: string) => void
}
export const HalfSupplements = port<HalfSupplements>('HalfSupplements')
