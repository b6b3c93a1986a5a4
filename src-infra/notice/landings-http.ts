import { Effect, Schema } from 'effect'
import type { Landings } from '#app/notice/landings.port'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { LandingWire, toLandingNotice } from './popup-wire.ts'

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
      Effect.map(({ result }) => [result ?? []].flat().map(toLandingNotice)),
    ),
})
