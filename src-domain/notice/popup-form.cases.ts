import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { PopupForm, PopupFormVerdict } from './popup-form.ts'

const POPUP = { type: 'popup', content: '<p>안내</p>', start: '', end: '' } as const satisfies PopupForm
const LANDING = {
  type: 'landing',
  content: '<p>점검</p>',
  start: '2025-11-01T22:00',
  end: '2025-11-01T23:00',
} as const satisfies PopupForm

/** Forms, and the first failure of each. */
export const POPUP_FORM_CASES: readonly DecisionCaseFrom<{ form: PopupForm }, PopupFormVerdict>[] = [
  { proves: ['P-221'], rule: 'PF-2', form: POPUP, verdict: 'ok' },
  { proves: ['P-223'], rule: 'PF-9', form: LANDING, verdict: 'ok' },
  { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '' }, verdict: { refusal: 'noContent', at: 'content' } },
  { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p> <br></p>' }, verdict: { refusal: 'noContent', at: 'content' } },
  { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p>&nbsp;</p>' }, verdict: { refusal: 'noContent', at: 'content' } },
  // Invisible characters: zero-width space, soft hyphen, Hangul filler, joiner.
  { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p>\u200B\u00AD<b>\u3164</b>\u2060&nbsp;&#160;&#XA0;</p>' }, verdict: { refusal: 'noContent', at: 'content' } },
  { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p></p><p' }, verdict: { refusal: 'noContent', at: 'content' } },
  { proves: ['P-220'], rule: 'PF-2', form: { ...POPUP, content: '<p>\u200B가</p>' }, verdict: 'ok' },
  { proves: ['P-220'], rule: 'PF-2', form: { ...POPUP, content: '<p><img src="/a.png"></p>' }, verdict: 'ok' },
  { proves: ['P-220', 'P-222'], rule: 'PF-1', form: { ...LANDING, content: ' ', start: '' }, verdict: { refusal: 'noContent', at: 'content' } },
  { proves: ['P-221'], rule: 'PF-3', form: { ...LANDING, start: ' ' }, verdict: { refusal: 'missingDates', at: 'start' } },
  { proves: ['P-221'], rule: 'PF-3', form: { ...LANDING, start: '' }, verdict: { refusal: 'missingDates', at: 'start' } },
  { proves: ['P-221'], rule: 'PF-4', form: { ...LANDING, end: ' ' }, verdict: { refusal: 'missingDates', at: 'end' } },
  { proves: ['P-222'], rule: 'PF-4', form: { ...LANDING, start: 'soon', end: '' }, verdict: { refusal: 'missingDates', at: 'end' } },
  { proves: ['P-222'], rule: 'PF-5', form: { ...LANDING, start: '2025-02-30T00:00' }, verdict: { refusal: 'unreadableDate', at: 'start' } },
  { proves: ['P-222'], rule: 'PF-6', form: { ...LANDING, end: '2025-11-01T24:00' }, verdict: { refusal: 'unreadableDate', at: 'end' } },
  { proves: ['P-223'], rule: 'PF-7', form: { ...LANDING, end: '2025-11-01T21:59' }, verdict: { refusal: 'endBeforeStart', at: 'end' } },
  { proves: ['P-223'], rule: 'PF-8', form: { ...LANDING, end: '2025-11-01T22:00' }, verdict: 'ok' },
  { proves: ['P-223', 'D1-500'], rule: 'PF-9', form: { ...LANDING, end: '2025-11-01' }, verdict: 'ok' },
  { proves: ['P-223', 'D1-500'], rule: 'PF-7', form: { ...LANDING, end: '2025-10-31' }, verdict: { refusal: 'endBeforeStart', at: 'end' } },
]
