import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { MalformedAnswer } from '#app/kernel/call.errors'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { expectFailure } from '../testing/expect-failure.ts'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { ConsentsHttp } from './consents-http.ts'

const DATA = {
  version: '3.0.0',
  agreements: { tax_info_yn: { orderNo: 2, value: 'Y' }, info_promotion_yn: { orderNo: 3, value: 'N' } },
} as const
const SENT = { brno: '1000100001', ci: 'ci-1', aplyNo: 'A1', consentsData: DATA }
const CONSENTS = {
  businessNumber: businessNumberOrThrow('1000100001'),
  ci: 'ci-1',
  applicationNumber: 'A1',
  consents: {
    version: '3.0.0',
    agreements: { tax_info_yn: { order: 2, agreed: true }, info_promotion_yn: { order: 3, agreed: false } },
  },
} as const

describe('the duplicate check of ConsentsHttp', () => {
  it('[A-031] posts the identity value and accepts SUCCESS', async () => {
    const calls: RecordedCall[] = []
    const consents = ConsentsHttp.make({ http: fakeHttp({ status: 200, result: 'SUCCESS' }, calls) })
    await Effect.runPromise(consents.checkApplicant('ci-1'))
    expect(calls).toEqual([
      { method: 'POST', path: '/api/v1/application/result/check', options: { body: { ci: 'ci-1' }, reads: true } },
    ])
  })

  it('[A-031] recognises a duplicate by its errorCode, with HTTP 200 and with HTTP 400', async () => {
    const body = { status: 400, errorCode: 'APL_DUPLICATE_CI', message: '이미 신청접수 되었습니다.' }
    expect(await expectFailure(ConsentsHttp.make({ http: fakeHttp(body) }).checkApplicant('ci-1'))).toMatchObject({
      _tag: 'AlreadyApplied',
    })
    const http400 = refusedWith(body.status, body.message, body.errorCode)
    expect(await expectFailure(ConsentsHttp.make({ http: fakeHttp(http400) }).checkApplicant('ci-1'))).toMatchObject({
      _tag: 'AlreadyApplied',
    })
  })

  it('[A-031] fails with the code and message of another refusal', async () => {
    const body = { status: 500, result: null, errorCode: 'APL_ERROR', message: '잠시 후 다시 시도해주세요.' }
    expect(await expectFailure(ConsentsHttp.make({ http: fakeHttp(body) }).checkApplicant('ci-1'))).toMatchObject({
      _tag: 'Refused',
      status: 500,
      errorCode: 'APL_ERROR',
      message: '잠시 후 다시 시도해주세요.',
    })
  })

  it.each([null, 'SUCCESS', { result: ['SUCCESS'] }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) => {
      expect(await expectFailure(ConsentsHttp.make({ http: fakeHttp(body) }).checkApplicant('ci-1'))).toMatchObject({
        _tag: 'MalformedAnswer',
      })
    },
  )
})

describe('the step history of ConsentsHttp', () => {
  it('[A-032] posts an empty body and ignores the answer', async () => {
    const calls: RecordedCall[] = []
    const consents = ConsentsHttp.make({ http: fakeHttp({ status: 400 }, calls) })
    expect(await Effect.runPromise(consents.saveStepHistory('A1'))).toBeUndefined()
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/saveStepHistory',
        options: { query: { aplyNo: 'A1' }, operation: 'save-step-history' },
      },
    ])
  })
})

describe('ConsentsHttp.save', () => {
  it('[A-229] [A-024] sends every column with order number and Y or N', async () => {
    const calls: RecordedCall[] = []
    const consents = ConsentsHttp.make({ http: fakeHttp({}, calls) })
    await Effect.runPromise(consents.save(CONSENTS))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/consents',
        options: { body: SENT, operation: 'save-consents', content: expect.any(String) as string, onlyStatus: 200 },
      },
    ])
  })

  it('[D2-90] [E-204] uses a new key when a choice is saved again', async () => {
    const calls: RecordedCall[] = []
    const consents = ConsentsHttp.make({ http: fakeHttp({}, calls) })
    await Effect.runPromise(Effect.andThen(consents.save(CONSENTS), consents.save(CONSENTS)))
    expect(new Set(calls.map(({ options }) => options?.content)).size).toBe(2)
  })

  it('[A-273] fails with AlreadyApplied if the refusal reports a duplicate', async () => {
    const because = { rule: 'TA-18', ref: 'A-250' }
    const refused = refusedWith(409, '접수됨', 'APL_DUPLICATE', because)
    expect(await expectFailure(ConsentsHttp.make({ http: fakeHttp(refused) }).save(CONSENTS))).toMatchObject({
      _tag: 'AlreadyApplied',
      because,
    })
  })

  it('[A-229] succeeds with HTTP 200 without reading the body', async () => {
    const noJson = new MalformedAnswer({ call: '/x', cause: 'no JSON' })
    expect(await Effect.runPromise(ConsentsHttp.make({ http: fakeHttp(noJson) }).save(CONSENTS))).toBeUndefined()
    expect(
      await Effect.runPromise(ConsentsHttp.make({ http: fakeHttp({ status: 500 }) }).save(CONSENTS)),
    ).toBeUndefined()
  })

  it.each([refusedWith(201), NO_ANSWER])('[A-229] fails for anything but HTTP 200: $_tag $status', async (failure) => {
    expect(await expectFailure(ConsentsHttp.make({ http: fakeHttp(failure) }).save(CONSENTS))).toBe(failure)
  })
})
