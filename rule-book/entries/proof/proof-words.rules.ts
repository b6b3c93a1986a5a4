import { formatWon, Won } from '#domain/kernel/won'
import type { ProofTypeOrUnknown, ProofForRules } from '#domain/proof/proof'
import { type ProofStatus, PROOF_STATUSES, proofStatusName } from '#domain/proof/proof-status.table'

export const PROOF_TYPE_NAMES: Readonly<Record<ProofTypeOrUnknown, string>> = {
  general: '배달·택배 이용',
  direct: '직접배달',
  rapid: '신속지급',
  parcel: '택배사 조회',
  unknown: '알 수 없는 유형',
}

/** 증빙 파일의 종류: the proof of a usage, or of the applicant's own deliveries, by the type of the file. [P-022] [P-023] */
export const PROOF_FILE_KIND_WORDS = { general: '실적증빙', direct: '영업증빙' } as const

export const statusesWhere = (holds: (status: ProofStatus) => boolean): string =>
  PROOF_STATUSES.filter(holds).map(proofStatusName).join(', ')

export const proofsInWords = (proofs: readonly ProofForRules[]): string =>
  proofs
    .map(({ proofType, status, decidedAmount }) =>
      [
        PROOF_TYPE_NAMES[proofType],
        proofStatusName(status),
        ...(decidedAmount === null ? [] : [formatWon(Won(decidedAmount))]),
      ].join(' '),
    )
    .join(', ') || '없음'
