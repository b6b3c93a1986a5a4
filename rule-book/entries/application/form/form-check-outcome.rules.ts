import { decideFormCheckOutcome } from '#domain/application/form/form-check-outcome'
import { makeTableRuleEntry } from '../../../rule-entry.ts'

export const FORM_CHECK_OUTCOME_RULE = makeTableRuleEntry({
  prefix: 'CO',
  title: '실명인증과 사업자 조회의 결과',
  synonyms: ['대표자 이름', '대표자 불일치', '이름이 다름', '조회 실패', '실명이 확인되지 않았다', '실명이 확인되지 않음'],
  question: '실명인증이나 사업자 조회의 답을 받으면 신청을 계속할 수 있습니까?',
  no: 23,
  answer: '이름이나 사업자가 맞지 않아도 계속한다고 답하면 신청을 계속할 수 있고, 기관이 심사에서 다시 본다.',
  notes: [
    { says: '실명인증의 서비스 오류는 하지 않은 것이다.', refs: ['A-058'] },
    { says: '등록된 사업자와 일치하면 조회한 칸이 잠기고, ‘다시 입력’을 누르면 풀려 다시 조회한다.', refs: ['A-077', 'A-261'] },
    { says: '실명인증은 주민등록번호를 모두 적으면 저절로 시작하고, 마친 뒤에 번호를 바꾸면 다시 한다. 맞지 않아도 계속한다고 답했으면 번호를 바꾸어도 화면을 떠날 때까지 그 답이 남는다.', refs: ['A-059', 'D2-33', 'D2-154'] },
    { says: '물음에 한 번이라도 아니라고 답하면 확인하지 않은 것으로 남는다.', refs: ['A-057', 'A-059'] },
  ],
  table: decideFormCheckOutcome.table,
  facts: {
    answer: {
      name: '답',
      values: {
        verified: '실명인증: 이름과 주민등록번호가 맞음',
        mismatch: '실명인증: 이름과 주민등록번호가 다름 (대표자 불일치)',
        valid: '사업자 조회: 등록된 사업자와 일치 (BA)',
        invalid: '사업자 조회: 등록된 사업자와 불일치 (BA)',
        outage: '사업자 조회: 확인할 수 없음 (BA)',
      },
    },
  },
  verdicts: {
    passed: '확인이 끝난다',
    askTwice: '두 번 묻고, 모두 계속한다고 하면 확인 없이 계속한다',
    askOnce: '한 번 묻고, 계속한다고 하면 확인 없이 계속한다',
    waived: '나중에 확인한다고 알리고 확인 없이 계속한다',
  },
  cases: [
    { proves: ['A-056'], rule: 'CO-1', facts: { answer: 'verified' }, verdict: 'passed' },
    { proves: ['A-057'], rule: 'CO-2', facts: { answer: 'mismatch' }, verdict: 'askTwice' },
    { proves: ['A-077'], rule: 'CO-3', facts: { answer: 'valid' }, verdict: 'passed' },
    { proves: ['A-078'], rule: 'CO-4', facts: { answer: 'invalid' }, verdict: 'askOnce' },
    { proves: ['A-079'], rule: 'CO-5', facts: { answer: 'outage' }, verdict: 'waived' },
  ],
})
