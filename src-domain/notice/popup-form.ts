import { POPUP_FORM_LIMITS } from '../entry-limits.ts'
import { accepted, refused, type Checked } from '../kernel/checked.ts'
import { fieldDate, wireDateTime } from './landing-time.ts'
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

/** A popup or landing notice as the server keeps it; dates as texts of the wire, null when there is none. [P-267] */
export type PopupRecord = {
  readonly popupSn: number
  readonly popupType: PopupType
  /** HTML. */
  readonly popupContents: string
  readonly popupYn: 'Y' | 'N'
  readonly popupPriority: number
  readonly popupStartDt: string | null
  readonly popupEndDt: string | null
}

const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string'

/**
 * A record of the wire, or null for another shape, which makes the whole load a failure. Numbers may come as text; the
 * priority is 1 when missing; a missing date or content is none. [P-267]
 */
export const readPopupRecord = (wire: unknown): PopupRecord | null => {
  if (typeof wire !== 'object' || wire === null) return null
  const { popupSn, popupType, popupContents, popupYn, popupPriority, popupStartDt, popupEndDt } = wire as {
    readonly [field in keyof PopupRecord]?: unknown
  }
  const number = wholeNumber(popupSn)
  const priority = popupPriority === undefined || popupPriority === null ? 1 : wholeNumber(popupPriority)
  if (number === null || priority === null) return null
  if (popupType !== 'popup' && popupType !== 'landing') return null
  if (popupYn !== 'Y' && popupYn !== 'N') return null
  if (!isTextOrNothing(popupContents) || !isTextOrNothing(popupStartDt) || !isTextOrNothing(popupEndDt)) return null
  return {
    popupSn: number,
    popupType,
    popupContents: popupContents ?? '',
    popupYn,
    popupPriority: priority,
    popupStartDt: popupStartDt ?? null,
    popupEndDt: popupEndDt ?? null,
  }
}

/** A popup as it is registered or changed: everything but its number, which the server gives. [P-224] [P-225] */
export type PopupEntry = Omit<PopupRecord, 'popupSn'>

/** The form of a stored popup. [P-225] */
export const openPopupForm = (record: PopupRecord): PopupForm => ({
  type: record.popupType,
  content: record.popupContents,
  start: fieldDate(record.popupStartDt),
  end: fieldDate(record.popupEndDt),
})

/** What is sent of a form: dates of a landing notice in steps of ten minutes, those of a popup never. [P-219] [P-224] [D3-40] */
export const composePopup = (form: PopupForm, kept: Pick<PopupRecord, 'popupYn' | 'popupPriority'>): PopupEntry => ({
  popupType: form.type,
  popupContents: form.content,
  popupYn: kept.popupYn,
  popupPriority: kept.popupPriority,
  popupStartDt: form.type === 'landing' ? wireDateTime(form.start) : null,
  popupEndDt: form.type === 'landing' ? wireDateTime(form.end) : null,
})
