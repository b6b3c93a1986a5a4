import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import type { MainConsents } from './consent-data.ts'
import { type ConsentsMatchVerdict, CONSENTS_MATCH_TABLE, decideConsentsMatch } from './submitted-consents.ts'

const GIVEN: MainConsents = { publicData: true, taxData: true }

const NO_PUBLIC_DATA: MainConsents = { publicData: false, taxData: true }

const NO_TAX_DATA: MainConsents = { publicData: true, taxData: false }

const CONSENTS_MATCH_CASES: readonly DecisionCaseFrom<{
  saved: MainConsents
  submitted: MainConsents
}, ConsentsMatchVerdict>[] = [
  { proves: ['D2-90', 'A-045'], rule: 'SK-1', saved: GIVEN, submitted: NO_PUBLIC_DATA, verdict: 'differ' },
  { proves: ['A-135'], rule: 'SK-2', saved: NO_PUBLIC_DATA, submitted: GIVEN, verdict: 'differ' },
  { proves: ['D2-90'], rule: 'SK-3', saved: GIVEN, submitted: NO_TAX_DATA, verdict: 'differ' },
  { proves: ['A-135'], rule: 'SK-4', saved: NO_TAX_DATA, submitted: GIVEN, verdict: 'differ' },
  { proves: ['A-135'], rule: 'SK-5', saved: GIVEN, submitted: GIVEN, verdict: 'same' },
  { proves: ['A-135', 'A-045'], rule: 'SK-5', saved: NO_PUBLIC_DATA, submitted: NO_PUBLIC_DATA, verdict: 'same' },
]

const agreementsInWords = ({ publicData, taxData }: MainConsents): string =>
  [`본인정보 제공 ${publicData ? '동의' : '거부'}`, `과세정보 제공 ${taxData ? '동의' : '거부'}`].join(', ')

export const CONSENTS_MATCH_RULE = makeTableRuleEntry({
  prefix: 'SK',
  title: '저장된 동의와 제출된 동의',
  synonyms: ['동의가 바뀐 신청', '늦게 도착한 동의'],
  question: '저장된 동의가 제출된 신청서의 동의와 같습니까?',
  no: 18,
  answer: '저장된 동의와 신청서의 동의가 다르면 접수하지 않고 동의를 다시 저장하게 한다.',
  notes: [
    { says: 'SK-4는 CC-2가 먼저 막아 쓰이지 않는다.', refs: ['A-135'] },
  ],
  table: CONSENTS_MATCH_TABLE,
  facts: {
    publicDataSaved: '본인정보 제공 요구가 동의로 저장됨',
    publicDataSubmitted: '신청서가 본인정보 제공 요구에 동의함',
    taxDataSaved: '과세정보 제공이 동의로 저장됨',
    taxDataSubmitted: '신청서가 과세정보 제공에 동의함',
  },
  verdicts: {
    same: '그 동의로 접수한다',
    differ: '접수하지 않는다',
  },
  cases: CONSENTS_MATCH_CASES.map(({ saved, submitted, ...example }) => ({
    ...example,
    given: [
      ['저장된 동의', agreementsInWords(saved)],
      ['신청서의 동의', agreementsInWords(submitted)],
    ],
    ask: () => decideConsentsMatch(saved, submitted),
  })),
})
