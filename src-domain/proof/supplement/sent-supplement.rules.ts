import { makeTableRuleEntry } from '../../rule-book/rule-entry.ts'
import { decideEarlierSupplement, decideFailedSupplement } from './sent-supplement.ts'

const FOUND = { same: '이 보완이 저장됨', other: '다른 보완이 저장됨', absent: '보완이 끝나지 않음' } as const

export const EARLIER_SUPPLEMENT_RULE = makeTableRuleEntry({
  prefix: 'PS',
  title: '앞서 보낸 보완',
  synonyms: ['보완등록을 다시 누르면'],
  question: '앞서 보낸 보완이 지금 보내려는 보완을 이미 끝냈습니까?',
  no: 140,
  answer: '앞서 보낸 것이 저장되었고 지금 보내려는 것과 같으면 끝낸 것이다.',
  table: decideEarlierSupplement.table,
  facts: {
    found: { name: '다시 읽은 증빙에 앞서 보낸 보완 (SA)', values: FOUND },
    wanted: '앞서 보낸 것이 지금 보내려는 것과 같음',
  },
  verdicts: {
    same: '끝냈다. 다시 보내지 않는다',
    other: '다른 보완이 끝났다고 알린다',
    absent: '끝내지 않았다. 보낸다',
  },
  cases: [
    { proves: ['P-315'], rule: 'PS-1', facts: { found: 'absent', wanted: true }, verdict: 'absent' },
    { proves: ['P-315'], rule: 'PS-2', facts: { found: 'same', wanted: true }, verdict: 'same' },
    { proves: ['D3-139'], rule: 'PS-3', facts: { found: 'same', wanted: false }, verdict: 'other' },
    { proves: ['D3-139'], rule: 'PS-3', facts: { found: 'other', wanted: true }, verdict: 'other' },
  ],
})

export const FAILED_SUPPLEMENT_RULE = makeTableRuleEntry({
  prefix: 'SR',
  title: '보내지 못한 보완',
  synonyms: ['보완등록 실패', '일부만 반영', '보완하다가 끊기면', '끝나지 않은 보완', '보완을 이어서 보내기', '남은 변경사항'],
  question: '보완의 한 변경이 실패하면 증빙을 다시 읽은 뒤 무엇이라고 알립니까?',
  no: 141,
  answer: '보낸 보완이 저장되었으면 끝난 것이고, 아니면 일부인지 없는지를 알린다.',
  notes: [
    { says: '보완요청 상태인 증빙을 열 때 앞서 보낸 보완의 일부만 저장되어 있으면 남은 변경을 보이고 이어서 보내게 한다. 하나도 저장되지 않았으면 보이지 않고 보낸 기록만 남기며 (PS), 보완요청 상태가 아니면 그 기록을 지운다.', refs: ['P-314', 'P-315'] },
  ],
  table: decideFailedSupplement.table,
  facts: {
    found: { name: '다시 읽은 증빙에 보낸 보완 (SA)', values: FOUND },
    partly: '변경의 일부가 저장됨',
    refused: '서버가 그 변경을 거절함',
  },
  verdicts: {
    done: '보완등록이 완료되었다고 알린다',
    other: '다른 보완이 저장되었다고 알린다',
    partly: '일부만 저장되었다고 알리고, 남은 변경을 이어서 보내게 한다',
    refused: '실패하였다고 알린다. 보낸 기록은 지운다',
    failed: '실패하였다고 알린다. 다시 누르면 늦게 도착했는지 먼저 본다 (PS)',
  },
  cases: [
    { proves: ['D3-139'], rule: 'SR-1', facts: { found: 'same', partly: false, refused: true }, verdict: 'done' },
    { proves: ['D3-139'], rule: 'SR-2', facts: { found: 'other', partly: true, refused: false }, verdict: 'other' },
    { proves: ['P-314'], rule: 'SR-3', facts: { found: 'absent', partly: true, refused: true }, verdict: 'partly' },
    { proves: ['P-314'], rule: 'SR-3', facts: { found: 'absent', partly: true, refused: false }, verdict: 'partly' },
    { proves: ['P-128'], rule: 'SR-4', facts: { found: 'absent', partly: false, refused: true }, verdict: 'refused' },
    { proves: ['P-128'], rule: 'SR-5', facts: { found: 'absent', partly: false, refused: false }, verdict: 'failed' },
  ],
})
