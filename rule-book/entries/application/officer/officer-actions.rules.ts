import {
  APPLICATION_OFFICER_ACTION_INPUTS,
  type OfficerActionInput,
  OPINION_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTION_INPUTS,
} from '#domain/application/officer/officer-actions.table'
import { officerOrderGap } from '#domain/application/officer/officer-order'
import type { ReferenceTableEntry } from '../../../rule-entry.ts'
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

const GAP = { none: '빠진 것이 없다', reasons: '사유가 빠졌다', items: '서류나 사유가 빠졌다', records: '조회내역이 빠졌다', answer: '답변이 빠졌다' } as const
const gap = (...asked: Parameters<typeof officerOrderGap>): string => GAP[officerOrderGap(...asked)]

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
  functionCases: [
    { proves: ['A-249'], given: '사유를 적어야 하는 처리: 빈칸뿐인 사유', outcome: '사유가 빠졌다', ask: () => gap('reasons', { reasons: [' '] }) },
    { proves: ['A-249'], given: '사유를 적어야 하는 처리: 사유 하나', outcome: '빠진 것이 없다', ask: () => gap('reasons', { reasons: ['US01'] }) },
    { proves: ['D3-201'], given: '서류를 지목해야 하는 처리: 사유 없는 서류', outcome: '서류나 사유가 빠졌다', ask: () => gap('items', { items: [{ item: '1', reason: '' }] }, ['1']) },
    { proves: ['D3-201'], given: '서류를 지목해야 하는 처리: 취소된 서류', outcome: '서류나 사유가 빠졌다', ask: () => gap('items', { items: [{ item: '2', reason: '흐림' }] }, ['1']) },
    { proves: ['D3-201'], given: '서류를 지목해야 하는 처리: 서류 둘 가운데 하나만 사유가 있음', outcome: '서류나 사유가 빠졌다', ask: () => gap('items', { items: [{ item: '1', reason: '흐림' }, { item: '2', reason: '' }] }, ['1', '2']) },
    { proves: ['D3-201'], given: '서류를 지목해야 하는 처리: 서류와 사유', outcome: '빠진 것이 없다', ask: () => gap('items', { items: [{ item: '1', reason: '흐림' }] }, ['1']) },
    { proves: ['D3-201'], given: '조회내역을 적어야 하는 처리: 0원인 내역', outcome: '빠진 것이 없다', ask: () => gap('records', { records: [{ carrier: '롯데', amount: 0 }] }) },
    { proves: ['D3-201'], given: '조회내역을 적어야 하는 처리: -1원인 내역', outcome: '조회내역이 빠졌다', ask: () => gap('records', { records: [{ carrier: '롯데', amount: -1 }] }) },
    { proves: ['D3-201'], given: '조회내역을 적어야 하는 처리: 내역이 없음', outcome: '조회내역이 빠졌다', ask: () => gap('records', { records: [] }) },
    { proves: ['A-249'], given: '답변을 적어야 하는 처리: 빈 답변', outcome: '답변이 빠졌다', ask: () => gap('answer', { answer: '' }) },
  ],
}
