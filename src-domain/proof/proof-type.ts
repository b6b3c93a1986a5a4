/** What a proof is about, as the result page names it. [A-176] [D2-46] */
export type ProofType = 'general' | 'direct' | 'fast' | 'parcel'

/** The stored words and the key of the label that is shown; no other file spells these words for proofs. */
export const PROOF_TYPE = {
  general: { wire: '일반', label: 'proof.typeGeneral' },
  direct: { wire: '영업', label: 'proof.typeDirect' },
  fast: { wire: '신속', label: 'proof.typeFast' },
  parcel: { wire: '택배', label: 'proof.typeParcel' },
} as const satisfies Record<ProofType, { readonly wire: string; readonly label: string }>

/** The two fields of a proof master that tell its type. */
export type ProofTypeFields = {
  readonly aplyType?: string | null | undefined
  readonly amountCountType?: string | null | undefined
}

/** A parcel count type wins over the type word; a word outside the list is read as general. [A-176] [D2-46] */
export const proofTypeOf = (fields: ProofTypeFields): ProofType => {
  if (fields.amountCountType === PROOF_TYPE.parcel.wire) return 'parcel'
  if (fields.aplyType === PROOF_TYPE.direct.wire) return 'direct'
  return fields.aplyType === PROOF_TYPE.fast.wire ? 'fast' : 'general'
}
