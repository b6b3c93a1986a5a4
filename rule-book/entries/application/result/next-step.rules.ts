import { applicationStatusName } from '#domain/application-status/application-status.table'
import { decideNextStep, type NextStepFacts } from '#domain/application/result/next-step.table'
import { casesOf, type FactChoice, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'
import { NEXT_STEP_VERDICT_WORDS } from './next-step-words.rules.ts'
import { SITUATION_CASES } from './situation.rules.ts'

/** Facts about an application on which proofs may be registered and whose status alone decides the next step. */
const OTHER: NextStepFacts = {
  status: 'other',
  opinion: 'none',
  byTelephone: false,
  supplementDue: false,
  proofAtAgency: false,
  refused: 'none',
  lookup: 'none',
  support: 'open',
  newProofEnabled: true,
  rapid: false,
}

const HELD: NextStepFacts = { ...OTHER, status: 'hold' }

const SUPPLEMENT: NextStepFacts = { ...OTHER, status: 'supplementRequest' }

const SELECTED: NextStepFacts = { ...OTHER, status: 'targetSelected' }

const ALL_PAID: NextStepFacts = { ...SELECTED, support: 'allPaid', newProofEnabled: false }

const STATUS: Readonly<Record<NextStepFacts['status'], string>> = {
  hold: applicationStatusName('hold'),
  supplementRequest: applicationStatusName('supplementRequest'),
  targetSelected: applicationStatusName('targetSelected'),
  other: '보류, 보완요청, 대상선정이 아님',
}

const OPINION: Readonly<Record<NextStepFacts['opinion'], string>> = {
  none: '이번 보류에 제출한 의견이 없음',
  ok: '제출할 수 있다',
  awaiting: '답변을 기다린다',
  limit: '횟수를 다 썼다',
  usedBefore: '이번 보류 전에 횟수를 다 썼고 답변도 받았다',
  limitAwaiting: '횟수를 다 썼고 마지막 답변을 기다린다',
  readOnly: '볼 수만 있다',
  closed: '볼 것이 없다',
}

const SUPPORT: Readonly<Record<NextStepFacts['support'], string>> = {
  allPaid: '한도까지 모두 지급됨',
  littleLeft: '남은 한도가 직접배달 한 건보다 적음',
  partPaid: '일부 지급됨',
  open: '아직 지급되지 않음',
}

const LOOKUP: Readonly<Record<NextStepFacts['lookup'], string>> = {
  none: '조회를 신청하지 않음',
  running: '택배사가 조회하고 있음',
  answered: '조회가 끝나 기관이 확인 중임',
}

const REFUSED: Readonly<Record<NextStepFacts['refused'], string>> = {
  none: '없음',
  registered: '등록한 증빙',
  rapid: '신속지급 증빙',
}

const SPECIAL = {
  byTelephone: '사유코드가 있음',
  supplementDue: '보완할 증빙이 있음',
  proofAtAgency: '기관이 확인 중인 증빙이 있음',
  rapid: '신속지급',
} as const satisfies Partial<Record<keyof NextStepFacts, string>>

const ALL_REFUSED = '남은 증빙 없이 미선정된 것'

const NEW_PROOF = '새 증빙을 등록할 수 있음 (NP)'

const givenIn = (facts: NextStepFacts): readonly FactChoice<string>[] => {
  const special = (Object.keys(SPECIAL) as (keyof typeof SPECIAL)[]).filter((fact) => facts[fact])
  return [
    ...(facts.opinion === 'none' ? [] : [['의견제출 (OP)', OPINION[facts.opinion]] as const]),
    ...(facts.support === 'open' ? [] : [['지원금', SUPPORT[facts.support]] as const]),
    ...(facts.lookup === 'none' ? [] : [['택배사 조회', LOOKUP[facts.lookup]] as const]),
    ...(facts.refused === 'none' ? [] : [[ALL_REFUSED, REFUSED[facts.refused]] as const]),
    ...special.map((fact) => [SPECIAL[fact], yesNoWord(true)] as const),
    ...(facts.newProofEnabled ? [] : [[NEW_PROOF, yesNoWord(false)] as const]),
  ]
}

export const NEXT_STEP_RULE = makeTableRuleEntry({
  prefix: 'NX',
  title: '다음 순서',
  synonyms: ['다음에 할 일', '누가 할 차례', '언제까지 기다리나', '기다리면 되나요'],
  question: '신청결과에서 다음 순서로 무엇을 안내합니까?',
  no: 34,
  answer: '신청자가 할 일이 있으면 그 일을, 없으면 기관이 하고 있는 일을 안내한다.',
  notes: [
    { says: '앞의 의견이 모두 답변된 뒤에 다시 보류되면 낸 의견이 없는 것으로 보아 NX-6이고, 횟수를 다 썼으면 NX-20이다. 답변되지 않은 의견이 있으면 NX-4나 NX-5 그대로이다.', refs: ['D2-740'] },
  ],
  parameters: ['SUPPORT_PER_CASE'],
  table: decideNextStep.table,
  facts: {
    status: { name: '진행상태', values: STATUS },
    opinion: { name: '낸 의견이 있고, 의견제출 (OP)', values: OPINION },
    support: { name: '지원금', values: SUPPORT },
    lookup: { name: '택배사 조회', values: LOOKUP },
    refused: { name: ALL_REFUSED, values: REFUSED },
    ...SPECIAL,
    newProofEnabled: NEW_PROOF,
  },
  verdicts: { byStatus: '정해진 순서', ...NEXT_STEP_VERDICT_WORDS },
  functionCases: SITUATION_CASES,
  // In some cases several rules apply at once; these prove which rule takes precedence.
  cases: casesOf([
    { proves: ['A-271', 'D2-97'], rule: 'NX-1', facts: OTHER, verdict: 'byStatus' },
    { proves: ['A-271'], rule: 'NX-1', facts: { ...OTHER, byTelephone: true, support: 'partPaid' }, verdict: 'byStatus' },
    { proves: ['D2-132'], rule: 'NX-1', facts: { ...OTHER, opinion: 'readOnly' }, verdict: 'byStatus' },
    { proves: ['D2-132'], rule: 'NX-2', facts: { ...HELD, opinion: 'ok' }, verdict: 'answered' },
    { proves: ['D2-132', 'P-154'], rule: 'NX-3', facts: { ...HELD, opinion: 'limit' }, verdict: 'answeredLast' },
    { proves: ['D2-132', 'P-155'], rule: 'NX-4', facts: { ...HELD, opinion: 'awaiting' }, verdict: 'opinionWaiting' },
    { proves: ['D2-132', 'P-154'], rule: 'NX-5', facts: { ...HELD, opinion: 'limitAwaiting' }, verdict: 'opinionWaiting' },
    { proves: ['D2-740'], rule: 'NX-20', facts: { ...HELD, opinion: 'usedBefore' }, verdict: 'opinionsUsedUp' },
    { proves: ['D2-132', 'D2-97'], rule: 'NX-6', facts: HELD, verdict: 'byStatus' },
    { proves: ['D2-112'], rule: 'NX-6', facts: { ...HELD, supplementDue: true, support: 'allPaid' }, verdict: 'byStatus' },
    { proves: ['D2-134', 'D2-150'], rule: 'NX-7', facts: { ...SUPPLEMENT, byTelephone: true }, verdict: 'supplementByTelephone' },
    { proves: ['D2-134', 'D2-97'], rule: 'NX-8', facts: SUPPLEMENT, verdict: 'byStatus' },
    { proves: ['D2-112'], rule: 'NX-9', facts: { ...SELECTED, supplementDue: true, proofAtAgency: true }, verdict: 'supplementDue' },
    { proves: ['A-271'], rule: 'NX-9', facts: { ...ALL_PAID, supplementDue: true }, verdict: 'supplementDue' },
    { proves: ['A-271', 'D2-131'], rule: 'NX-10', facts: ALL_PAID, verdict: 'paymentComplete' },
    { proves: ['D2-157'], rule: 'NX-11', facts: { ...SELECTED, lookup: 'running', newProofEnabled: false, support: 'partPaid' }, verdict: 'lookupRunning' },
    { proves: ['D2-132'], rule: 'NX-12', facts: { ...SELECTED, lookup: 'answered', proofAtAgency: true }, verdict: 'lookupAnswered' },
    { proves: ['D2-132'], rule: 'NX-9', facts: { ...SELECTED, lookup: 'answered', supplementDue: true }, verdict: 'supplementDue' },
    { proves: ['A-271'], rule: 'NX-13', facts: { ...ALL_PAID, proofAtAgency: true }, verdict: 'selectedWaiting' },
    { proves: ['D2-112'], rule: 'NX-13', facts: { ...SELECTED, proofAtAgency: true }, verdict: 'selectedWaiting' },
    { proves: ['A-271'], rule: 'NX-14', facts: { ...SELECTED, newProofEnabled: false }, verdict: 'selectedWaiting' },
    { proves: ['A-271'], rule: 'NX-14', facts: { ...SELECTED, newProofEnabled: false, rapid: true }, verdict: 'selectedWaiting' },
    { proves: ['D2-131'], rule: 'NX-15', facts: { ...SELECTED, support: 'littleLeft' }, verdict: 'littleLeft' },
    { proves: ['D2-131'], rule: 'NX-16', facts: { ...SELECTED, support: 'partPaid' }, verdict: 'somePaid' },
    { proves: ['A-271', 'D2-97'], rule: 'NX-17', facts: { ...SELECTED, rapid: true }, verdict: 'selectedRapid' },
    { proves: ['D2-710'], rule: 'NX-17', facts: { ...SELECTED, rapid: true, refused: 'registered' }, verdict: 'selectedRapid' },
    { proves: ['D2-790'], rule: 'NX-21', facts: { ...SELECTED, rapid: true, refused: 'rapid' }, verdict: 'rapidRefused' },
    { proves: ['D2-790'], rule: 'NX-13', facts: { ...SELECTED, rapid: true, refused: 'rapid', proofAtAgency: true }, verdict: 'selectedWaiting' },
    { proves: ['D2-710'], rule: 'NX-19', facts: { ...SELECTED, refused: 'registered' }, verdict: 'proofsRefused' },
    { proves: ['A-271'], rule: 'NX-18', facts: SELECTED, verdict: 'byStatus' },
  ], ({ facts }) => ({
    given: [['진행상태', STATUS[facts.status]], ...givenIn(facts)],
    ask: () => decideNextStep(facts),
  })),
})
