import { SELF_CHECK_QUESTION_IDS, decideSelfCheck } from '#domain/eligibility/self-check'
import { casesOf, makeTableRuleEntry, type FactChoice } from '../../rule-entry.ts'

const ANSWER = { yes: '예', no: '아니요' } as const

export const SELF_CHECK_RULE = makeTableRuleEntry({
  prefix: 'SC',
  title: '지원대상 자가진단',
  synonyms: ['대리 신청', '직원이 신청', '가족이 신청', '공동대표'],
  question: '다섯 질문의 답으로 신청을 계속할 수 있습니까?',
  no: 3,
  answer: '다섯 질문에 모두 ‘예’라고 답해야 신청을 계속할 수 있다.',
  notes: [
    { says: `다섯 질문: ${SELF_CHECK_QUESTION_IDS.join(' ')} 서버는 이 답을 묻지 않는다.`, refs: ['E-071', 'D1-249', 'D1-261'] },
  ],
  otherwise: '모두 답했고 하나라도 ‘아니요’',
  table: decideSelfCheck.table,
  facts: {
    complete: '모든 질문에 답함 (하나라도 답하지 않았으면 다른 답이 ‘아니요’여도 ‘아니요’)',
    allYes: '모든 답이 ‘예’',
  },
  verdicts: {
    ok: '계속할 수 있다',
    incomplete: '먼저 모든 질문에 답해야 한다',
    notTarget: '지원대상이 아니다',
  },
  cases: casesOf([
    { proves: ['E-074'], rule: 'SC-2', answers: ['yes', 'yes', 'yes', 'yes', 'yes'], verdict: 'ok' },
    { proves: ['E-072'], rule: 'SC-1', answers: [null, null, null, null, null], verdict: 'incomplete' },
    { proves: ['E-072'], rule: 'SC-1', answers: [null, 'yes', 'yes', 'yes', 'yes'], verdict: 'incomplete' },
    { proves: ['E-072'], rule: 'SC-1', answers: ['yes', null, 'yes', 'yes', 'yes'], verdict: 'incomplete' },
    { proves: ['E-072'], rule: 'SC-1', answers: ['yes', 'yes', null, 'yes', 'yes'], verdict: 'incomplete' },
    { proves: ['E-072'], rule: 'SC-1', answers: ['yes', 'yes', 'yes', null, 'yes'], verdict: 'incomplete' },
    { proves: ['E-072'], rule: 'SC-1', answers: ['yes', 'yes', 'yes', 'yes', null], verdict: 'incomplete' },
    { proves: ['E-072'], rule: 'SC-1', answers: ['no', 'yes', 'yes', 'yes', null], verdict: 'incomplete' },
    { proves: ['E-073'], rule: 'SC-3', answers: ['no', 'yes', 'yes', 'yes', 'yes'], verdict: 'notTarget' },
    { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'no', 'yes', 'yes', 'yes'], verdict: 'notTarget' },
    { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'yes', 'no', 'yes', 'yes'], verdict: 'notTarget' },
    { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'yes', 'yes', 'no', 'yes'], verdict: 'notTarget' },
    { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'yes', 'yes', 'yes', 'no'], verdict: 'notTarget' },
    { proves: ['E-073'], rule: 'SC-3', answers: ['no', 'no', 'no', 'no', 'no'], verdict: 'notTarget' },
  ], ({ answers }) => ({
    given: SELF_CHECK_QUESTION_IDS.map((question, i): FactChoice<string> => {
      const answer = answers[i] ?? null
      return [question, answer === null ? '답하지 않음' : ANSWER[answer]]
    }),
    ask: () => {
      const [q1, q2, q3, q4, q5] = answers
      return decideSelfCheck({ q1, q2, q3, q4, q5 })
    },
  })),
})
