import { Schema, Effect } from 'effect'
import type { SettingsSource } from '#app/kernel/settings.port'
import type { Popups } from '#app/notice/popups.port'
import type { Landings } from '#app/session/maintenance'
import type { Settings } from '#domain/kernel/settings'
import type { Landing } from '#domain/notice/maintenance-window'
import { type Popup, makePopup } from '#domain/notice/popup'
import { readDate } from '#domain/notice/read-date'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'

/** A number of the wire, which may come as text. */
export const NumberOrDigits = Schema.Union([Schema.Finite, Schema.FiniteFromString])

const MaybeText = Schema.optionalKey(Schema.NullOr(Schema.String))

/** What popups and landing notices have in common on the wire. [P-267] */
export const NoticeFields = {
  popupContents: MaybeText,
  popupYn: MaybeText,
  popupStartDt: MaybeText,
  popupEndDt: MaybeText,
}

const POPUPS = '/api/v1/popup/list'

const ServerPopup = Schema.Struct({
  ...NoticeFields,
  popupSn: NumberOrDigits,
  popupPriority: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
})
const PopupsAnswer = Schema.Struct({ result: Schema.NullOr(Schema.Array(ServerPopup)) })

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
    http.get(POPUPS, { query: { popupYn: 'Y' }, unauthorized: 'refused' }).pipe(
      succeeded(POPUPS),
      decode(PopupsAnswer, POPUPS),
      Effect.map(({ result }) => (result ?? []).map((wire) => popupOf(wire, settings.read().popupPrioritySource))),
    ),
})

const LANDINGS = '/api/v1/popup/landing-info'

const ServerLanding = Schema.Struct({
  ...NoticeFields,
  popupSn: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
})
const LandingsAnswer = Schema.Struct({
  result: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Array(ServerLanding), ServerLanding]))),
})

const landingOf = (wire: typeof ServerLanding.Type): Landing => ({
  popupSn: wire.popupSn ?? 0,
  popupContents: wire.popupContents ?? '',
  popupYn: wire.popupYn ?? '',
  popupStartDt: wire.popupStartDt ?? null,
  popupEndDt: wire.popupEndDt ?? null,
})

/** The landing notices over HTTP: one, several or none. [P-231] */
export const makeLandingsHttp = (http: Http): Landings => ({
  read: () =>
    http.get(LANDINGS, { unauthorized: 'refused' }).pipe(
      succeeded(LANDINGS),
      decode(LandingsAnswer, LANDINGS),
      Effect.map(({ result }) => [result ?? []].flat().map(landingOf)),
    ),
})
