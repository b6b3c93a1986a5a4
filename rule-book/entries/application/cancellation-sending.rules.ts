import { applicationStatusName } from '#domain/application-status/application-status.table'
import {
  STATUSES_WITH_CANCELLATION_LOSS,
  decideCancellationSending,
  STATUS_AFTER_EARLIER_CANCELLATION,
} from '#domain/application/cancellation-sending'
import { proofStatusName } from '#domain/proof/proof-status.table'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

export const CANCELLATION_SENDING_RULE = makeTableRuleEntry({
  prefix: 'CX',
  title: '취소 보내기',
  synonyms: ['취소하는 사이 바뀌면', '취소를 누르는 사이', '그사이 진행상태가 바뀌었습니다'],
  question: '보내기 직전에 다시 읽은 신청에 취소를 보냅니까?',
  no: 95,
  answer: '불러온 뒤에 보류, 대상선정, 미선정이 되었으면 보내지 않고 그 상태를 보이며, 그 밖에는 보내고 서버가 정한다.',
  notes: [
    { says: `서버가 거절하면, 다시 읽은 상태가 ${applicationStatusName(STATUS_AFTER_EARLIER_CANCELLATION)}인 때에는 “그사이 이 신청이 취소되었습니다.”라고, 아니면 “그사이 심의가 시작되었거나 처리가 끝났습니다.”라고 알린다.`, refs: ['D3-522'] },
  ],
  table: decideCancellationSending.table,
  facts: {
    read: '신청을 다시 읽음',
    cancellable: '아직 취소할 수 있음 (TA-5)',
    newStake: `불러온 뒤에 ${STATUSES_WITH_CANCELLATION_LOSS.map(applicationStatusName).join(', ')} 가운데 하나로 바뀜`,
  },
  verdicts: {
    ask: '취소하지 않고 바뀐 상태를 보인다. 다시 취소할 수 있다',
    send: '보낸다. 거절은 서버가 한다 (TA-18)',
  },
  // `shown` is the status on the page; `now` and `proof` are the statuses when it is read again; null if unreadable.
  cases: casesOf([
    { proves: ['A-203'], rule: 'CX-2', shown: 'applied', now: 'applied', verdict: 'send' },
    { proves: ['A-203'], rule: 'CX-2', shown: 'applied', now: 'infoLookup', verdict: 'send' },
    { proves: ['A-203'], rule: 'CX-2', shown: 'hold', now: 'hold', verdict: 'send' },
    { proves: ['A-204'], rule: 'CX-2', shown: 'applied', now: 'deliberation', verdict: 'send' },
    { proves: ['A-204'], rule: 'CX-2', shown: 'applied', now: 'targetSelected', proof: 'approved', verdict: 'send' },
    { proves: ['D2-115'], rule: 'CX-2', shown: 'applied', now: null, verdict: 'send' },
    { proves: ['D2-115'], rule: 'CX-1', shown: 'applied', now: 'targetSelected', verdict: 'ask' },
    { proves: ['D2-115'], rule: 'CX-1', shown: 'verification', now: 'hold', verdict: 'ask' },
    { proves: ['D2-115'], rule: 'CX-1', shown: 'hold', now: 'notSelected', verdict: 'ask' },
  ], ({ shown, now, proof }) => ({
    given: [
      ['불러온 진행상태', applicationStatusName(shown)],
      ['다시 읽은 진행상태', now === null ? '읽지 못함' : applicationStatusName(now)],
      ['다시 읽은 증빙', proof === undefined ? '없음' : proofStatusName(proof)],
    ],
    ask: () => decideCancellationSending(shown, now && { status: now, proofs: proof === undefined ? [] : [{ status: proof }] }),
  })),
})
