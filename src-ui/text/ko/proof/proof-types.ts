import type { ProofTypeOrUnknown } from '#domain/proof/proof'

/** 증빙유형: the names of the proof types. [A-176] [P-099] */
export const PROOF_TYPE_LABELS = {
  general: '배달·택배 서비스 이용',
  direct: '직접배달',
  rapid: '신속지급',
  parcel: '택배사 조회',
  unknown: '알 수 없는 유형',
} as const satisfies Record<ProofTypeOrUnknown, string>
