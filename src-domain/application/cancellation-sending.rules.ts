import { makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { applicationStatusName } from '../application-status/application-status.table.ts'
import { CANCELLATION_SENDING_CASES } from './cancellation-sending.cases.ts'
import {
  CANCELLATION_SENDING_TABLE,
  decideCancellationSending,
  STATUSES_WITH_CANCELLATION_LOSS,
} from './cancellation-sending.ts'

export const CANCELLATION_SENDING_RULE_ENTRY = makeTableRuleEntry({
  prefix: 'CX',
  title: '취소 보내기',
  synonyms: ['취소하는 사이 바뀌면', '취소를 누르는 사이', '그사이 진행상태가 바뀌었습니다'],
  question: '보내기 직전에 다시 읽은 신청에 취소를 보냅니까?',
  table: CANCELLATION_SENDING_TABLE,
  facts: {
    read: '신청을 다시 읽음',
    cancellable: '아직 취소할 수 있음 (TA-5)',
    newStake: `불러온 뒤에 ${STATUSES_WITH_CANCELLATION_LOSS.map(applicationStatusName).join(', ')} 가운데 하나로 바뀜`,
  },
  verdicts: {
    ask: '취소하지 않고 바뀐 상태를 보인다. 다시 취소할 수 있다',
    send: '보낸다. 거절은 서버가 한다 (TA-18)',
  },
  cases: CANCELLATION_SENDING_CASES.map(({ shown, now, cancellable = false, ...example }) => ({
    ...example,
    given: [
      ['불러온 진행상태', applicationStatusName(shown)],
      ['다시 읽은 진행상태', now === null ? '읽지 못함' : applicationStatusName(now)],
      ['아직 취소할 수 있음', yesNoWord(cancellable)],
    ],
    ask: () => decideCancellationSending(shown, now && { status: now, cancellable }),
  })),
})
