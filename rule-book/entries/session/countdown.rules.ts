import {
  type CountdownEvent,
  countdownTickAt,
  decideCountdown,
  decidePageTime,
  decideRemainingTime,
  decideTimeRequest,
  formatTimeLeft,
} from '#domain/session/countdown'
import { COUNTDOWN_CASES } from '#domain/session/countdown.cases'
import {
  secondsLeft,
  secondsLeftOrFullSession,
  SESSION_LAST_CHECK_SECONDS,
  SESSION_LONG_AWAY_MS,
  SESSION_SECONDS,
  SESSION_WARNING_SECONDS,
  startedTimer,
} from '#domain/session/timer'
import { formatDuration } from '#domain/time/duration'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const EVENT: Readonly<Record<CountdownEvent, string>> = {
  none: '없음',
  warn: '곧 끝난다고 안내함',
  lastCheck: '시간이 다 되어 서버에 물음',
  expire: '인증을 끝냄',
}

export const TIME_REQUEST_RULE = makeTableRuleEntry({
  prefix: 'CA',
  title: '남은 시간을 서버에 묻는 때',
  synonyms: ['시계를 바꾸면', '다른 창에서 로그인', '오래 가려진 화면'],
  question: '시간을 세는 동안 남은 시간을 서버에 다시 묻습니까?',
  no: 113,
  answer: '시간이 달라졌을 수 있거나 곧 끝날 때에 서버에 남은 시간을 묻는다.',
  table: decideTimeRequest.table,
  facts: {
    event: { name: '지금 할 일 (CD)', values: EVENT },
    uncertain: {
      name: '시간이 달라졌을 수 있음',
      note: `다른 창이 로그인을 바꾸었거나, 기기의 시계가 바뀌었거나, 화면이 ${formatDuration(SESSION_LONG_AWAY_MS)}부터 가려졌다가 다시 보임`,
    },
    lastSeconds: `남은 시간이 ${formatDuration(SESSION_LAST_CHECK_SECONDS * 1000)} 이하`,
    asked: '그 뒤에 이미 물었음',
  },
  verdicts: {
    first: '먼저 묻고, 답한 시간으로 다시 본다',
    alongside: '세면서 묻는다',
    none: '묻지 않는다',
  },
  cases: casesOf([
    { proves: ['E-210'], rule: 'CA-1', seconds: 300, event: 'warn', uncertain: true, asked: false, verdict: 'first' },
    { proves: ['E-144', 'E-143'], rule: 'CA-6', seconds: 300, event: 'warn', uncertain: false, asked: false, verdict: 'none' },
    { proves: ['E-148'], rule: 'CA-2', seconds: 0, event: 'lastCheck', uncertain: true, asked: false, verdict: 'none' },
    { proves: ['E-148'], rule: 'CA-3', seconds: 0, event: 'expire', uncertain: true, asked: true, verdict: 'none' },
    { proves: ['E-210'], rule: 'CA-4', seconds: 1200, event: 'none', uncertain: true, asked: false, verdict: 'alongside' },
    { proves: ['E-148'], rule: 'CA-6', seconds: 7, event: 'none', uncertain: false, asked: false, verdict: 'none' },
    { proves: ['E-148'], rule: 'CA-5', seconds: 6, event: 'none', uncertain: false, asked: false, verdict: 'alongside' },
    { proves: ['E-148'], rule: 'CA-6', seconds: 5, event: 'none', uncertain: false, asked: true, verdict: 'none' },
  ], ({ seconds, event, uncertain, asked }) => ({
    given: [
      ['남은 시간', `${seconds}초`],
      ['지금 할 일', EVENT[event]],
      ['시간이 달라졌을 수 있음', yesNoWord(uncertain)],
      ['이미 물었음', yesNoWord(asked)],
    ],
    ask: () => decideTimeRequest(seconds, { event, uncertain, asked }),
  })),
})

