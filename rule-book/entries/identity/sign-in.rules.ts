import { type SignInFacts, CERTIFICATION_LIFE_MS, decideSignIn, decideSignInRefusal } from '#domain/identity/sign-in'
import { formatDuration } from '#domain/time/duration'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

const COMPLETE: SignInFacts = { certified: true, application: true, person: 'own' }

export const SIGN_IN_RULE = makeTableRuleEntry({
  prefix: 'LG',
  title: '로그인',
  synonyms: ['다른 사람이 인증', '세션 열기', '인증하고 나서 오래', '10분 정확히', '다른 브라우저'],
  question: '본인인증을 마친 사람을 이 사업자등록번호로 로그인시킵니까?',
  no: 89,
  answer: `이 브라우저에서 ${formatDuration(CERTIFICATION_LIFE_MS)} 안에 마지막으로 본인인증한 사람을 로그인시키며, 취소되지 않은 신청이 있는 번호에는 그 신청자만 로그인시킨다.`,
  notes: [
    { says: '서버는 거절을 모두 “본인인증 후 진행해주세요.”라고 답하고, 화면은 어긴 줄의 말로 알린다.', refs: ['E-131'] },
    {
      says: '로그인이 남은 브라우저에서 새로 로그인하면 서버는 앞의 로그인을 곧바로 끝낸다. 화면이 먼저 지운 로그인은 유효시간까지 서버에 남는다.',
      refs: ['E-188'],
    },
  ],
  table: decideSignIn.table,
  facts: {
    certified: `이 브라우저에서 본인인증한 지 ${formatDuration(CERTIFICATION_LIFE_MS)} 안 (간편인증은 제92조)`,
    application: '이 번호로 등록되거나 제출된 신청이 있음',
    person: {
      name: '인증한 사람',
      values: {
        own: '취소되지 않은 신청의 신청자. 그런 신청이 없는 번호에는, 마지막으로 등록하거나 신청한 사람이나 방금 그 번호로 인증한 사람',
        otherApplicant: '취소되지 않은 신청이 있는 번호에, 그 신청자가 아닌 사람',
        stranger: '취소되지 않은 신청이 없는 번호에, 마지막으로 등록하거나 신청한 사람도, 방금 그 번호(나 그 신청번호)로 인증한 사람도 아닌 사람',
      },
    },
  },
  verdicts: { ok: '로그인시킨다', notCertified: '거절한다', otherPerson: '거절한다' },
  cases: [
    { proves: ['E-188'], rule: 'LG-4', facts: COMPLETE, verdict: 'ok' },
    { proves: ['E-189'], rule: 'LG-1', facts: { ...COMPLETE, certified: false }, verdict: 'notCertified' },
    { proves: ['E-188'], rule: 'LG-2', facts: { ...COMPLETE, application: false }, verdict: 'notCertified' },
    { proves: ['E-188'], rule: 'LG-2', facts: { ...COMPLETE, application: false, person: 'otherApplicant' }, verdict: 'notCertified' },
    { proves: ['D1-28'], rule: 'LG-3', facts: { ...COMPLETE, person: 'otherApplicant' }, verdict: 'otherPerson' },
    { proves: ['D1-28'], rule: 'LG-5', facts: { ...COMPLETE, person: 'stranger' }, verdict: 'otherPerson' },
  ],
})

/** The rows that refuse a login regardless of who was certified. */
const ROWS_WITHOUT_PERSON = decideSignIn.table.flatMap(({ id, then }) => (then === 'notCertified' ? [id] : []))

export const SIGN_IN_REFUSAL_RULE = makeTableRuleEntry({
  prefix: 'LN',
  title: '거절당한 로그인의 말',
  synonyms: ['다른 분의 명의로', '인증 처리 중 오류'],
  question: '본인인증을 마친 사람의 로그인이 거절되면 무엇이라고 알립니까?',
  no: 112,
  answer: '거절한 까닭이 다른 데에 있지 않으면 다른 분이 인증한 것으로 알린다.',
  table: decideSignInRefusal.table,
  facts: {
    coded: '로그인하지 않은 사람이라는 거절(401)에 오류코드가 있음',
    named: `거절한 줄이 인증한 사람을 보지 않는 줄(${ROWS_WITHOUT_PERSON.join(', ')})`,
  },
  verdicts: { otherPerson: '다른 분이 인증하였다고 알린다', broken: '인증 처리 중에 오류가 났다고 알린다' },
  cases: casesOf([
    { proves: ['E-131'], rule: 'LN-1', status: 500, errorCode: 'UNAUTHORIZED', named: null, verdict: 'broken' },
    { proves: ['E-131'], rule: 'LN-1', status: 401, errorCode: null, named: null, verdict: 'broken' },
    { proves: ['E-131'], rule: 'LN-2', status: 401, errorCode: 'UNAUTHORIZED', named: 'LG-1', verdict: 'broken' },
    { proves: ['E-131'], rule: 'LN-2', status: 401, errorCode: 'UNAUTHORIZED', named: 'LG-2', verdict: 'broken' },
    { proves: ['D1-243'], rule: 'LN-3', status: 401, errorCode: 'UNAUTHORIZED', named: 'LG-3', verdict: 'otherPerson' },
    { proves: ['D1-243'], rule: 'LN-3', status: 401, errorCode: 'UNAUTHORIZED', named: null, verdict: 'otherPerson' },
  ], ({ status, errorCode, named }) => ({
    given: [
      ['거절', `${status} ${errorCode ?? '오류코드 없음'}`],
      ['거절한 줄', named ?? '없음'],
    ],
    ask: () => decideSignInRefusal({ status, errorCode, rule: named }),
  })),
})
