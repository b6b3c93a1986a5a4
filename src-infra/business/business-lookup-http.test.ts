import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { BusinessLookupInput } from '#domain/business/business-lookup'
import { businessNumberOrNull } from '#domain/business/business-number'
import { parseCorporateNumber } from '#domain/business/corporate-number'
import { kstDateOrThrow } from '#domain/time/calendar'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { BusinessLookupHttp } from './business-lookup-http.ts'

const INDIVIDUAL: BusinessLookupInput = {
  businessNumber: businessNumberOrNull('1000100001') as BusinessLookupInput['businessNumber'],
  openingDate: kstDateOrThrow('2020-01-31'),
  representative: '김서준',
  companyName: '서준식당',
  corporateNumber: null,
}
const corporateNumber = parseCorporateNumber({ corporateFront: '110111', corporateBack: '1234567' })
const CORPORATE = { ...INDIVIDUAL, corporateNumber: corporateNumber.ok ? corporateNumber.value : null }

const ask = (body: unknown, question = INDIVIDUAL, calls: RecordedCall[] = []) =>
  BusinessLookupHttp.make({ http: fakeHttp(body, calls) }).ask(question)

describe('BusinessLookupHttp', () => {
  it('[A-074] sends corp_no for corporations only', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(ask({ success: false }, INDIVIDUAL, calls))
    await Effect.runPromise(ask({ success: false }, CORPORATE, calls))
    const entry = { b_no: '1000100001', start_dt: '20200131', p_nm: '김서준', b_nm: '서준식당' }
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/validate-business',
        options: { body: { businesses: [entry] }, reads: true },
      },
      {
        method: 'POST',
        path: '/api/v1/auth/validate-business',
        options: { body: { businesses: [{ ...entry, corp_no: '1101111234567' }] }, reads: true },
      },
    ])
  })

  it('reads success, status code, validity and tax type', async () => {
    const body = {
      success: true,
      data: { status_code: 'OK', data: [{ b_no: '1000100001', valid: '01', status: { tax_type_cd: '02' } }] },
    }
    expect(await Effect.runPromise(ask(body))).toEqual({
      success: true,
      statusCode: 'OK',
      valid: '01',
      taxTypeCode: '02',
    })
  })

  it('also reads a `status` that is beside the rows instead of inside one', async () => {
    const body = { success: true, data: { status_code: 'OK', data: [{ valid: '01' }], status: { tax_type_cd: '03' } } }
    expect(await Effect.runPromise(ask(body))).toMatchObject({ taxTypeCode: '03' })
  })

  it('reads missing fields as null', async () => {
    expect(await Effect.runPromise(ask({ success: false, data: null }))).toEqual({
      success: false,
      statusCode: null,
      valid: null,
      taxTypeCode: null,
    })
  })

  it.each([null, {}, { success: 1 }, { success: true, data: { data: {} } }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) => {
      expect(await Effect.runPromise(Effect.flip(ask(body)))).toMatchObject({ _tag: 'MalformedAnswer' })
    },
  )
})
