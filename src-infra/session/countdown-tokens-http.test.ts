import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { expectFailure } from '../testing/expect-failure.ts'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { CountdownTokensHttp } from './countdown-tokens-http.ts'

describe('CountdownTokensHttp', () => {
  it('[E-141] reads the remaining seconds of a token', async () => {
    const calls: RecordedCall[] = []
    const tokens = CountdownTokensHttp.make({ http: fakeHttp({ status: 200, result: '1200' }, calls) })
    expect(await Effect.runPromise(tokens.remaining('token-1'))).toBe(1200)
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/common/token/remaining', options: { query: { token: 'token-1' } } },
    ])
  })

  it('[E-142] [E-146] requests a token of an hour for an application', async () => {
    const calls: RecordedCall[] = []
    const tokens = CountdownTokensHttp.make({ http: fakeHttp({ status: 200, result: 'token-2' }, calls) })
    expect(await Effect.runPromise(tokens.create('APL-1'))).toBe('token-2')
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/common/token/create',
        options: { query: { aplyNo: 'APL-1', seconds: '3600' } },
      },
    ])
  })

  it.each([{ status: 200 }, { status: 200, result: null }, { status: 200, result: '' }])(
    '[E-146] fails with Refused for an answer without a token: %j',
    async (body) =>
      expect(await expectFailure(CountdownTokensHttp.make({ http: fakeHttp(body) }).create('APL-1'))).toMatchObject({
        _tag: 'Refused',
      }),
  )

  it.each([{ status: 200, result: { seconds: 1 } }, { status: 200, result: 'soon' }, { status: 200 }, 'OK'])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) =>
      expect(await expectFailure(CountdownTokensHttp.make({ http: fakeHttp(body) }).remaining('t'))).toMatchObject({
        _tag: 'MalformedAnswer',
      }),
  )
})
