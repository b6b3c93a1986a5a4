import type { FunctionExample } from '../kernel/decide.ts'
import type { PopupField, PopupForm, PopupFormRefusal } from './popup-form.ts'

const POPUP = { type: 'popup', content: '<p>안내</p>', start: '', end: '' } as const satisfies PopupForm
const LANDING = {
  type: 'landing',
  content: '<p>점검</p>',
  start: '2025-11-01T22:00',
  end: '2025-11-01T23:00',
} as const satisfies PopupForm

/** Forms, and the first failure of each; null if the form is valid. */
export const POPUP_FORM_REFUSAL_CASES = [
  { proves: ['P-221'], form: POPUP, refusal: null, at: null },
  { proves: ['P-223'], form: LANDING, refusal: null, at: null },
  { proves: ['P-220'], form: { ...POPUP, content: '' }, refusal: 'noContent', at: 'content' },
  { proves: ['P-220'], form: { ...POPUP, content: '<p> <br></p>' }, refusal: 'noContent', at: 'content' },
  { proves: ['P-220'], form: { ...POPUP, content: '<p>&nbsp;</p>' }, refusal: 'noContent', at: 'content' },
  // Invisible characters: zero-width space, soft hyphen, Hangul filler, joiner.
  { proves: ['P-220'], form: { ...POPUP, content: '<p>\u200B\u00AD<b>\u3164</b>\u2060&nbsp;&#160;&#XA0;</p>' }, refusal: 'noContent', at: 'content' },
  { proves: ['P-220'], form: { ...POPUP, content: '<p></p><p' }, refusal: 'noContent', at: 'content' },
  { proves: ['P-220'], form: { ...POPUP, content: '<p>\u200B가</p>' }, refusal: null, at: null },
  { proves: ['P-220'], form: { ...POPUP, content: '<p><img src="/a.png"></p>' }, refusal: null, at: null },
  { proves: ['P-220', 'P-222'], form: { ...LANDING, content: ' ', start: '' }, refusal: 'noContent', at: 'content' },
  { proves: ['P-221'], form: { ...LANDING, start: ' ' }, refusal: 'missingDates', at: 'start' },
  { proves: ['P-221'], form: { ...LANDING, start: '' }, refusal: 'missingDates', at: 'start' },
  { proves: ['P-221'], form: { ...LANDING, end: ' ' }, refusal: 'missingDates', at: 'end' },
  { proves: ['P-222'], form: { ...LANDING, start: 'soon', end: '' }, refusal: 'missingDates', at: 'end' },
  { proves: ['P-222'], form: { ...LANDING, start: '2025-02-30T00:00' }, refusal: 'unreadableDate', at: 'start' },
  { proves: ['P-222'], form: { ...LANDING, end: '2025-11-01T24:00' }, refusal: 'unreadableDate', at: 'end' },
  { proves: ['P-223'], form: { ...LANDING, end: '2025-11-01T21:59' }, refusal: 'endBeforeStart', at: 'end' },
  { proves: ['P-223'], form: { ...LANDING, end: '2025-11-01T22:00' }, refusal: null, at: null },
  { proves: ['P-223', 'D1-500'], form: { ...LANDING, end: '2025-11-01' }, refusal: null, at: null },
  { proves: ['P-223', 'D1-500'], form: { ...LANDING, end: '2025-10-31' }, refusal: 'endBeforeStart', at: 'end' },
] as const satisfies readonly FunctionExample<{ form: PopupForm; refusal: PopupFormRefusal | null; at: PopupField | null }>[]
