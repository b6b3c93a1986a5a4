import { type Chapter, caseAnswer, tableEntry } from '../rule-entry.ts'
import { COUNTDOWN_CASES, REMAINING_CASES } from './countdown.cases.ts'
import { COUNTDOWN_TABLE, REMAINING_TABLE } from './countdown.table.ts'
import { WARNING_SECONDS, judgeCountdown, judgeRemaining } from './countdown.ts'

const YES_NO = { true: '예', false: '아니요' } as const
const ASKED = { running: '시간이 남았을 때', atTheEnd: '시간이 끝났을 때' } as const

/** 세션: how long a certified person may go on. */
export const SESSION_CHAPTER: Chapter = {
  concept: 'session',
  title: '인증 유효시간',
  rules: [
    tableEntry({
      prefix: 'CD',
      title: '인증 유효시간',
      question: '남은 시간에 따라 지금 무엇을 해야 합니까?',
      asked: ['session/countdown#countdownAt', 'session/countdown#judgeCountdown'],
      table: COUNTDOWN_TABLE,
      facts: {
        over: { name: '남은 시간이 없음', values: YES_NO },
        near: { name: `남은 시간이 ${WARNING_SECONDS / 60}분 이하`, values: YES_NO },
        warned: { name: '이미 안내함', values: YES_NO },
      },
      verdicts: { none: '아무것도 하지 않는다', warn: '곧 끝난다고 안내한다', expire: '인증을 만료한다' },
      cases: COUNTDOWN_CASES.map(({ event, seconds, warned, ...one }) => ({
        ...one,
        verdict: event,
        given: [
          ['남은 시간', `${seconds}초`],
          ['이미 안내함', warned ? '예' : '아니요'],
        ],
        ask: () => caseAnswer(judgeCountdown(seconds, warned)),
      })),
    }),
    tableEntry({
      prefix: 'RM',
      title: '서버가 답한 남은 시간',
      question: '서버에 남은 시간을 물은 뒤 인증이 이어집니까?',
      asked: ['session/countdown#judgeRemaining'],
      table: REMAINING_TABLE,
      facts: {
        answer: { name: '서버의 답', values: { some: '시간이 남음', none: '남은 시간 없음', failed: '답이 없음' } },
        asked: { name: '물은 때', values: ASKED },
      },
      verdicts: { restart: '서버의 시간으로 다시 센다', goOn: '세던 대로 이어 간다', expire: '인증을 만료한다' },
      cases: REMAINING_CASES.map((one) => ({
        ...one,
        given: [
          ['서버의 답', one.seconds === null ? '답이 없음' : `${one.seconds}초`],
          ['물은 때', ASKED[one.asked]],
        ],
        ask: () => caseAnswer(judgeRemaining(one.seconds, one.asked)),
      })),
    }),
  ],
}
