import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import { POPUP_FORM_LIMITS } from '../entry-limits.ts'
import { readDate } from './read-date.ts'

/** A popup of the main page, or the landing notice of a maintenance window. */
export type PopupType = 'popup' | 'landing'

/** What a new one starts with, in the words of the wire. [P-218] */
export const NEW_POPUP = { popupYn: 'Y', popupPriority: POPUP_FORM_LIMITS.priority } as const

/** What an administrator has filled in. `content` is HTML; dates are texts, empty when not given. */
export type PopupForm = {
  readonly type: PopupType
  readonly content: string
  readonly start: string
  readonly end: string
}

/** Where something is wrong: the field that takes the focus. [P-222] */
export type PopupField = 'content' | 'start' | 'end'
/** Why a form is not sent: nothing to show, a date missing or unreadable, an end before the start. [P-220] to [P-223] */
export type PopupFormRefusal = 'noContent' | 'missingDates' | 'unreadableDate' | 'endBeforeStart'

/** HTML that shows nothing: neither a letter nor an image. [P-220] */
export const isEmptyHtml = (html: string): boolean =>
  !/<img\b/i.test(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim() === ''

/** The first thing that is wrong, in the order content, dates given, dates readable, end not before start. [P-220] to [P-223] */
export const checkPopupForm = (form: PopupForm): Checked<PopupForm, PopupFormRefusal, PopupField> => {
  if (isEmptyHtml(form.content)) return refused('noContent', { at: 'content' })
  if (form.type === 'popup') return accepted(form)
  if (form.start.trim() === '') return refused('missingDates', { at: 'start' })
  if (form.end.trim() === '') return refused('missingDates', { at: 'end' })
  const [start, end] = [readDate(form.start), readDate(form.end)]
  if (start === null) return refused('unreadableDate', { at: 'start' })
  if (end === null) return refused('unreadableDate', { at: 'end' })
  return end < start ? refused('endBeforeStart', { at: 'end' }) : accepted(form)
}

/** Landing notices, the latest start first; those without a readable start last, in the order in which they came. [P-212] */
export const sortLandings = <L extends { readonly popupStartDt: string | null }>(
  landings: readonly L[],
): readonly L[] => {
  const startOf = (landing: L) => readDate(landing.popupStartDt ?? '') ?? -Infinity
  return landings.toSorted((one, other) => {
    const [a, b] = [startOf(one), startOf(other)]
    return a === b ? 0 : b - a
  })
}