export const PAGE_TIME_RULE = makeTableRuleEntry({
  prefix: 'PO',
  title: '화면을 열 때의 남은 시간',
  synonyms: ['화면을 열면 남은 시간', '로그인 전의 남은 시간'],
  question: '화면을 열 때 남은 시간을 서버에 묻거나 새로 세기 시작합니까?',
  no: 114,
  answer: '시간을 세고 있으면 서버에 묻고, 신청의 인증 수단이 있는 화면에서는 세기 시작한다.',
  table: decidePageTime.table,
  facts: {
    countdown: '시간을 세어 보이는 화면',
    token: '이 창이 시간을 세고 있음',
    certificationPage: '신청의 인증 수단이 있는 화면',
  },
  verdicts: {
    read: '서버에 남은 시간을 묻는다 (RM)',
    request: '시간을 새로 세기 시작한다',
    none: '하지 않는다',
  },
  cases: [
    { proves: ['E-149'], rule: 'PO-1', facts: { countdown: false, token: true, certificationPage: false }, verdict: 'none' },
    { proves: ['E-141'], rule: 'PO-2', facts: { countdown: true, token: true, certificationPage: false }, verdict: 'read' },
    { proves: ['E-141'], rule: 'PO-2', facts: { countdown: true, token: true, certificationPage: true }, verdict: 'read' },
    { proves: ['E-142'], rule: 'PO-3', facts: { countdown: true, token: false, certificationPage: true }, verdict: 'request' },
    { proves: ['E-142'], rule: 'PO-4', facts: { countdown: true, token: false, certificationPage: false }, verdict: 'none' },
  ],
})

const WARNING = formatDuration(SESSION_WARNING_SECONDS * 1000)

const shownTime = (ms: number): string => formatTimeLeft(secondsLeft(ms, 0))
const event = (seconds: number, warned: boolean): string =>
  ({ none: '아무것도 하지 않는다', warn: '안내한다', lastCheck: '서버에 묻는다', expire: '끝낸다' })[countdownTickAt(seconds * 1000, 0, { warned, asked: false }).event]

export const COUNTDOWN_EVENT_RULE = makeTableRuleEntry({
  prefix: 'CD',
  title: '인증 유효시간',
  synonyms: ['시간 연장', '인증시간', '언제 경고', '자동 로그아웃', '60분', '세션 만료', '세션 만료 안내'],
  question: '남은 시간에 따라 지금 무엇을 해야 합니까?',
  no: 13,
  answer: `로그인(인증)은 ${formatDuration(SESSION_SECONDS * 1000)} 이어지고, 끝나기 ${WARNING} 전에 연장을 물으며, 연장할 때마다 다시 ${formatDuration(SESSION_SECONDS * 1000)}이 된다.`,
  notes: [
    { says: '끝난다는 안내는 한 번 나오고, 닫아도 시간은 가며 다시 나오지 않는다. 시간을 연장하면 다음에 다시 나온다.', refs: ['E-142', 'E-143'] },
  ],
  table: decideCountdown.table,
  facts: {
    over: { name: '남은 시간', values: { true: '없음', false: '있음' } },
    near: `남은 시간이 ${formatDuration(SESSION_WARNING_SECONDS * 1000)} 이하`,
    warned: '이미 안내함',
    asked: {
      name: '서버에 마지막으로 물었음',
      note: `보통 끝나기 ${formatDuration(SESSION_LAST_CHECK_SECONDS * 1000)} 전에 묻는다`,
      values: { true: '예', false: '아니요' },
    },
  },
  verdicts: {
    none: '아무것도 하지 않는다',
    warn: '곧 끝난다고 안내한다',
    lastCheck: '시간이 다 되었는지 서버에 한 번 묻는다 (RM)',
    expire: '인증을 끝내고 첫 화면으로 보낸다 (RM)',
  },
  cases: casesOf(COUNTDOWN_CASES, ({ seconds, warned, asked }) => ({
    given: [
      ['남은 시간', `${seconds}초`],
      ['이미 안내함', yesNoWord(warned)],
      ...(asked ? [['서버에 마지막으로 물었음', '예'] as const] : []),
    ],
    ask: () => decideCountdown(seconds, { warned, asked }),
  })),
  functionCases: [
    { proves: ['E-143'], given: '끝나기 300.1초 전에 보이는 시간', outcome: '05:01', ask: () => shownTime(300_100) },
    { proves: ['E-143'], given: '끝나기 300초 전에 보이는 시간', outcome: '05:00', ask: () => shownTime(300_000) },
    { proves: ['D1-260'], given: '끝이 두 시간 뒤로 적힌 때 보이는 시간', outcome: '60:00', ask: () => shownTime(7_200_000) },
    { proves: ['E-143'], given: '끝난 뒤에 보이는 시간', outcome: '00:00', ask: () => shownTime(-1) },
    { proves: ['P-270'], given: '세고 있지 않은 때의 남은 시간', outcome: '60:00', ask: () => formatTimeLeft(secondsLeftOrFullSession({ deadline: 0, isRunning: false }, 0)) },
    { proves: ['D1-260'], given: '서버가 7,200초라고 답한 뒤의 남은 시간', outcome: '60:00', ask: () => formatTimeLeft(secondsLeftOrFullSession(startedTimer(7200, 0), 0)) },
    { proves: ['E-144'], given: '남은 시간 301초, 안내하기 전', outcome: '아무것도 하지 않는다', ask: () => event(301, false) },
    { proves: ['E-144'], given: '남은 시간 300초, 안내하기 전', outcome: '안내한다', ask: () => event(300, false) },
    { proves: ['E-145'], given: '남은 시간 300초, 안내한 뒤', outcome: '아무것도 하지 않는다', ask: () => event(300, true) },
  ],
})

