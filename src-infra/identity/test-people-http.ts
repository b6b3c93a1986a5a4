import { Effect, Schema } from 'effect'
import type { TestPeople } from '#app/identity/certify-for-test'
import { decode, succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'

const CALLS = { application: '/api/v1/auth/loadtestaply', result: '/api/v1/auth/loadtestresult' } as const

const People = Schema.Struct({
  result: Schema.Array(
    Schema.Struct({ ci: Schema.String, suptSn: Schema.NullOr(Schema.Union([Schema.String, Schema.Number])) }),
  ),
})

/** The people of a test system over HTTP; loaded in a development build alone. [E-104] */
export const makeTestPeopleHttp = (http: Http): TestPeople => ({
  of: (flow) =>
    http.get(CALLS[flow], { unauthorized: 'refused' }).pipe(
      succeeded(CALLS[flow]),
      decode(People, CALLS[flow]),
      Effect.map(({ result }) =>
        result.map(({ ci, suptSn }) => ({ ci, supportNumber: suptSn === null ? null : String(suptSn) })),
      ),
    ),
})
