import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { refusedWith } from '#app/testing/failures'
import { businessNumberOrNull, type BusinessNumber } from '#domain/business/business-number'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { BusinessRegistryHttp } from './business-registry-http.ts'

const number = (digits: string) => businessNumberOrNull(digits) as BusinessNumber
const RESULT = { aplyNo: 'A', aplyType: '신속', mngFrGb: '1', stepData: { bSttCd: '01' }, errCd: null }

describe('BusinessRegistryHttp.register', () => {
  it('[E-084] sends the ten digits and reads the tax office’s data', async () => {
    const calls: RecordedCall[] = []
    const registry = BusinessRegistryHttp.make({ http: fakeHttp({ status: 200, result: RESULT }, calls) })
    expect(await Effect.runPromise(registry.register(number('1000100001')))).toEqual({
      applicationNumber: 'A',
      paymentType: 'rapid',
      entityType: 'individual',
      taxStatus: { code: '01', errorCode: null },
    })
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/business/first/register', options: { body: { brNo: '1000100001' } } },
    ])
    expect(calls[0]?.options.operation).toBe('register')
  })

  it.each([
    { body: {}, message: null },
    { body: null, message: null },
    { body: { result: RESULT }, message: null },
    { body: { status: 400, message: '거절' }, message: '거절' },
  ])('[E-084] fails with Refused for a body without status 200: $body', async ({ body, message }) =>
    expect(
      await Effect.runPromise(
        Effect.flip(BusinessRegistryHttp.make({ http: fakeHttp(body) }).register(number('1000100001'))),
      ),
    ).toMatchObject({ _tag: 'Refused', message }),
  )

  it.each([{}, { aplyNo: null }, { aplyNo: '' }, { aplyNo: ' \n' }])(
    '[D1-259] reads the application number in %j as null',
    async (named) => {
      const { aplyNo: _, ...others } = RESULT
      const registry = BusinessRegistryHttp.make({ http: fakeHttp({ status: 200, result: { ...others, ...named } }) })
      expect(await Effect.runPromise(registry.register(number('1000100001')))).toMatchObject({
        applicationNumber: null,
      })
    },
  )

  it.each([{ result: null }, { result: { ...RESULT, stepData: '01' } }])(
    '[E-175] fails with MalformedAnswer if an entry has the wrong format: %j',
    async (body) =>
      expect(
        await Effect.runPromise(
          Effect.flip(
            BusinessRegistryHttp.make({ http: fakeHttp({ status: 200, ...body }) }).register(number('1000100001')),
          ),
        ),
      ).toMatchObject({ _tag: 'MalformedAnswer' }),
  )
})

describe('BusinessRegistryHttp.countApplications', () => {
  it('[E-095] sends the ten digits and reads status and count', async () => {
    const calls: RecordedCall[] = []
    const registry = BusinessRegistryHttp.make({ http: fakeHttp({ status: '0', result: { count: 2 } }, calls) })
    expect(await Effect.runPromise(registry.countApplications(number('1000100001')))).toEqual({
      success: true,
      count: 2,
      message: null,
    })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/business/supportApplicationBrnoCheck',
        options: { body: { brNo: '1000100001' } },
      },
    ])
  })

  it.each([
    { status: '0', success: true },
    { status: 0, success: true },
    { status: '1', success: false },
    { status: 200, success: false },
  ])('[E-098] reads status $status as success $success', async ({ status, success }) => {
    const registry = BusinessRegistryHttp.make({ http: fakeHttp({ status, result: 1, message: '사유' }) })
    expect(await Effect.runPromise(registry.countApplications(number('1000100001')))).toEqual({
      success,
      count: 1,
      message: '사유',
    })
  })

  it('[E-099] keeps only the sentence about the business number from the message of an HTTP 400', async () => {
    const failureOf = (status: number, message: string) =>
      Effect.runPromise(
        Effect.flip(
          BusinessRegistryHttp.make({ http: fakeHttp(refusedWith(status, message)) }).countApplications(
            number('1000100001'),
          ),
        ),
      )
    expect(await failureOf(400, 'brNo: 숫자가 아닙니다., other: x')).toMatchObject({ message: '숫자가 아닙니다.' })
    expect(await failureOf(400, '요청이 올바르지 않습니다.')).toMatchObject({ message: '요청이 올바르지 않습니다.' })
    expect(await failureOf(500, 'brNo: 그대로')).toMatchObject({ message: 'brNo: 그대로' })
  })

  it.each([{ result: 1 }, null, [], { status: null, result: 1 }])(
    '[E-175] fails with MalformedAnswer if a count has the wrong format: %j',
    async (body) =>
      expect(
        await Effect.runPromise(
          Effect.flip(BusinessRegistryHttp.make({ http: fakeHttp(body) }).countApplications(number('1000100001'))),
        ),
      ).toMatchObject({ _tag: 'MalformedAnswer' }),
  )
})
