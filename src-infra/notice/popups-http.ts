import { Effect, Schema } from 'effect'
import { makePopup } from '#domain/notice/popup'
import type { Popup } from '#domain/notice/popup'
import { readDate } from '#domain/notice/read-date'
import type { Settings } from '#domain/kernel/settings'
import type { SettingsSource } from '#app/kernel/settings.port'
import type { Popups } from '#app/notice/popups.port'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { NoticeFields, NumberOrDigits } from './popup-wire.ts'

const CALL = '/api/v1/popup/list'

const ServerPopup = Schema.Struct({
  ...NoticeFields,
  popupSn: NumberOrDigits,
  popupPriority: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
})
const Answer = Schema.Struct({ result: Schema.NullOr(Schema.Array(ServerPopup)) })

const popupOf = (wire: typeof ServerPopup.Type, source: Settings['popupPrioritySource']): Popup =>
  makePopup({
    id: String(wire.popupSn),
    content: wire.popupContents ?? null,
    priority: source === 'popupPriority' ? (wire.popupPriority ?? 1) : wire.popupSn,
    isActive: wire.popupYn === 'Y',
    startsAt: readDate(wire.popupStartDt ?? ''),
    endsAt: readDate(wire.popupEndDt ?? ''),
  })

/** The popups for visitors over HTTP. [E-030] [E-031] [D1-15] */
export const makePopupsHttp = (http: Http, settings: SettingsSource): Popups => ({
  listActive: () =>
    http.get(CALL, { query: { popupYn: 'Y' }, unauthorized: 'refused' }).pipe(
      succeeded(CALL),
      decode(Answer, CALL),
      Effect.map(({ result }) => (result ?? []).map((wire) => popupOf(wire, settings.read().popupPrioritySource))),
    ),
})
