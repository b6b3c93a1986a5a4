import { formatFieldTime } from '#domain/notice/landing-time'
import { POPUP_FORM_PARAMETERS } from '#domain/notice/limits'
import type { PopupData, PopupForm, PopupRecord } from '#domain/notice/popup-form'
import type { Instant } from '#domain/time/calendar'
import { parseEndInstant, parseInstant } from '#domain/time/written-dates'
import { POPUP_FIELDS, type PopupDoc } from '../../world/collections.ts'
import { ClosedObject } from '../../world/schema.ts'

/** A popup or landing notice in API fields. [P-267] */
export type PopupWire = Omit<PopupDoc, 'changedAt'>

export const PopupWireSchema = ClosedObject(POPUP_FIELDS, 'Popup')

const wireMinute = (instant: Instant | null) => (instant === null ? null : `${formatFieldTime(instant)}:00`)

/** Returns the stored part of a popup or landing notice, in API fields. [P-267] [D3-40] */
export const toPopupWire = ({ id, ...entry }: PopupRecord): PopupWire => ({
  popupSn: id,
  popupType: entry.type,
  popupContents: entry.content,
  popupYn: entry.isActive ? 'Y' : 'N',
  popupPriority: entry.priority,
  popupStartDt: wireMinute(entry.startsAt),
  popupEndDt: wireMinute(entry.endsAt),
})

/** Converts a stored popup or landing notice to the domain type. [P-294] */
export const popupFromDoc = (popup: PopupWire): PopupRecord => ({
  id: popup.popupSn,
  type: popup.popupType,
  content: popup.popupContents,
  isActive: popup.popupYn === 'Y',
  priority: popup.popupPriority,
  startsAt: parseInstant(popup.popupStartDt ?? ''),
  endsAt: parseEndInstant(popup.popupEndDt ?? ''),
})

/** A sent popup: the form, with dates as strings, plus state and priority. [P-295] */
type SentPopup = Pick<PopupData, 'isActive' | 'priority'> & { readonly form: PopupForm }

const textField = (value: unknown): string | null =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : null

const priorityOf = (value: unknown): number | null => {
  if (value === undefined || value === null) return POPUP_FORM_PARAMETERS.priority
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : null
}

/**
 * Reads a popup sent by an administrator; null if it is malformed. Missing content becomes empty, and a missing
 * priority becomes 1. A priority is a whole number, 0 or more, which may be sent as a string of digits. [P-267] [P-295]
 * [D1-440]
 */
export const parsePopup = (body: Readonly<Record<string, unknown>>): SentPopup | null => {
  const [type, active] = [body['popupType'], body['popupYn']]
  const priority = priorityOf(body['popupPriority'])
  const [content, start, end] = [body['popupContents'], body['popupStartDt'], body['popupEndDt']].map(textField)
  if (type !== 'popup' && type !== 'landing') return null
  if ((active !== 'Y' && active !== 'N') || priority === null) return null
  if (typeof content !== 'string' || typeof start !== 'string' || typeof end !== 'string') return null
  return { form: { type, content, start, end }, isActive: active === 'Y', priority }
}
