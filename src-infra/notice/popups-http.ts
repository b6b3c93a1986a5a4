import { Effect, Schema } from 'effect'
import type { SettingsSource } from '#app/kernel/settings.port'
import type { Popups } from '#app/notice/popups.port'
import type { Landings } from '#app/notice/landings.port'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { LandingWire, PopupWire, toLanding, toPopup } from './popup-wire.ts'

const POPUPS = '/api/v1/popup/list'

const PopupsAnswer = Schema.Struct({ result: Schema.NullOr(Schema.Array(PopupWire)) })

/** Makes the call for the popups for visitors over HTTP. [E-030] [E-031] [D1-15] */
export const makePopupsHttp = (http: Http, settings: SettingsSource): Popups => ({
  listActive: () =>
    http.get(POPUPS, { query: { popupYn: 'Y' }, unauthorized: 'refused' }).pipe(
      failUnlessSuccess(POPUPS),
      decodeAnswer(PopupsAnswer, POPUPS),
      Effect.map(({ result }) => (result ?? []).map((wire) => toPopup(wire, settings.read().popupPrioritySource))),
    ),
})

const LANDINGS = '/api/v1/popup/landing-info'

const LandingsAnswer = Schema.Struct({
  result: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Array(LandingWire), LandingWire]))),
})

/** Makes the call for the landing notices over HTTP. The answer has one notice, several or none. [P-231] */
export const makeLandingsHttp = (http: Http): Landings => ({
  read: () =>
    http.get(LANDINGS, { unauthorized: 'refused' }).pipe(
      failUnlessSuccess(LANDINGS),
      decodeAnswer(LandingsAnswer, LANDINGS),
      Effect.map(({ result }) => [result ?? []].flat().map(toLanding)),
    ),
})
