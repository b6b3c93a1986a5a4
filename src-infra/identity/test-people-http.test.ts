import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { TestPeopleHttp } from './test-people-http.ts'

describe('[E-104] TestPeople over HTTP', () => {
  it.each([
    ['application', '/api/v1/auth/loadtestaply'],
    ['result', '/api/v1/auth/loadtestresult'],
  ] as const)('reads the people of the flow %s from %s', async (flow, path) => {
    const calls: RecordedCall[] = []
    const body = {
      status: 200,
      result: [
        { ci: 'ci-1', suptSn: 10001 },
        { ci: 'ci-2', suptSn: null },
      ],
    }
    expect(await Effect.runPromise(TestPeopleHttp.make({ http: fakeHttp(body, calls) }).list(flow))).toEqual([
      { ci: 'ci-1', supportNumber: '10001' },
      { ci: 'ci-2', supportNumber: null },
    ])
    expect(calls).toMatchObject([{ method: 'GET', path }])
  })

  it('fails with MalformedAnswer for an answer of the wrong format', async () => {
    const people = TestPeopleHttp.make({ http: fakeHttp({ status: 200, result: [{ name: 'x' }] }) }).list('result')
    expect(await Effect.runPromise(Effect.flip(people))).toMatchObject({ _tag: 'MalformedAnswer' })
  })
})
