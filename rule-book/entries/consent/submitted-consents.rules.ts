import { decideConsentsMatch } from '#domain/consent/submitted-consents'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const SAME = {
  publicData: '본인정보 제공 요구의 동의나 거부가 저장된 것과 신청서에서 같음',
  taxData: '과세정보 제공의 동의나 거부가 저장된 것과 신청서에서 같음',
} as const

export const CONSENTS_MATCH_RULE = makeTableRuleEntry({
  prefix: 'SK',
  title: '저장된 동의와 제출된 동의',
  synonyms: ['동의가 바뀐 신청', '늦게 도착한 동의'],
  question: '저장된 동의가 제출된 신청서의 동의와 같습니까?',
  no: 18,
  answer: '저장된 동의와 신청서의 동의가 다르면 접수하지 않고 동의를 다시 저장하게 한다.',
  table: decideConsentsMatch.table,
  facts: SAME,
  verdicts: {
    same: '그 동의로 접수한다',
    differ: '접수하지 않는다',
  },
  // The saved consents are both given.
  cases: casesOf([
    { proves: ['D2-90', 'A-135', 'A-045'], rule: 'SK-1', publicData: false, taxData: true, verdict: 'differ' },
    { proves: ['D2-90', 'A-135'], rule: 'SK-3', publicData: true, taxData: false, verdict: 'differ' },
    { proves: ['A-135', 'A-045'], rule: 'SK-5', publicData: true, taxData: true, verdict: 'same' },
  ], ({ publicData, taxData }) => ({
    given: [
      [SAME.publicData, yesNoWord(publicData)],
      [SAME.taxData, yesNoWord(taxData)],
    ],
    ask: () => decideConsentsMatch({ publicData: true, taxData: true }, { publicData, taxData }),
  })),
})
