import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { refusedWith } from '#app/testing/failures'
import { wrapResidentNumber } from '#domain/application/form/resident-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { RealNameRegistryHttp } from './real-name-registry-http.ts'

const QUESTION = {
  applicationNumber: 'A1',
  ci: 'ci-1',
  entityType: 'individual',
  businessNumber: businessNumberOrThrow('1000100001'),
  paymentType: 'confirmed',
  resident: wrapResidentNumber('900101', '1234567'),
  name: '김서준',
  birthDate: '1990-01-01',
} as const

describe('RealNameRegistryHttp', () => {
  it('[A-231] sends the documented fields and reads 200 as verified', async () => {
    const calls: RecordedCall[] = []
    expect(
      await Effect.runPromise(RealNameRegistryHttp.make({ http: fakeHttp({ status: 200 }, calls) }).check(QUESTION)),
    ).toBe('verified')
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/realname',
        options: {
          reads: true,
          body: {
            aplyNo: 'A1',
            ci: 'ci-1',
            mngFrGb: '1',
            brno: '1000100001',
            aplyType: '일반',
            jumin1: '900101',
            jumin2: '1234567',
            name: '김서준',
            brdt: '19900101',
          },
        },
      },
    ])
  })

  it.each([{ status: 400, message: '불일치' }, { status: '404' }, refusedWith(400)])(
    '[A-231] returns a mismatch if the status in the body is not 200, or for HTTP 400: %j',
    async (body) => {
      expect(await Effect.runPromise(RealNameRegistryHttp.make({ http: fakeHttp(body) }).check(QUESTION))).toBe(
        'mismatch',
      )
    },
  )

  it.each([null, {}, { status: null }, { status: [200] }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) => {
      expect(
        await Effect.runPromise(Effect.flip(RealNameRegistryHttp.make({ http: fakeHttp(body) }).check(QUESTION))),
      ).toMatchObject({
        _tag: 'MalformedAnswer',
      })
    },
  )

  it('fails with the error of the service', async () => {
    const failure = refusedWith(500)
    expect(
      await Effect.runPromise(Effect.flip(RealNameRegistryHttp.make({ http: fakeHttp(failure) }).check(QUESTION))),
    ).toBe(failure)
  })
})
