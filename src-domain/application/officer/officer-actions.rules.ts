import type { ReferenceTableEntry } from '../../rule-book/rule-entry.ts'
import {
  type OfficerActionInput,
  APPLICATION_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTION_INPUTS,
  OPINION_OFFICER_ACTION_INPUTS,
} from './officer-actions.table.ts'
import { ACTION_ROWS, SUBJECT_WORDS } from './officer-order.rules.ts'

const INPUT_WORDS: Readonly<Record<OfficerActionInput, string>> = {
  nothing: '없음',
  reasons: '하나 이상의 사유',
  amount: '금액',
  total: '증빙에 지급한 것을 포함한 모든 지급액',
  items: '보완할 서류와 서류마다의 사유',
  records: '택배사의 조회내역',
  answer: '답변',
}

export const OFFICER_INPUTS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '담당자의 처리에 적는 것',
  synonyms: ['담당자가 적는 것', '사유가 필요한 처리', '금액이 필요한 처리'],
  question: '담당자의 처리마다 무엇을 적어야 합니까?',
  no: 100,
  answer: '표에 적힌 것이 빠진 처리는 거절한다.',
  notes: [
    { says: '사유와 답변의 길이는 막지 않는다. 요청의 크기만 본다 (제73조). 신청의 사유에 적은 쉼표는 사유를 나눈다(RC).', refs: ['A-249', 'A-166'] },
  ],
  source: [APPLICATION_OFFICER_ACTION_INPUTS, PROOF_OFFICER_ACTION_INPUTS, OPINION_OFFICER_ACTION_INPUTS],
  columns: ['처리', '무엇의 처리', '적어야 하는 것'],
  rows: ACTION_ROWS.map(({ name, on, input, ref }) => ({ cells: [name, SUBJECT_WORDS[on], INPUT_WORDS[input]], ref })),
}
