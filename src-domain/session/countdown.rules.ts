import { formatDuration } from '../kernel/duration.ts'
import { makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { PAGE_TIME_CASES, TIME_REQUEST_CASES } from './countdown.cases.ts'
import {
  type CountdownEvent,
  decideTimeRequest,
  PAGE_TIME_TABLE,
  TIME_REQUEST_TABLE,
  decidePageTime,
} from './countdown.ts'
import { EXTENSION_ANSWER_CASES, SESSION_EXTENSION_CASES } from './session-extension.cases.ts'
import {
  EXTENSION_ANSWER_TABLE,
  SESSION_EXTENSION_TABLE,
  decideSessionExtension,
  decideExtensionAnswer,
} from './session-extension.ts'
import { SESSION_LAST_CHECK_SECONDS, SESSION_LONG_AWAY_MS } from './timer.ts'

const EVENT: Readonly<Record<CountdownEvent, string>> = {
  none: '없음',
  warn: '곧 끝난다고 안내함',
  lastCheck: '시간이 다 되어 서버에 물음',
  expire: '인증을 끝냄',
}

/** The rules about the server's time and the extension of the countdown. */
export const COUNTDOWN_RULE_ENTRIES = [
  makeTableRuleEntry({
    prefix: 'CA',
    title: '남은 시간을 서버에 묻는 때',
    synonyms: ['시계를 바꾸면', '다른 창에서 로그인', '오래 가려진 화면'],
    question: '시간을 세는 동안 남은 시간을 서버에 다시 묻습니까?',
    table: TIME_REQUEST_TABLE,
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
    cases: TIME_REQUEST_CASES.map(({ seconds, event, uncertain, asked, ...example }) => ({
      ...example,
      given: [
        ['남은 시간', `${seconds}초`],
        ['지금 할 일', EVENT[event]],
        ['시간이 달라졌을 수 있음', yesNoWord(uncertain)],
        ['이미 물었음', yesNoWord(asked)],
      ],
      ask: () => decideTimeRequest(seconds, { event, uncertain, asked }),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'PO',
    title: '화면을 열 때의 남은 시간',
    synonyms: ['화면을 열면 남은 시간', '로그인 전의 남은 시간'],
    question: '화면을 열 때 남은 시간을 서버에 묻거나 새로 세기 시작합니까?',
    table: PAGE_TIME_TABLE,
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
    cases: { ofFacts: PAGE_TIME_CASES, ask: decidePageTime },
  }),
  makeTableRuleEntry({
    prefix: 'EX',
    title: '인증시간 연장',
    synonyms: ['연장하기', '연장이 안 됨'],
    question: '연장하기를 누르면 서버에 연장을 요청합니까?',
    table: SESSION_EXTENSION_TABLE,
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
    cases: { ofFacts: SESSION_EXTENSION_CASES, ask: decideSessionExtension },
  }),
  makeTableRuleEntry({
    prefix: 'EE',
    title: '연장의 답',
    synonyms: ['연장하다가 끝나면', '연장에 실패'],
    question: '연장을 요청한 답이 오면 인증이 이어집니까?',
    table: EXTENSION_ANSWER_TABLE,
    facts: {
      ended: '그사이 이 창의 인증이 끝났거나 신청번호가 바뀜',
      answer: {
        name: '서버의 답',
        values: { token: '새 로그인', refused: '거절', none: '없거나 읽을 수 없음' },
      },
      loginLeft: '본인인증을 했는데 브라우저의 로그인이 새것으로 바뀌지 않음',
    },
    verdicts: {
      over: '끝난 그대로이다. 그 답으로 생긴 로그인은 지운다',
      extended: '연장되었다',
      refused: '연장하지 못했다고 알린다. 남은 시간은 그대로이다',
      failed: '연장하다가 오류가 났다고 알린다. 남은 시간은 그대로이다',
    },
    cases: { ofFacts: EXTENSION_ANSWER_CASES, ask: decideExtensionAnswer },
  }),
] as const
