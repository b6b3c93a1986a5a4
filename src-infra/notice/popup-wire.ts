import { Schema } from 'effect'
import { POPUP_FORM_LIMITS } from '#domain/entry-limits'
import { formatKstDateTime, type Instant, parseInstant } from '#domain/kernel/calendar'
import type { Settings } from '#domain/kernel/settings'
import type { Landing } from '#domain/notice/maintenance-window'
import { makePopup, type Popup } from '#domain/notice/popup'
import type { PopupEntry, PopupRecord } from '#domain/notice/popup-form'

const MaybeText = Schema.optionalKey(Schema.NullOr(Schema.String))
/** A number of the wire, which may come as text. */
const NumberOrDigits = Schema.Union([Schema.Finite, Schema.FiniteFromString])
const WholeNumber = Schema.Union([Schema.Int, Schema.String.check(Schema.isPattern(/^\d+$/))])

/** What popups and landing notices have in common on the wire. [P-267] */
const NoticeFields = { popupContents: MaybeText, popupStartDt: MaybeText, popupEndDt: MaybeText }

/** A popup as visitors get it. [E-031] */
export const PopupWire = Schema.Struct({
  ...NoticeFields,
  popupSn: NumberOrDigits,
  popupYn: MaybeText,
  popupPriority: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
})

/** A landing notice as visitors get it. [P-231] */
export const LandingWire = Schema.Struct({
  ...NoticeFields,
  popupSn: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
  popupYn: MaybeText,
})

/** A popup or landing notice as administrators get it; another shape makes the whole load a failure. [P-267] */
export const PopupRecordWire = Schema.Struct({
  ...NoticeFields,
  popupSn: WholeNumber,
  popupType: Schema.Literals(['popup', 'landing']),
  popupYn: Schema.Literals(['Y', 'N']),
  popupPriority: Schema.optionalKey(Schema.NullOr(WholeNumber)),
})

const timeOf = (text: string | null | undefined): Instant | null => parseInstant(text ?? '')
const timeWire = (moment: Instant | null): string | null =>
  moment === null ? null : `${formatKstDateTime(moment).replace(' ', 'T')}:00`
/** Switched on or off, as the wire has it. [P-213] */
export const activeWire = (isActive: boolean) => (isActive ? 'Y' : 'N')

/** A popup of the main page. [E-031] [D1-15] */
export const toPopup = (wire: typeof PopupWire.Type, source: Settings['popupPrioritySource']): Popup =>
  makePopup({
    id: String(wire.popupSn),
    content: wire.popupContents ?? null,
    priority: source === 'popupPriority' ? (wire.popupPriority ?? POPUP_FORM_LIMITS.priority) : wire.popupSn,
    isActive: wire.popupYn === 'Y',
    startsAt: timeOf(wire.popupStartDt),
    endsAt: timeOf(wire.popupEndDt),
  })

/** What the office has set of maintenance; what it does not say is empty. [P-231] */
export const toLanding = (wire: typeof LandingWire.Type): Landing => ({
  id: wire.popupSn ?? 0,
  content: wire.popupContents ?? '',
  isActive: wire.popupYn === 'Y',
  startsAt: timeOf(wire.popupStartDt),
  endsAt: timeOf(wire.popupEndDt),
})

/** A popup or landing notice of the office: a missing time or content is none. [P-267] */
export const toPopupRecord = (wire: typeof PopupRecordWire.Type): PopupRecord => ({
  id: Number(wire.popupSn),
  type: wire.popupType,
  content: wire.popupContents ?? '',
  isActive: wire.popupYn === 'Y',
  priority: Number(wire.popupPriority ?? POPUP_FORM_LIMITS.priority),
  startsAt: timeOf(wire.popupStartDt),
  endsAt: timeOf(wire.popupEndDt),
})

/** What registers a popup or landing notice; times in Korea, with seconds. [P-224] [D3-40] */
export const popupRequest = (entry: PopupEntry) => ({
  popupType: entry.type,
  popupContents: entry.content,
  popupYn: activeWire(entry.isActive),
  popupPriority: entry.priority,
  popupStartDt: timeWire(entry.startsAt),
  popupEndDt: timeWire(entry.endsAt),
})
