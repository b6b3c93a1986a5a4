import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { type RuleChapter, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { DEPOSITOR_MATCH_CASES } from './depositor.cases.ts'
import { DEPOSITOR_MATCH_TABLE, decideDepositorMatch } from './depositor.ts'

const BYTES = APPLICATION_LIMITS.nameMatchBytes

export const ACCOUNT_CHAPTER: RuleChapter = {
  concept: 'account',
  title: '계좌',
  rules: [
    makeTableRuleEntry({
      prefix: 'NM',
      title: '예금주 확인',
      synonyms: [
        '예금주 비교',
        '예금주 이름',
        '통장 이름',
        '통장 이름이 다름',
        '계좌 주인 이름',
        '이름 대조',
        '예금주가 달라요',
      ],
      question: '입력한 예금주와 은행이 답한 예금주가 같은 사람입니까?',
      table: DEPOSITOR_MATCH_TABLE,
      facts: {
        empty: '한쪽 이름이 비어 있음',
        equal: `앞 ${BYTES}바이트가 같음`,
        full: `두 이름이 모두 ${BYTES}바이트 이상`,
        prefix: `${BYTES}바이트까지의 앞부분이 (반으로 잘리는 글자는 빼고) 짧은 쪽만큼 같음`,
      },
      verdicts: { same: '같다', different: '다르다' },
      cases: DEPOSITOR_MATCH_CASES.map((example) => ({
        ...example,
        given: [
          ['입력한 예금주', `‘${example.entered}’`],
          ['은행이 답한 예금주', `‘${example.found}’`],
        ],
        ask: () => decideDepositorMatch(example.entered, example.found),
      })),
    }),
  ],
}
