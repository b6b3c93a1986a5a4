import { decideSessionExtension, decideExtensionAnswer } from '#domain/session/session-extension'
import { makeTableRuleEntry } from '../../rule-entry.ts'

export const SESSION_EXTENSION_RULE = makeTableRuleEntry({
  prefix: 'EX',
  title: '인증시간 연장',
  synonyms: ['연장하기', '연장이 안 됨'],
  question: '연장하기를 누르면 서버에 연장을 요청합니까?',
  no: 115,
  answer: '다른 사람이 로그인하지 않았고 신청번호가 있으면 연장한다.',
  table: decideSessionExtension.table,
  facts: {
    certified: '이 창에서 본인인증함',
    otherLogin: '브라우저의 로그인이 다른 사람이나 번호의 것 (OW)',
    application: '이 창에 신청번호가 있음',
  },
  verdicts: {
    over: '이 창의 인증을 끝낸다',
    refused: '연장하지 못했다고 알린다. 남은 시간은 그대로이다',
    extend: '요청한다',
  },
  cases: [
    { proves: ['E-209'], rule: 'EX-1', facts: { certified: true, otherLogin: true, application: true }, verdict: 'over' },
    { proves: ['E-147'], rule: 'EX-2', facts: { certified: true, otherLogin: false, application: false }, verdict: 'refused' },
    { proves: ['E-146'], rule: 'EX-3', facts: { certified: true, otherLogin: false, application: true }, verdict: 'extend' },
    { proves: ['E-146'], rule: 'EX-3', facts: { certified: false, otherLogin: true, application: true }, verdict: 'extend' },
  ],
})

export const EXTENSION_ANSWER_RULE = makeTableRuleEntry({
  prefix: 'EE',
  title: '연장의 답',
  synonyms: ['연장하다가 끝나면', '연장에 실패'],
  question: '연장을 요청한 답이 오면 인증이 이어집니까?',
  no: 148,
  answer: '인증이 이어지고 서버가 새 로그인을 답하면 연장된 것이다.',
  table: decideExtensionAnswer.table,
  facts: {
    ended: '그사이 이 창의 인증이 끝났거나 신청번호가 바뀜',
    answer: {
      name: '서버의 답',
      values: { token: '새 로그인', refused: '거절', none: '없거나 읽을 수 없음' },
    },
    certified: '이 창에서 본인인증함',
    loginRenewed: '브라우저의 로그인이 그 새 로그인임',
  },
  verdicts: {
    over: '끝난 그대로이다. 그 답으로 생긴 로그인은 지운다',
    extended: '연장되었다',
    refused: '연장하지 못했다고 알린다. 남은 시간은 그대로이다',
    failed: '연장하다가 오류가 났다고 알린다. 남은 시간은 그대로이다',
  },
  cases: [
    { proves: ['D1-340'], rule: 'EE-1', facts: { ended: true, answer: 'token', certified: true, loginRenewed: true }, verdict: 'over' },
    { proves: ['D1-340'], rule: 'EE-1', facts: { ended: true, answer: 'refused', certified: true, loginRenewed: false }, verdict: 'over' },
    { proves: ['D1-340'], rule: 'EE-1', facts: { ended: true, answer: 'token', certified: true, loginRenewed: false }, verdict: 'over' },
    { proves: ['D1-670'], rule: 'EE-5', facts: { ended: false, answer: 'token', certified: true, loginRenewed: false }, verdict: 'refused' },
    { proves: ['E-146'], rule: 'EE-2', facts: { ended: false, answer: 'token', certified: true, loginRenewed: true }, verdict: 'extended' },
    { proves: ['E-146', 'E-142'], rule: 'EE-2', facts: { ended: false, answer: 'token', certified: false, loginRenewed: false }, verdict: 'extended' },
    { proves: ['E-147'], rule: 'EE-3', facts: { ended: false, answer: 'refused', certified: true, loginRenewed: false }, verdict: 'refused' },
    { proves: ['E-147'], rule: 'EE-4', facts: { ended: false, answer: 'none', certified: true, loginRenewed: false }, verdict: 'failed' },
  ],
})
