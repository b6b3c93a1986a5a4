import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { decideProofYears, parseDaysOfUse, areSameYears, keepOfferedYears, sortUniqueYears } from '#domain/proof/proof-period'
import { DATE_RANGE_CASES, DATE_RANGE_TODAY } from '#domain/proof/proof-period.cases'
import { kstDateOrThrow } from '#domain/time/calendar'
import { casesOf, makeTableRuleEntry, yesNoWord, type DeclaredEntry } from '../../rule-entry.ts'

export const PROOF_YEARS_RULE = makeTableRuleEntry({
  prefix: 'YR',
  title: '증빙 기간',
  question: '보낸 연도로 증빙을 저장할 수 있습니까?',
  no: 41,
  answer: `증빙 기간은 ${PROGRAMME_PLACEHOLDERS.proofYears} 가운데 골라야 한다.`,
  notes: [
    { says: '보완에서 연도를 바꾸면 저장된 이용 시작일과 종료일을 지운다.', refs: ['P-102'] },
  ],
  parameters: ['PROOF_YEARS'],
  table: decideProofYears.table,
  facts: {
    offered: {
      name: '보낸 연도 가운데 고를 수 있는 연도',
      values: {
        none: '하나도 없음',
        some: '일부',
        outOfOrder: '모두 맞지만 순서가 거꾸로이거나 (2025,2024) 같은 해가 두 번 있음',
        all: '모두, 순서대로',
      },
    },
    registering: '새로 등록하는 증빙',
  },
  verdicts: { ok: '저장할 수 있다 (보완에서는 고를 수 없는 연도를 뺀다)', needPeriod: '기간을 골라야 한다' },
  cases: casesOf([
    { proves: ['P-055'], rule: 'YR-1', sent: [], registering: true, verdict: 'needPeriod' },
    { proves: ['P-055'], rule: 'YR-1', sent: [2023], registering: true, verdict: 'needPeriod' },
    { proves: ['P-101'], rule: 'YR-1', sent: [2023], registering: false, verdict: 'needPeriod' },
    { proves: ['P-027'], rule: 'YR-2', sent: [2023, 2024], registering: true, verdict: 'needPeriod' },
    { proves: ['P-028'], rule: 'YR-3', sent: [2025, 2024], registering: true, verdict: 'needPeriod' },
    { proves: ['P-101'], rule: 'YR-4', sent: [2023, 2024], registering: false, verdict: 'ok' },
    { proves: ['P-101'], rule: 'YR-4', sent: [2024, 2025], registering: true, verdict: 'ok' },
    { proves: ['P-101'], rule: 'YR-4', sent: [2025], registering: true, verdict: 'ok' },
  ], ({ sent, registering }) => ({
    given: [
      ['보낸 연도', sent.join(', ') || '없음'],
      ['새로 등록하는 증빙', yesNoWord(registering)],
    ],
    ask: () => decideProofYears(sent, registering),
  })),
  functionCases: [
    { proves: ['P-101'], given: '저장된 해 2023, 2025, 2024, 2025 가운데 보이는 것', outcome: '2024, 2025', ask: () => keepOfferedYears([2023, 2025, 2024, 2025]).join(', ') },
    { proves: ['P-028'], given: '2025, 2024, 2025를 골라 저장하는 것', outcome: '2024, 2025', ask: () => sortUniqueYears([2025, 2024, 2025]).join(', ') },
    { proves: ['P-137'], given: '기간이 같음: 2024, 2025와 2025, 2024', outcome: '예', ask: () => yesNoWord(areSameYears([2024, 2025], [2025, 2024])) },
    { proves: ['P-137'], given: '기간이 같음: 2024와 2025', outcome: '아니요', ask: () => yesNoWord(areSameYears([2024], [2025])) },
  ],
})

/** True if no earlier case has the same requirements and the same outcome. */
const isFirstOfKind = (one: (typeof DATE_RANGE_CASES)[number], nth: number): boolean =>
  DATE_RANGE_CASES.findIndex(({ proves, code }) => proves.join() === one.proves.join() && code === one.code) === nth

export const DECLARED_DAYS_OF_USE: DeclaredEntry = {
  id: 'proof-declared',
  title: '증빙',
  no: 38,
  answer: '실제로 이용한 날은 기관이 증빙을 검토하며 확인한다.',
  declared: [
    {
      title: '이용한 날의 기간',
      says: `종료일은 시작일보다 빠르지 않고, 두 날 모두 오늘보다 늦지 않다. 예는 ${DATE_RANGE_TODAY}에 본 것이다.`,
      answeredBy: '등록할 때는 이용한 해만 고른다. 기관이 확인한다.',
      refs: ['P-062', 'P-063', 'D3-57'],
      parameters: [],
      edges: DATE_RANGE_CASES.filter(isFirstOfKind).map(({ start, end }) => ({
        value: `${start} ~ ${end}`,
        meets: parseDaysOfUse({ start: kstDateOrThrow(start), end: kstDateOrThrow(end) }, DATE_RANGE_TODAY).ok,
      })),
    },
  ],
}
