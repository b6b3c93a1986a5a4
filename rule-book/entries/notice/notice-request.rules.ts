import { MAINTENANCE_TIMINGS_MS } from '#domain/notice/limits'
import { decideNoticeRequest } from '#domain/notice/notice-request'
import { formatDuration } from '#domain/time/duration'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

const NOW = 1_000_000
const { cache, retry } = MAINTENANCE_TIMINGS_MS
const ageInWords = (age: number | null): string => {
  if (age === null) return '없음'
  return age < 0 ? `지금보다 ${formatDuration(-age)} 뒤 (시계를 되돌림)` : `${formatDuration(age)} 전`
}
const REASON = { navigation: '화면을 엶', waiting: '점검이 끝나기를 기다림' } as const

export const NOTICE_REQUEST_RULE = makeTableRuleEntry({
  prefix: 'NR',
  title: '점검 안내 다시 읽기',
  synonyms: ['점검 안내가 언제 바뀌나', '점검 안내를 다시'],
  question: '서버에 점검 안내를 다시 묻습니까?',
  no: 158,
  answer: `받은 지 ${formatDuration(cache)}이 되지 않은 답은 다시 묻지 않는다.`,
  table: decideNoticeRequest.table,
  facts: {
    fresh: `답을 받은 지 ${formatDuration(cache)}이 되지 않음`,
    waiting: '점검이 끝나기를 기다리는 화면',
    failedJustNow: `묻지 못한 지 ${formatDuration(retry)}가 되지 않음`,
  },
  verdicts: { keep: '묻지 않고 앞의 것을 쓴다', request: '묻는다' },
  cases: casesOf([
    { proves: ['P-236'], rule: 'NR-1', answered: 0, failed: null, reason: 'navigation', verdict: 'keep' },
    { proves: ['P-236'], rule: 'NR-1', answered: 299_000, failed: null, reason: 'navigation', verdict: 'keep' },
    { proves: ['P-236'], rule: 'NR-3', answered: 300_000, failed: null, reason: 'navigation', verdict: 'request' },
    { proves: ['P-236'], rule: 'NR-3', answered: -1000, failed: null, reason: 'navigation', verdict: 'request' },
    { proves: ['P-236'], rule: 'NR-3', answered: null, failed: null, reason: 'waiting', verdict: 'request' },
    { proves: ['D3-36'], rule: 'NR-2', answered: null, failed: 29_000, reason: 'waiting', verdict: 'keep' },
    { proves: ['D3-36'], rule: 'NR-3', answered: null, failed: 30_000, reason: 'waiting', verdict: 'request' },
    { proves: ['D3-36'], rule: 'NR-3', answered: null, failed: 0, reason: 'navigation', verdict: 'request' },
  ], ({ answered, failed, reason }) => ({
    given: [
      ['마지막 답', ageInWords(answered)],
      ['마지막 실패', ageInWords(failed)],
      ['묻는 까닭', REASON[reason]],
    ],
    ask: () =>
      decideNoticeRequest(
        { answeredAt: answered === null ? null : NOW - answered, failedAt: failed === null ? null : NOW - failed },
        reason,
        NOW,
      ),
  })),
})
