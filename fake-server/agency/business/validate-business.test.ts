import { describe, expect, it } from 'vitest'
import type { TestApi } from '../../testing/api.ts'
import { prepareApplicantAtForm } from '../../testing/applicant-at-form.ts'

const BUSINESS = '/api/v1/auth/validate-business'

describe('POST /api/v1/auth/validate-business', () => {
  const ask = (api: TestApi, b_no: string, start_dt: string) =>
    api.post(BUSINESS, { businesses: [{ b_no, start_dt, p_nm: '김하늘', b_nm: '하늘분식' }] })
  it.each([
    ['1000100001', '01'],
    ['1000100002', '02'],
    ['1000100003', '03'],
  ])('[A-242] confirms %s with tax type code %s', async (brNo, taxTypeCode) => {
    const { api } = await prepareApplicantAtForm('new-individual-confirmed')
    expect((await ask(api, brNo, '20200302')).body).toMatchObject({
      success: true,
      data: { status_code: 'OK', data: [{ b_no: brNo, valid: '01', status: { tax_type_cd: taxTypeCode } }] },
    })
  })
  it('[A-242] has a test opening date for every other outcome', async () => {
    const { api } = await prepareApplicantAtForm('new-individual-confirmed')
    expect((await ask(api, '1000100001', '19990101')).body).toMatchObject({
      success: true,
      data: { status_code: 'OK', data: [{ valid: '02' }] },
    })
    const malformed = (await ask(api, '1000100001', '19990102')).body['data'] as { status_code: string }
    expect(malformed.status_code).not.toBe('OK')
    expect((await ask(api, '1000100001', '19990103')).body['success']).toBe(false)
    expect((await ask(api, '1000100001', '19990104')).status).toBe(500)
    expect((await ask(api, '123', '20200302')).status).toBe(400)
  })
})
