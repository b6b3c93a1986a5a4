import { Schema } from 'effect'
import { formatFieldTime } from '#domain/notice/landing-time'
import { POPUP_FORM_PARAMETERS } from '#domain/notice/limits'
import type { PopupData, PopupRecord } from '#domain/notice/popup-form'
import type { Instant } from '#domain/time/calendar'
import { NoticeWireFields, parsePopupEnd, parsePopupTime } from '../notice/popup-wire.ts'

const WholeNumber = Schema.Union([Schema.Int, Schema.String.check(Schema.isPattern(/^\d+$/))])

/** A popup or landing notice for administrators. If one record has the wrong format, the whole load fails. [P-267] */
export const PopupRecordWire = Schema.Struct({
  ...NoticeWireFields,
  popupSn: WholeNumber,
  popupType: Schema.Literals(['popup', 'landing']),
  popupYn: Schema.Literals(['Y', 'N']),
  popupPriority: Schema.optionalKey(Schema.NullOr(WholeNumber)),
})

const timeWire = (moment: Instant | null): string | null => (moment === null ? null : `${formatFieldTime(moment)}:00`)
export const toActiveWire = (isActive: boolean) => (isActive ? 'Y' : 'N')

/**
 * Returns a popup or landing notice of the administrators; a missing time is null, missing content is empty. [P-267]
 */
export const toPopupRecord = (wire: typeof PopupRecordWire.Type): PopupRecord => ({
  id: Number(wire.popupSn),
  type: wire.popupType,
  content: wire.popupContents ?? '',
  isActive: wire.popupYn === 'Y',
  priority: Number(wire.popupPriority ?? POPUP_FORM_PARAMETERS.priority),
  startsAt: parsePopupTime(wire.popupStartDt),
  endsAt: parsePopupEnd(wire.popupEndDt),
})

/** Returns the request that registers a popup or landing notice. Times are Korean and have seconds. [P-224] [D3-40] */
export const toPopupRequest = (entry: PopupData) => ({
  popupType: entry.type,
  popupContents: entry.content,
  popupYn: toActiveWire(entry.isActive),
  popupPriority: entry.priority,
  popupStartDt: timeWire(entry.startsAt),
  popupEndDt: timeWire(entry.endsAt),
})
