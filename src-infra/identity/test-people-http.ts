import { Effect, Schema } from 'effect'
import { TestPeople } from '#app/identity/test-people.port'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const CALLS = { application: '/api/v1/auth/loadtestaply', result: '/api/v1/auth/loadtestresult' } as const

const People = Schema.Struct({
  result: Schema.Array(
    Schema.Struct({ ci: Schema.String, suptSn: Schema.NullOr(Schema.Union([Schema.String, Schema.Number])) }),
  ),
})

/** The service that fetches the people of a test system over HTTP. Loaded only in a development build. [E-104] */
export const TestPeopleHttp = adapter(TestPeople, { http: Http }, ({ http }) => ({
  list: (flow) =>
    http.get(CALLS[flow], { auth: 'visitor' }).pipe(
      failUnlessSuccess(CALLS[flow]),
      decodeAnswer(People, CALLS[flow]),
      Effect.map(({ result }) =>
        result.map(({ ci, suptSn }) => ({ ci, supportNumber: suptSn === null ? null : String(suptSn) })),
      ),
    ),
}))
