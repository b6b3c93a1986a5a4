import type { AmountCount } from './amount-count.ts'

/** What a proof is about, as the result page names it. [A-176] [D2-46] */
export const PROOF_TYPES = ['general', 'direct', 'fast', 'parcel'] as const

export type ProofType = (typeof PROOF_TYPES)[number]

/** A proof that counts parcels is a parcel proof, whatever it is called; one without a type that is known is general. [A-176] [D2-46] */
export const proofTypeOf = (named: ProofType | null, totalUnit: AmountCount | null): ProofType =>
  totalUnit === 'parcel' ? 'parcel' : (named ?? 'general')
