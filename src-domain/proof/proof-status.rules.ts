import { type ReferenceTableEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { currentProof, proofItemListNameOf, proofItemStatusLabel } from './proof-display.ts'
import {
  isApprovedProofStatus,
  isCancelledOrDeletedProofStatus,
  isDecidedProofStatus,
  isUndecidedProofStatus,
  isWithoutProof,
  PROOF_STATUS_ROWS,
  PROOF_STATUSES,
  type ProofStatus,
  proofStatusFromNameOrSubmitted,
  proofStatusName,
} from './proof-status.table.ts'
import { PROOF_TOTAL_KIND_WORDS } from './proof-total.rules.ts'
import { parseProofTotalOrZero, proofTotalKindOf } from './proof-total.ts'
import { proofTypeFromNameAndUnit } from './proof.ts'

const which = (holds: (status: ProofStatus) => boolean): string => PROOF_STATUSES.filter(holds).map(proofStatusName).join(', ')
const TYPE = { general: '배달·택배 이용', direct: '직접배달', rapid: '신속지급', parcel: '택배사 조회', unknown: '모름' } as const
const KIND = { amount: '금액', cases: '건', none: '없음' } as const
const LIST = { base: '영업증빙', performance: '실적증빙' } as const

export const PROOF_STATUS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '증빙의 상태가 뜻하는 것',
  synonyms: ['증빙 상태', '증빙은 결과 화면에', '증빙은 신청결과에', '증빙이 어떻게 표시'],
  question: '각 증빙 상태는 신청자에게 어떻게 보이고, 무엇을 막습니까?',
  no: 51,
  answer: '심의, 승인, 지급완료인 증빙은 신청의 취소를 막는다.',
  notes: [
    { says: '증빙이 여럿이면, 취소한 것도 세어 증빙번호가 가장 큰 (수로 견줌) 증빙의 상태가 현재 증빙상태이다.', refs: ['A-178'] },
    { says: `구분이 ‘택배’인 증빙은 유형과 상관없이 택배사 조회이고, 모르는 구분(‘건수’는 건)의 총계는 ${PROOF_TOTAL_KIND_WORDS[proofTotalKindOf({ proofType: 'general', totalUnit: null })]}으로 본다.`, refs: ['P-264', 'A-176'] },
    { says: '표에 없는 상태는 온 말 그대로 보이고 신청 취소를 막지 않는다. 그런 택배사 조회는 (RE-4) 새 조회를 막는다.', refs: ['A-184', 'A-200'] },
    { says: '상태가 오지 않은 증빙은 제출로 본다.', refs: ['A-179'] },
  ],
  source: PROOF_STATUS_ROWS,
  columns: ['증빙의 상태', '보이는 말', '영업증빙 목록에 보이는 말', '신청 취소를 막음 (TA-5)', '지급됨'],
  rows: PROOF_STATUSES.map((status) => {
    const { ko, shown, stopsCancellation, paid, ref } = PROOF_STATUS_ROWS[status]
    const listed = proofItemStatusLabel('base', status)
    return {
      cells: [ko, shown, listed, yesNoWord(stopsCancellation), yesNoWord(paid)],
      ref: listed === ko ? ref : [ref, 'P-106'],
    }
  }),
  functionCases: [
    { proves: ['A-179', 'A-181'], given: '결정되지 않은 증빙의 상태', outcome: '제출, 제출완료, 검토대기, 보완요청, 보완완료, 검토중, 심의', ask: () => which(isUndecidedProofStatus) },
    { proves: ['A-182', 'D2-570'], given: '승인된 증빙의 상태', outcome: '승인, 대상선정', ask: () => which(isApprovedProofStatus) },
    { proves: ['A-183', 'A-184'], given: '결정된 증빙의 상태', outcome: '승인, 대상선정, 미선정, 지급완료', ask: () => which(isDecidedProofStatus) },
    { proves: ['A-195'], given: '취소된 증빙의 상태', outcome: '사용자취소, 사용자삭제', ask: () => which(isCancelledOrDeletedProofStatus) },
    { proves: ['D3-524', 'D2-710'], given: '남은 증빙이 없는 것으로 보는 상태', outcome: '미선정, 사용자취소, 사용자삭제', ask: () => which((status) => isWithoutProof([{ status }])) },
    { proves: ['D3-524', 'D2-710'], given: '남은 증빙이 없음: 미선정인 증빙과 제출완료인 증빙', outcome: '아니요', ask: () => yesNoWord(isWithoutProof([{ status: 'notSelected' }, { status: 'submitComplete' }])) },
    { proves: ['A-179'], given: '상태가 오지 않은 증빙', outcome: '‘제출’', ask: () => `‘${proofStatusName(proofStatusFromNameOrSubmitted(null))}’` },
    { proves: ['A-184'], given: '모르는 상태 ‘이관’이 온 증빙', outcome: '이관', ask: () => proofStatusName(proofStatusFromNameOrSubmitted('이관')) },
    { proves: ['A-176', 'D2-46'], given: '구분이 택배인 이용 증빙', outcome: '택배사 조회', ask: () => TYPE[proofTypeFromNameAndUnit('general', 'parcel')] },
    { proves: ['A-176', 'D2-46'], given: '구분이 건인 이용 증빙', outcome: '배달·택배 이용', ask: () => TYPE[proofTypeFromNameAndUnit('general', 'cases')] },
    { proves: ['P-264'], given: '구분이 오지 않은 이용 증빙의 총계', outcome: '금액', ask: () => KIND[proofTotalKindOf({ proofType: 'general', totalUnit: null })] },
    { proves: ['P-264'], given: '구분이 건인 이용 증빙의 총계', outcome: '건', ask: () => KIND[proofTotalKindOf({ proofType: 'general', totalUnit: 'cases' })] },
    { proves: ['P-103'], given: '택배사 조회의 총계', outcome: '없음', ask: () => KIND[proofTotalKindOf({ proofType: 'parcel', totalUnit: 'parcel' })] },
    { proves: ['P-103'], given: '신속지급 증빙의 총계', outcome: '없음', ask: () => KIND[proofTotalKindOf({ proofType: 'rapid', totalUnit: 'amount' })] },
    { proves: ['A-178'], given: '증빙번호 99와 100 가운데 현재 증빙', outcome: '100', ask: () => currentProof([{ id: '99' }, { id: '100' }])?.id ?? '없음' },
    { proves: ['P-105', 'D3-12'], given: '직접배달 파일이 보이는 목록', outcome: '영업증빙', ask: () => LIST[proofItemListNameOf({ proofType: 'direct' })] },
    { proves: ['P-105', 'D3-12'], given: '종류를 모르는 파일이 보이는 목록', outcome: '실적증빙', ask: () => LIST[proofItemListNameOf({ proofType: 'unknown' })] },
    { proves: ['P-116'], given: '‘1,234 ’라고 적은 총계', outcome: '1234', ask: () => `${parseProofTotalOrZero('1,234 ')}` },
    { proves: ['P-116'], given: '‘12.5’라고 적은 총계', outcome: '0', ask: () => `${parseProofTotalOrZero('12.5')}` },
  ],
}
