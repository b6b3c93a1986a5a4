import { defaultInWords } from '../programme/settings.rules.ts'
import { type Chapter, type Choice, tableEntry } from '../rule-entry.ts'
import { QUEUE_COMPLETION_CASES, QUEUE_ENTRY_CASES } from './queue-status.cases.ts'
import { QUEUE_COMPLETION_TABLE, QUEUE_LIMITS, QUEUE_ENTRY_TABLE } from './queue.ts'

const STATUSES: readonly Choice<number | null>[] = [
  ...[200, 201, 202, 300, 301, 302, 303, 404, 500, 502, 599, 900, 999].map((status): Choice<number> => [
    status,
    String(status),
  ]),
  [null, '읽을 수 없음'],
]

/** 대기: what the waiting line's answers mean. */
export const ADMISSION_CHAPTER: Chapter = {
  concept: 'admission',
  title: '접속 대기',
  rules: [
    tableEntry({
      prefix: 'QE',
      title: '진입',
      synonyms: ['대기열', '줄 서기', '앞에 몇 명'],
      question: '대기 서버의 응답을 받으면 일을 시작할 수 있습니까?',
      asked: ['admission/queue#judgeQueueEntry'],
      table: QUEUE_ENTRY_TABLE,
      facts: {
        status: { name: '응답 상태', values: STATUSES },
        blockedBefore: '이 주소가 이미 한 번 차단됨',
        stuck: `대기열이 ${QUEUE_LIMITS.sameWaitAnswers}번의 응답 동안 움직이지 않음 (${defaultInWords('sameWaitBypass')})`,
      },
      verdicts: {
        start: '시작한다',
        startWithoutPlace: '자리 없이 시작한다',
        wait: '기다린 뒤 다시 묻는다',
        blocked: '서비스가 닫혀 있어 멈춘다',
        askOnceMore: '기다린 뒤 새 번호표를 받는다',
        addressBlocked: '주소가 차단되어 멈춘다',
        error: '오류로 멈춘다',
      },
      cases: { ofFacts: QUEUE_ENTRY_CASES },
    }),
    tableEntry({
      prefix: 'QC',
      title: '자리 반납',
      question: '대기 서버에 자리를 돌려주었습니까?',
      asked: ['admission/queue#judgeQueueCompletion'],
      table: QUEUE_COMPLETION_TABLE,
      facts: { status: { name: '응답 상태', values: STATUSES } },
      verdicts: { done: '돌려주었다', error: '대기 서버의 오류이다. 사용자에게는 알리지 않는다' },
      cases: { ofFacts: QUEUE_COMPLETION_CASES },
    }),
  ],
}
