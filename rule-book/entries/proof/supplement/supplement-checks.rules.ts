import type { ProofStatus } from '#domain/proof/proof-status.table'
import {
  haveProofEntriesChanged,
  isUnfinishedSupplement,
  decideSupplementFacts,
  decideSupplementSubmission,
  storedProofEntries,
  type Supplement,
  type SupplementSubmissionFacts,
} from '#domain/proof/supplement/supplement-checks'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'

const READY: SupplementSubmissionFacts = {
  signedIn: true,
  proofOpen: true,
  hasPeriod: true,
  totalKind: 'amount',
  total: 'ok',
  changed: 'some',
  unfinished: false,
  allItemsTreated: true,
  files: 'ok',
}

const ALL_BROKEN: SupplementSubmissionFacts = {
  signedIn: false,
  proofOpen: false,
  hasPeriod: false,
  totalKind: 'amount',
  total: 'none',
  changed: 'none',
  unfinished: false,
  allItemsTreated: false,
  files: 'none',
}

const changed = (years: readonly number[], total: number): string =>
  haveProofEntriesChanged({ stored: { years: [2024], total: 60_000 }, entered: { years, total } }) ? '바뀌었다' : '그대로이다'
const unfinished = (statuses: readonly ProofStatus[], remembered: boolean): string =>
  yesNoWord(isUnfinishedSupplement({ items: statuses.map((status, nth) => ({ ...aProofItem({ id: String(nth) }), status })), remembered }))

const SUBMISSION_WORDS = {
  ok: '보낼 수 있다',
  signedOut: '다시 인증해야 한다',
  notRequested: '보완요청 상태가 아니다',
  noPeriod: '기간을 골라야 한다',
  noAmount: '총 증빙금액을 입력해야 한다',
  noCases: '총 증빙건수를 입력해야 한다',
  tooManyCases: '총 증빙건수가 상한을 넘는다',
  appliedElsewhere: '보낼 것이 없다',
  noChange: '바뀐 것이 없다',
  itemsOpen: '처리하지 않은 보완요청 항목이 있다',
  noFileLeft: '실적증빙이 남지 않는다',
  noBaseLeft: '영업증빙이 남지 않는다',
} as const

/** Decides about a supplement whose one item was sent back and has got a new file, unless the given values differ. */
const submission = (known: Partial<Supplement>, signedIn = true): string => {
  const decided = decideSupplementSubmission({
    proof: { proofType: 'general', totalUnit: 'amount', status: 'supplementRequest' },
    items: [aProofItem({ id: '1', proofType: 'general', status: 'supplementRequest', path: 'a' })],
    proofs: [], stored: { years: [2024], total: 60_000 }, entered: { years: [2024], total: 60_000 },
    staged: new Map([['1', { is: 'replace', file: 'b' }]]), wasStaged: true, remembered: false, ...known,
  }, signedIn)
  return `${SUBMISSION_WORDS[decided.verdict]} (남은 항목 ${decided.open}개)`
}
const startWords = (proof: Parameters<typeof storedProofEntries>[0]): string => {
  const { years, total } = storedProofEntries(proof)
  return `${years.join(', ')}, 총계 ${total.toLocaleString('ko-KR')}`
}
const NO_ITEM_OPEN = [aProofItem({ id: '1', proofType: 'general', status: 'submitComplete', path: 'a' })]