const ASKED = { running: '시간이 남았을 때', atTheEnd: '시간이 끝났을 때' } as const

export const REMAINING_TIME_ANSWER_RULE = makeTableRuleEntry({
  prefix: 'RM',
  title: '서버가 답한 남은 시간',
  synonyms: ['인증이 끝나면'],
  question: '서버에 남은 시간을 물은 뒤 인증이 이어집니까?',
  no: 14,
  answer: '서버에 시간이 남아 있으면 인증이 이어지고, 남지 않았거나 끝난 때에 답이 없으면 인증이 끝난다.',
  notes: [
    { says: '인증을 끝내면 인증한 기록을 지우고 첫 화면으로 보낸다. 작성하던 내용과 고른 증빙·보완·의견 파일은 남는다. ‘인증 끝내기’를 누르면 고른 파일은 바로 지운다.', refs: ['E-148', 'E-149', 'D3-102', 'D3-605'] },
    { says: '시간이 다한 채 화면이 다시 보이면 답이 올 때까지 누를 수 없다.', refs: ['E-210'] },
    { says: '연장하면 앞의 로그인은 새 로그인을 처음 쓸 때 끝나므로, 연장의 답을 잃어도 이어진다. 신청을 취소하거나 다시 신청해도 로그인은 이어진다.', refs: ['D1-03', 'E-147'] },
    { says: '로그인하기 전의 본인인증 화면에서 연장하면 화면의 남은 시간만 다시 세고, 로그인은 생기지 않는다. 서버의 답을 읽을 수 없으면 답이 없는 것이다.', refs: ['E-187', 'D1-340'] },
    { says: '이어 쓸 내용이 여럿이면 하던 일(신청, 결과조회)의 것을 먼저 잇는다.', refs: ['D1-262', 'D3-812', 'E-148'] },
  ],
  table: decideRemainingTime.table,
  facts: {
    answer: { name: '서버의 답', values: { some: '시간이 남음', none: '남은 시간 없음', failed: '답이 없음' } },
    asked: { name: '답이 없고, 물은 때', values: ASKED },
  },
  verdicts: { restart: '서버의 시간으로 다시 센다', continue: '세던 대로 이어 간다', expire: '인증을 끝낸다' },
  // `seconds` is the number of seconds in the server's answer; null for a failed call.
  cases: casesOf([
    { proves: ['E-148'], rule: 'RM-1', seconds: 1, asked: 'atTheEnd', verdict: 'restart' },
    { proves: ['E-148'], rule: 'RM-1', seconds: 3600, asked: 'running', verdict: 'restart' },
    { proves: ['E-149'], rule: 'RM-2', seconds: 0, asked: 'running', verdict: 'expire' },
    { proves: ['E-149'], rule: 'RM-2', seconds: -1, asked: 'atTheEnd', verdict: 'expire' },
    { proves: ['E-150'], rule: 'RM-3', seconds: null, asked: 'running', verdict: 'continue' },
    { proves: ['E-148'], rule: 'RM-4', seconds: null, asked: 'atTheEnd', verdict: 'expire' },
  ], (example) => ({
    given: [
      ['서버의 답', example.seconds === null ? '답이 없음' : `${example.seconds}초`],
      ['물은 때', ASKED[example.asked]],
    ],
    ask: () => decideRemainingTime(example.seconds, example.asked),
  })),
})
