import { formatWon, Won } from '../kernel/won.ts'
import { isApprovedBaseProof } from './registration/base-proof.ts'
import { isAnyCarrierLookupRunning } from './registration/carrier-request.ts'
import { APPROVED_BASE_LABEL } from './proof-display.ts'
import { type ProofStatus, PROOF_STATUSES, proofStatusName } from './proof-status.table.ts'
import type { ProofTypeOrUnknown, ProofForRules } from './proof.ts'

export const PROOF_TYPE_NAMES: Readonly<Record<ProofTypeOrUnknown, string>> = {
  general: '배달·택배 이용',
  direct: '직접배달',
  rapid: '신속지급',
  parcel: '택배사 조회',
  unknown: '알 수 없는 유형',
}

export const statusesWhere = (holds: (status: ProofStatus) => boolean): string =>
  PROOF_STATUSES.filter(holds).map(proofStatusName).join(', ')

export const APPROVED_BASE_FACT = {
  name: `${APPROVED_BASE_LABEL}된 영업증빙이 있음`,
  note: `직접배달 증빙의 상태: ${statusesWhere((status) => isApprovedBaseProof({ proofType: 'direct', status }))}, P-045`,
}

export const PARCEL_RUNNING = {
  name: '택배사 조회가 진행 중',
  note: `택배사 조회 증빙의 상태: ${statusesWhere((status) => isAnyCarrierLookupRunning([{ id: '', proofType: 'parcel', status, decidedAmount: null }]))}, 상태가 없으면 제출로 본다`,
}

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
