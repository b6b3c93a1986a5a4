import { yesNoWord, type ReferenceTableEntry } from '../rule-book/rule-entry.ts'
import { proofItemStatusLabel } from './proof-display.ts'
import { PROOF_STATUS_ROWS, PROOF_STATUSES } from './proof-status.table.ts'
import { PROOF_TOTAL_KIND_WORDS } from './proof-total.rules.ts'
import { proofTotalKindOf } from './proof-total.ts'

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
}