export const SUPPLEMENT_SUBMISSION_RULE = makeTableRuleEntry({
  prefix: 'SU',
  title: '보완 등록 전 확인',
  question: '보완한 증빙을 보낼 수 있습니까?',
  no: 54,
  answer: '보완요청된 항목을 모두 처리하고 파일이 남아야 보완등록을 할 수 있다.',
  notes: [
    { says: '끝나지 않은 보완은, 이 창에 일부만 저장된 보완(제71조)이 있거나, 다른 기기에서 보내다 말아 보완요청 항목은 남지 않고 보완완료인 항목이 있는 것이다. 항목을 모두 취소했으면 더 바꾸지 않고 보완등록으로 끝낸다.', refs: ['P-314', 'D3-11', 'D3-560'] },
  ],
  parameters: ['MAX_PROOF_CASES'],
  table: decideSupplementFacts.table,
  facts: {
    signedIn: '로그인',
    proofOpen: '증빙이 보완요청 상태',
    hasPeriod: '기간을 고름',
    totalKind: { name: '구분', values: { amount: '금액', cases: '건', none: '총계 없음 (조회한 증빙)' } },
    total: {
      name: '총계',
      values: { ok: '있음', none: '없음', notWhole: '정수가 아님', tooLarge: '상한을 넘음', otherUnit: '다른 구분' },
    },
    changed: {
      name: '바뀐 것',
      values: { some: '있음', none: '없음', elsewhere: '이미 다른 창에서 모두 저장됨' },
    },
    unfinished: '끝나지 않은 보완이 있음',
    allItemsTreated: '보완요청 항목을 모두 처리함',
    files: { name: '남는 파일', values: { ok: '있음', none: '없음', noBase: '영업증빙 없음' } },
  },
  verdicts: SUBMISSION_WORDS,
  cases: [
    { proves: ['P-139', 'P-134'], rule: 'SU-1', facts: ALL_BROKEN, verdict: 'signedOut' },
    { proves: ['P-139', 'P-112', 'P-133'], rule: 'SU-2', facts: { ...ALL_BROKEN, signedIn: true }, verdict: 'notRequested' },
    { proves: ['P-135', 'P-139'], rule: 'SU-3', facts: { ...ALL_BROKEN, signedIn: true, proofOpen: true }, verdict: 'noPeriod' },
    { proves: ['P-136', 'P-139'], rule: 'SU-4', facts: { ...ALL_BROKEN, signedIn: true, proofOpen: true, hasPeriod: true }, verdict: 'noAmount' },
    { proves: ['P-136'], rule: 'SU-5', facts: { ...READY, totalKind: 'cases', total: 'none' }, verdict: 'noCases' },
    { proves: ['D3-103'], rule: 'SU-6', facts: { ...READY, totalKind: 'cases', total: 'tooLarge' }, verdict: 'tooManyCases' },
    { proves: ['D3-103'], rule: 'SU-10', facts: { ...READY, total: 'tooLarge' }, verdict: 'ok' },
    { proves: ['P-136'], rule: 'SU-10', facts: { ...READY, totalKind: 'none', total: 'none' }, verdict: 'ok' },
    { proves: ['P-137', 'P-139'], rule: 'SU-7', facts: { ...READY, changed: 'none', allItemsTreated: false }, verdict: 'noChange' },
    { proves: ['P-314', 'D3-560'], rule: 'SU-10', facts: { ...READY, changed: 'none' }, verdict: 'ok' },
    { proves: ['P-138'], rule: 'SU-12', facts: { ...READY, changed: 'elsewhere' }, verdict: 'appliedElsewhere' },
    { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, changed: 'elsewhere', allItemsTreated: false }, verdict: 'itemsOpen' },
    { proves: ['P-138'], rule: 'SU-10', facts: { ...READY, changed: 'elsewhere', unfinished: true }, verdict: 'ok' },
    { proves: ['P-137'], rule: 'SU-10', facts: { ...READY, changed: 'none', unfinished: true }, verdict: 'ok' },
    { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, allItemsTreated: false }, verdict: 'itemsOpen' },
    { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, changed: 'none', unfinished: true, allItemsTreated: false }, verdict: 'itemsOpen' },
    { proves: ['D3-103'], rule: 'SU-6', facts: { ...READY, totalKind: 'cases', total: 'tooLarge', changed: 'none', allItemsTreated: false }, verdict: 'tooManyCases' },
    { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, allItemsTreated: false, files: 'none' }, verdict: 'itemsOpen' },
    { proves: ['D3-140'], rule: 'SU-9', facts: { ...READY, changed: 'elsewhere', files: 'none' }, verdict: 'noFileLeft' },
    { proves: ['D3-140'], rule: 'SU-9', facts: { ...READY, files: 'none' }, verdict: 'noFileLeft' },
    { proves: ['D3-763'], rule: 'SU-13', facts: { ...READY, files: 'noBase' }, verdict: 'noBaseLeft' },
    { proves: ['P-139'], rule: 'SU-10', facts: READY, verdict: 'ok' },
  ],
  functionCases: [
    { proves: ['P-139'], given: '보완등록: 보완요청 항목 하나를 새 파일로 바꿈', outcome: '보낼 수 있다 (남은 항목 0개)', ask: () => submission({}) },
    { proves: ['P-134'], given: '보완등록: 로그인이 끝남', outcome: '다시 인증해야 한다 (남은 항목 0개)', ask: () => submission({}, false) },
    { proves: ['P-133'], given: '보완등록: 검토중인 증빙', outcome: '보완요청 상태가 아니다 (남은 항목 0개)', ask: () => submission({ proof: { proofType: 'general', totalUnit: 'amount', status: 'underReview' } }) },
    { proves: ['P-135'], given: '보완등록: 기간이 없음', outcome: '기간을 골라야 한다 (남은 항목 0개)', ask: () => submission({ entered: { years: [], total: 60_000 } }) },
    { proves: ['P-136'], given: '보완등록: 총 증빙금액 0원', outcome: '총 증빙금액을 입력해야 한다 (남은 항목 0개)', ask: () => submission({ entered: { years: [2024], total: 0 } }) },
    { proves: ['P-137'], given: '보완등록: 아무것도 바꾸지 않음', outcome: '바뀐 것이 없다 (남은 항목 1개)', ask: () => submission({ staged: new Map(), wasStaged: false }) },
    { proves: ['P-139'], given: '보완등록: 총계만 바꿈', outcome: '처리하지 않은 보완요청 항목이 있다 (남은 항목 1개)', ask: () => submission({ staged: new Map(), wasStaged: false, entered: { years: [2024], total: 60_001 } }) },
    { proves: ['P-138'], given: '보완등록: 바꾼 것이 다른 창에서 이미 저장됨', outcome: '보낼 것이 없다 (남은 항목 0개)', ask: () => submission({ staged: new Map(), items: NO_ITEM_OPEN }) },
    { proves: ['P-314', 'D3-560'], given: '보완등록: 보완요청 항목이 없고 바꾼 것도 없음', outcome: '보낼 수 있다 (남은 항목 0개)', ask: () => submission({ staged: new Map(), wasStaged: false, items: NO_ITEM_OPEN }) },
    { proves: ['P-101'], given: '보완 화면의 처음 값: 2019년과 2024년, 총계 없음인 증빙', outcome: '2024, 총계 0', ask: () => startWords({ years: [2019, 2024], total: null }) },
    { proves: ['P-101'], given: '보완 화면의 처음 값: 2025년, 총계 60,000원인 증빙', outcome: '2025, 총계 60,000', ask: () => startWords({ years: [2025], total: 60_000 }) },
    { proves: ['P-137'], given: '기간과 총계를 그대로 둠', outcome: '그대로이다', ask: () => changed([2024], 60_000) },
    { proves: ['P-137'], given: '총계만 바꿈', outcome: '바뀌었다', ask: () => changed([2024], 60_001) },
    { proves: ['P-137'], given: '기간만 바꿈', outcome: '바뀌었다', ask: () => changed([2024, 2025], 60_000) },
    { proves: ['P-314', 'D3-11'], given: '끝나지 않은 보완: 보완완료인 항목만 있음', outcome: '예', ask: () => unfinished(['supplementComplete'], false) },
    { proves: ['P-314', 'D3-11'], given: '끝나지 않은 보완: 보완완료와 보완요청인 항목', outcome: '아니요', ask: () => unfinished(['supplementComplete', 'supplementRequest'], false) },
    { proves: ['P-314'], given: '끝나지 않은 보완: 보완요청인 항목만 있음, 이 창의 기록이 있음', outcome: '예', ask: () => unfinished(['supplementRequest'], true) },
    { proves: ['D3-11'], given: '끝나지 않은 보완: 보완요청인 항목만 있음', outcome: '아니요', ask: () => unfinished(['supplementRequest'], false) },
  ],
})
