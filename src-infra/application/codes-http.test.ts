import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { CodesHttp } from './codes-http.ts'

const BANK = { codeId: 'B004', codeName: '국민은행', codeValue: '4', codeDesc: '시중은행' }

describe('CodesHttp', () => {
  it('[A-230] sends groupId and accepts the fields of each code', async () => {
    const calls: RecordedCall[] = []
    const codes = CodesHttp.make({ http: fakeHttp({ status: 200, result: [BANK] }, calls) })
    expect(await Effect.runPromise(codes.ofGroup('BANK', 'normal'))).toEqual([{ code: '4', name: '국민은행' }])
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/common/codes/groups/list',
        options: { body: { groupId: 'BANK' }, base: 'normal', reads: true },
      },
    ])
  })

  it('[A-013] [P-011] calls the separate back end when configured', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(
      CodesHttp.make({ http: fakeHttp({ status: 200, result: [] }, calls) }).ofGroup('REAS_TYPE', 'admin'),
    )
    expect(calls[0]?.options.base).toBe('admin')
  })

  it('[A-230] reads a missing value as an empty string', async () => {
    const codes = CodesHttp.make({ http: fakeHttp({ status: 200, result: [{ codeName: null, codeValue: 88 }] }) })
    expect(await Effect.runPromise(codes.ofGroup('BANK', 'normal'))).toEqual([{ code: '88', name: '' }])
  })

  it('[A-230] reads a null list as an empty list', async () => {
    const codes = CodesHttp.make({ http: fakeHttp({ status: 200, result: null }) })
    expect(await Effect.runPromise(codes.ofGroup('BANK', 'normal'))).toEqual([])
  })

  it.each([null, {}, { result: 'BANK' }, { result: [{ codeName: ['국민은행'] }] }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) => {
      const codes = CodesHttp.make({ http: fakeHttp(body) })
      expect(await Effect.runPromise(Effect.flip(codes.ofGroup('BANK', 'normal')))).toMatchObject({
        _tag: 'MalformedAnswer',
      })
    },
  )

  it('fails with Refused if an answer with HTTP 200 reports a refusal', async () => {
    const codes = CodesHttp.make({ http: fakeHttp({ status: 500, message: '오류' }) })
    expect(await Effect.runPromise(Effect.flip(codes.ofGroup('BANK', 'normal')))).toMatchObject({ _tag: 'Refused' })
  })
})
