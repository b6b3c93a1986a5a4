import { decideRepeatedCall, isFinalStatus } from '#domain/sending/repeated-call'
import { MAX_IDEMPOTENCY_KEY_LENGTH } from '#domain/settings/call-limits'
import { makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

const REPEATED = { key: true, caller: 'same', answered: true, content: 'same' } as const

export const REPEATED_CALL_RULE = makeTableRuleEntry({
  prefix: 'IK',
  title: '요청번호',
  synonyms: ['같은 요청을 두 번', '두 번 눌렀을 때', '같은 요청번호로 다른 내용'],
  question: '서버가 이 요청을 새로 처리합니까, 처음의 답을 다시 답합니까?',
  no: 123,
  answer: '같은 사람이 같은 요청번호로 같은 것을 다시 보내면 처음의 답을 다시 답하고, 다른 것을 보내면 거절한다.',
  notes: [
    { says: '같은 사람: 로그인해야 하는 요청에서는 같은 신청이나 같은 관리자로 로그인한 사람이고, 로그인하지 않아도 되는 요청에서는 같은 브라우저에서 다른 로그인 없이 보낸 사람이다. 사무실 주소에서 보낸 것과 밖에서 보낸 것은 서로 다른 사람의 것이다.', refs: ['E-205', 'D1-470'] },
    { says: '끝난 답: 표의 순서(제96조)에서 거절한 것은 그 거절을 다시 답한다. 로그인·크기·형식의 거절과 서버의 오류(500번대)는 끝난 답이 아니어서 기억하지 않는다. 기한은 없다. 본인인증의 시작과 관리자 로그인도 그렇고, NICE의 휴대폰 인증에만 요청번호가 없다.', refs: ['E-204', 'E-205', 'D1-232'] },
    { says: '보낸 내용(주민등록번호도)은 그대로 두지 않고, 서버가 켜질 때마다 새로 만드는 비밀 열쇠로 바꾼 값만 두어 견준다. 서버가 다시 켜지면 견주지 못하여, 다른 것을 보내도 IK-6으로 처음의 답을 답한다.', refs: ['A-256', 'D1-460'] },
    { says: '화면은 500번대가 아닌 답을 받거나 내용이 바뀌면 새 요청번호로 보낸다.', refs: ['E-204', 'D1-460'] },
  ],
  table: decideRepeatedCall.table,
  facts: {
    key: {
      name: `1자부터 ${MAX_IDEMPOTENCY_KEY_LENGTH}자까지의 요청번호가 있음`,
      note: formatDefaultSetting('idempotencyHeader'),
    },
    caller: {
      name: '보낸 사람',
      values: { same: '처음과 같음', other: '처음과 다름', unknown: '로그인도 브라우저 표시도 없음' },
    },
    answered: '같은 주소에 이 요청번호로 끝난 답이 있음',
    content: {
      name: '보낸 내용',
      values: { same: '처음과 같음', other: '처음과 다름', unknown: '서버가 다시 시작하여 견줄 수 없음' },
    },
  },
  verdicts: { run: '새로 처리한다', repeat: '처음의 답을 다시 답한다', reused: '거절한다' },
  cases: [
    { proves: ['E-205'], rule: 'IK-6', facts: REPEATED, verdict: 'repeat' },
    { proves: ['D1-460'], rule: 'IK-6', facts: { ...REPEATED, content: 'unknown' }, verdict: 'repeat' },
    { proves: ['E-204'], rule: 'IK-1', facts: { ...REPEATED, key: false, caller: 'other', content: 'other' }, verdict: 'run' },
    { proves: ['D1-470'], rule: 'IK-2', facts: { ...REPEATED, caller: 'unknown', content: 'other' }, verdict: 'run' },
    { proves: ['E-204'], rule: 'IK-3', facts: { ...REPEATED, answered: false, caller: 'other', content: 'other' }, verdict: 'run' },
    { proves: ['D1-470'], rule: 'IK-4', facts: { ...REPEATED, caller: 'other' }, verdict: 'reused' },
    { proves: ['E-205'], rule: 'IK-5', facts: { ...REPEATED, content: 'other' }, verdict: 'reused' },
  ],
  functionCases: [
    { proves: ['D1-232'], given: '끝난 답: 499로 거절함', outcome: '예', ask: () => yesNoWord(isFinalStatus(499)) },
    { proves: ['D1-232'], given: '끝난 답: 서버의 오류 500', outcome: '아니요', ask: () => yesNoWord(isFinalStatus(500)) },
  ],
})
