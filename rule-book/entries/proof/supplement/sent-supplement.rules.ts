import type { ProofItem, Proof } from '#domain/proof/proof'
import { decideSameSupplement } from '#domain/proof/supplement/same-supplement'
import { decideEarlierSupplement, decideFailedSupplement } from '#domain/proof/supplement/sent-supplement'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { makeTableRuleEntry } from '../../../rule-entry.ts'
import { SAME_SUBMISSION_WORDS } from '../../sending/same-submission.rules.ts'

const FOUND = { same: '이 보완이 저장됨', other: '다른 보완이 저장됨', absent: '보완이 끝나지 않음' } as const

const FILE = { name: 'new.pdf', storedName: 'new.pdf', path: 'new', bytes: 1, extension: 'pdf', mimeType: 'application/pdf' } as const
const ROW = aProofItem({ id: '3', path: 'new', name: 'new.pdf' })
type Sent = Parameters<typeof decideSameSupplement>[0]

/** Compares a supplement (2024, total 12, item 1 deleted, the file of item 3 replaced) with the proof that is read later. */
const sameSupplement = (stored: Partial<Proof>, sent: Partial<Sent> = {}): string =>
  SAME_SUBMISSION_WORDS[
    decideSameSupplement(
      { years: [2024], total: 12, deletions: ['1'], replacements: [{ id: '3', name: 'new.pdf', file: FILE }], ...sent },
      aProof({ status: 'supplementComplete', years: [2024], total: 12, items: [ROW], ...stored }),
    ).verdict
  ]
const byName = (name: string, item: Partial<ProofItem> = {}): string =>
  sameSupplement({ items: [{ ...ROW, ...item }] }, { replacements: [{ id: '3', name, file: null }] })

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
  functionCases: [
    { proves: ['P-315'], given: '보완완료, 보낸 것과 모두 같음', outcome: '같은 것이 접수되었다', ask: () => sameSupplement({}) },
    { proves: ['P-128'], given: '보완요청, 보낸 것과 모두 같음', outcome: '접수되지 않았다', ask: () => sameSupplement({ status: 'supplementRequest' }) },
    { proves: ['D3-661'], given: '검토중, 보낸 것과 모두 같음', outcome: '같은 것이 접수되었다', ask: () => sameSupplement({ status: 'underReview' }) },
    { proves: ['D3-661'], given: '검토중, 총계가 다름', outcome: '접수되지 않았다', ask: () => sameSupplement({ status: 'underReview', total: 13 }) },
    { proves: ['D3-139'], given: '보완완료, 총계가 다름', outcome: '다른 것이 접수되었다', ask: () => sameSupplement({ total: 13 }) },
    { proves: ['D3-139'], given: '보완완료, 총계가 0인데 기관에는 없음', outcome: '같은 것이 접수되었다', ask: () => sameSupplement({ total: null }, { total: 0 }) },
    { proves: ['D3-139'], given: '보완완료, 기간이 다름', outcome: '다른 것이 접수되었다', ask: () => sameSupplement({ years: [2025] }) },
    { proves: ['D3-139'], given: '보완완료, 삭제한 서류가 남아 있음', outcome: '다른 것이 접수되었다', ask: () => sameSupplement({ items: [ROW, aProofItem({ id: '1' })] }) },
    { proves: ['D3-139'], given: '보완완료, 바꾼 파일이 다른 서류에 있음', outcome: '다른 것이 접수되었다', ask: () => sameSupplement({ items: [{ ...ROW, id: '4' }] }) },
    { proves: ['D3-139'], given: '보완완료, 바꾼 서류에 다른 파일도 있음', outcome: '같은 것이 접수되었다', ask: () => sameSupplement({ items: [{ ...ROW, files: [{ ...FILE, id: '9', path: 'old' }] }] }) },
    { proves: ['D3-139'], given: '보완완료, 바꾼 서류의 파일이 다름', outcome: '다른 것이 접수되었다', ask: () => sameSupplement({ items: [{ ...ROW, path: 'old' }] }) },
    { proves: ['D3-07'], given: '파일의 내용만 보냄: 이름이 같음', outcome: '같은 것이 접수되었다', ask: () => byName('new.pdf') },
    { proves: ['D3-07'], given: '파일의 내용만 보냄: 이름이 다름', outcome: '다른 것이 접수되었다', ask: () => byName('old.pdf') },
    { proves: ['D3-07'], given: '파일의 내용만 보냄: 기관에 이름이 없음', outcome: '다른 것이 접수되었다', ask: () => byName('new.pdf', { name: null }) },
    { proves: ['D3-07'], given: '파일의 내용만 보냄: 바꾼 서류에 이름이 다른 파일도 있음', outcome: '같은 것이 접수되었다', ask: () => byName('new.pdf', { files: [{ ...FILE, id: '9', path: 'old', name: 'old.pdf' }] }) },
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
