import { Effect, Schema } from 'effect'
import { Landings } from '#app/notice/landings.port'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'
import { LandingWire, toLandingNotice } from './popup-wire.ts'

const LANDINGS = '/api/v1/popup/landing-info'

const LandingsAnswer = Schema.Struct({
  result: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Array(LandingWire), LandingWire]))),
})

/** The call for the landing notices over HTTP. The answer has one notice, several or none. [P-231] */
export const LandingsHttp = adapter(Landings, { http: Http }, ({ http }) => ({
  read: () =>
    http.get(LANDINGS, { auth: 'visitor' }).pipe(
      failUnlessSuccess(LANDINGS),
      decodeAnswer(LandingsAnswer, LANDINGS),
      Effect.map(({ result }) => [result ?? []].flat().map(toLandingNotice)),
    ),
}))
