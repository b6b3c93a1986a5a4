import { decisionFrom } from '../kernel/decide.ts'
import { isBlank } from '../text/characters.ts'
import type { Instant } from '../time/calendar.ts'
import { parseEndInstant, parseInstant } from '../time/written-dates.ts'
import { formatFieldTime, parseSteppedFieldEnd, parseSteppedFieldTime } from './landing-time.ts'
import { POPUP_FORM_PARAMETERS } from './limits.ts'

/** The type of a notice: a popup of the main page, or the landing notice of a maintenance window. */
export type PopupType = 'popup' | 'landing'

/** The values of a new popup when its form opens. [P-218] */
export const NEW_POPUP_DEFAULTS = { isActive: true, priority: POPUP_FORM_PARAMETERS.priority } as const

/** The entries of an administrator. `content` is HTML. Dates are strings, empty if missing. */
export type PopupForm = {
  readonly type: PopupType
  readonly content: string
  readonly start: string
  readonly end: string
}

/** The field that is wrong and gets the focus. [P-222] */
export type PopupField = 'content' | 'start' | 'end'
/**
 * Why a form is not sent: its content shows nothing, a date is missing or unreadable, or the end is before the start.
 * [P-220] to [P-223]
 */
export type PopupFormRefusal = 'noContent' | 'missingDates' | 'unreadableDate' | 'endBeforeStart'

/** True if the HTML shows nothing: neither a visible character nor an image. [P-220] [D3-113] */
export const isEmptyHtml = (html: string): boolean =>
  !/<img\b/i.test(html) && isBlank(html.replace(/<[^>]*>?|&nbsp;|&#160;|&#xa0;/gi, ''))

/** The dates that a landing notice needs; a popup of the main page has none. [P-221] */
const neededDates = ({ type }: Pick<PopupForm, 'type'>) => (type === 'landing' ? (['start', 'end'] as const) : [])

/** Returns the required entries that are missing, in page order. [P-220] [P-221] [D2-160] */
export const missingPopupFields = (form: PopupForm): readonly PopupField[] => [
  ...neededDates(form).filter((date) => form[date].trim() === ''),
  ...(isEmptyHtml(form.content) ? (['content'] as const) : []),
]

type DateState = 'missing' | 'unreadable' | 'readable'

/**
 * The facts about a form. `content`: it shows something. `dated`: its type needs two dates. `order`: where the end is,
 * seen from the start; `unknown` if a date is missing or unreadable.
 */
type PopupFormFacts = {
  readonly content: boolean
  readonly dated: boolean
  readonly start: DateState
  readonly end: DateState
  readonly order: 'earlier' | 'same' | 'later' | 'unknown'
}

/** `ok`, or the first failure and the field that gets the focus. */
export type PopupFormVerdict = 'ok' | { readonly refusal: PopupFormRefusal; readonly at: PopupField }

const stateOf = (text: string, instant: Instant | null): DateState => {
  if (text.trim() === '') return 'missing'
  return instant === null ? 'unreadable' : 'readable'
}

/** Returns where the end is, seen from the start; `unknown` if a date is null. */
const orderOf = (start: Instant | null, end: Instant | null): PopupFormFacts['order'] => {
  if (start === null || end === null) return 'unknown'
  if (end === start) return 'same'
  return end < start ? 'earlier' : 'later'
}

/** 팝업 저장 전 확인: decides whether a form may be stored. [P-220] to [P-223] */
export const decidePopupForm = decisionFrom<[form: PopupForm], PopupFormFacts, PopupFormVerdict>(
  (form: PopupForm): PopupFormFacts => {
    const [start, end] = [parseInstant(form.start), parseEndInstant(form.end)]
    return {
      content: !isEmptyHtml(form.content),
      dated: form.type === 'landing',
      start: stateOf(form.start, start),
      end: stateOf(form.end, end),
      order: orderOf(start, end),
    }
  },
  [
    { id: 'PF-1', when: { content: false }, then: { refusal: 'noContent', at: 'content' }, ref: 'P-220' },
    { id: 'PF-2', when: { dated: false }, then: 'ok', ref: 'P-221' },
    { id: 'PF-3', when: { start: 'missing' }, then: { refusal: 'missingDates', at: 'start' }, ref: 'P-221' },
    { id: 'PF-4', when: { end: 'missing' }, then: { refusal: 'missingDates', at: 'end' }, ref: 'P-221' },
    { id: 'PF-5', when: { start: 'unreadable' }, then: { refusal: 'unreadableDate', at: 'start' }, ref: 'P-222' },
    { id: 'PF-6', when: { end: 'unreadable' }, then: { refusal: 'unreadableDate', at: 'end' }, ref: 'P-222' },
    { id: 'PF-7', when: { order: 'earlier' }, then: { refusal: 'endBeforeStart', at: 'end' }, ref: 'P-223' },
    { id: 'PF-8', when: { order: 'same' }, then: 'ok', ref: 'P-223' },
    { id: 'PF-9', when: {}, then: 'ok', ref: 'P-223' },
  ],
)

/**
 * Sorts landing notices, the latest start first. Notices without a readable start come last, in their original order.
 * [P-212]
 */
export const sortLandings = <L extends Pick<PopupRecord, 'startsAt'>>(landings: readonly L[]): readonly L[] => {
  const startOf = (landing: L) => landing.startsAt ?? -Infinity
  return landings.toSorted((a, b) => (startOf(a) === startOf(b) ? 0 : startOf(b) - startOf(a)))
}

/** A popup or landing notice of the administrators. An unreadable time is null. [P-267] */
export type PopupRecord = {
  readonly id: number
  readonly type: PopupType
  readonly content: string
  readonly isActive: boolean
  readonly priority: number
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
}

/**
 * The fields of a new or changed popup: everything except its number. The server assigns the number. [P-224] [P-225]
 */
export type PopupData = Omit<PopupRecord, 'id'>

/** Returns the form of a stored popup. [P-225] */
export const toPopupForm = ({ type, content, startsAt, endsAt }: PopupData): PopupForm => ({
  type,
  content,
  start: formatFieldTime(startsAt),
  end: formatFieldTime(endsAt),
})

/**
 * Returns the popup of a form. The times of a landing notice are in steps of ten minutes; a popup of the main page has
 * no times. [P-219] [P-224] [D3-40] [D1-500]
 */
export const toPopupData = (form: PopupForm, storedPopup: Pick<PopupRecord, 'isActive' | 'priority'>): PopupData => ({
  type: form.type,
  content: form.content,
  isActive: storedPopup.isActive,
  priority: storedPopup.priority,
  startsAt: form.type === 'landing' ? parseSteppedFieldTime(form.start) : null,
  endsAt: form.type === 'landing' ? parseSteppedFieldEnd(form.end) : null,
})
