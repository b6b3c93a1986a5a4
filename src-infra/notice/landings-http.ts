import { Effect, Schema } from 'effect'
import type { Landing } from '#domain/notice/maintenance-window'
import type { Landings } from '#app/notice/landings.port'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { NoticeFields, NumberOrDigits } from './popup-wire.ts'

const CALL = '/api/v1/popup/landing-info'

const ServerLanding = Schema.Struct({
  ...NoticeFields,
  popupSn: Schema.optionalKey(Schema.NullOr(NumberOrDigits)),
})
const Answer = Schema.Struct({
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
    http.get(CALL, { unauthorized: 'refused' }).pipe(
      succeeded(CALL),
      decode(Answer, CALL),
      Effect.map(({ result }) => [result ?? []].flat().map(landingOf)),
    ),
})
