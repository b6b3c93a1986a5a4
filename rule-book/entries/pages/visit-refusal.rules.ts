import { type GuardAlert, PAGE_GUARD_ROWS } from '#domain/pages/guards.table'
import { decideVisitRefusal } from '#domain/pages/visit-refusal'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const rowsWith = (alert: GuardAlert | null): string =>
  Object.values(PAGE_GUARD_ROWS)
    .flatMap((row) => (row.alert === alert ? [row.id] : []))
    .join(', ')

export const VISIT_REFUSAL_RULE = makeTableRuleEntry({
  prefix: 'GW',
  title: '들어가지 못한 까닭',
  synonyms: ['저장하지 않는 브라우저', '쿠키를 막으면', '인증한 적 없는 창'],
  question: '화면에 들어가지 못한 사람에게 무엇이라고 알립니까?',
  no: 116,
  answer: '브라우저가 저장하지 않거나 인증한 적이 없으면 그렇다고, 아니면 막은 줄의 말을 알린다.',
  table: decideVisitRefusal.table,
  facts: {
    alert: {
      name: '막은 줄의 말 (GD)',
      values: {
        none: '없음',
        noPermission: '접근 권한이 없음',
        expired: '인증이 만료됨',
        other: '다른 것을 갖추지 못함',
      },
    },
    stored: '브라우저가 저장함',
    known: '이 창에 본인인증, 로그인이나 쓰던 것이 있었음',
  },
  verdicts: {
    unkept: '브라우저가 저장하지 않는다고 알린다',
    neverCertified: '본인인증을 하면 볼 수 있다고 알린다',
    byRow: '그 줄의 말을 알린다',
  },
  cases: casesOf([
    { proves: ['E-155'], rule: 'GW-1', alert: null, stored: false, known: false, verdict: 'byRow' },
    { proves: ['E-158'], rule: 'GW-2', alert: 'noPermission', stored: false, known: false, verdict: 'byRow' },
    { proves: ['E-137'], rule: 'GW-3', alert: 'expired', stored: false, known: false, verdict: 'unkept' },
    { proves: ['E-137'], rule: 'GW-3', alert: 'numberMissing', stored: false, known: true, verdict: 'unkept' },
    { proves: ['D1-255'], rule: 'GW-4', alert: 'expired', stored: true, known: false, verdict: 'neverCertified' },
    { proves: ['E-151'], rule: 'GW-5', alert: 'expired', stored: true, known: true, verdict: 'byRow' },
    { proves: ['E-151'], rule: 'GW-5', alert: 'numberMissing', stored: true, known: false, verdict: 'byRow' },
  ], ({ alert, stored, known }) => ({
    given: [
      ['막은 줄', rowsWith(alert)],
      ['브라우저가 저장함', yesNoWord(stored)],
      ['이 창에 본인인증, 로그인이나 쓰던 것이 있었음', yesNoWord(known)],
    ],
    ask: () => decideVisitRefusal(alert, { stored, known }),
  })),
})
