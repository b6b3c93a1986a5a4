import { Schema } from 'effect'
import { POPUP_FORM_PARAMETERS } from '#domain/notice/limits'
import type { LandingNotice } from '#domain/notice/maintenance-window'
import { makePopup, type Popup } from '#domain/notice/popup'
import type { Settings } from '#domain/settings/settings'
import type { Instant } from '#domain/time/calendar'
import { parseEndInstant, parseInstant } from '#domain/time/written-dates'

const MaybeText = Schema.optionalKey(Schema.NullOr(Schema.String))
/** A number that the API may send as a string. */
const NumberOrDigits = Schema.Union([Schema.Finite, Schema.FiniteFromString])

/** The common fields of popups and landing notices. [P-267] */
export const NoticeWireFields = { popupContents: MaybeText, popupStartDt: MaybeText, popupEndDt: MaybeText }

/** A popup for visitors. [E-031] */
export const PopupWire = Schema.Struct({
  ...NoticeWireFields,
  popupSn: NumberOrDigits,
  popupYn: MaybeText,
  popupPriority: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
})

/** A landing notice for visitors. [P-231] */
export const LandingWire = Schema.Struct({
  ...NoticeWireFields,
  popupSn: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
  popupYn: MaybeText,
})

export const parsePopupTime = (text: string | null | undefined): Instant | null => parseInstant(text ?? '')

/** Parses the end of a popup or landing notice: a day without a time ends with that day. [D1-410] [D1-500] */
export const parsePopupEnd = (text: string | null | undefined): Instant | null => parseEndInstant(text ?? '')

/** Returns a popup of the main page. A missing or unreadable start or end sets no limit. [D1-15] [D1-411] */
export const toPopup = (wire: typeof PopupWire.Type, source: Settings['popupPrioritySource']): Popup =>
  makePopup({
    id: String(wire.popupSn),
    content: wire.popupContents ?? null,
    priority: source === 'popupPriority' ? (wire.popupPriority ?? POPUP_FORM_PARAMETERS.priority) : wire.popupSn,
    isActive: wire.popupYn === 'Y',
    startsAt: parsePopupTime(wire.popupStartDt),
    endsAt: parsePopupEnd(wire.popupEndDt),
  })

/** Returns a landing notice of the administrators. A missing time is null, missing content is empty. [P-231] */
export const toLandingNotice = (wire: typeof LandingWire.Type): LandingNotice => ({
  id: wire.popupSn ?? 0,
  content: wire.popupContents ?? '',
  isActive: wire.popupYn === 'Y',
  startsAt: parsePopupTime(wire.popupStartDt),
  endsAt: parsePopupEnd(wire.popupEndDt),
})
