import { describe, expect, it } from 'vitest'
import { SHORTEST_SAMPLE_ACCOUNT } from '#domain/account/account'
import type { TestApi } from '../../testing/api.ts'
import { prepareApplicantAtForm } from '../../testing/applicant-at-form.ts'
import { FULL_WIDTH_HOLDER } from './accounts.ts'

const OWNER = '/api/v1/auth/validate-account-owner'
const VERIFY = '/api/v1/auth/account/verify'

describe('the calls about the holder of an account', () => {
  it('[D2-54] the sample bank knows accounts of ten digits and more', () => {
    expect(SHORTEST_SAMPLE_ACCOUNT).toBe(10)
  })
  const ask = (api: TestApi, acctNo: string, bankCd = '004') => api.post(OWNER, { bankCd, acctNo })
  it('[A-243] validate-account-owner returns the name of the person or the business', async () => {
    const { api, facts } = await prepareApplicantAtForm('new-individual-confirmed')
    for (const account of [facts.accountNumber, '3'.repeat(SHORTEST_SAMPLE_ACCOUNT), '3333012345678901'])
      expect((await ask(api, account)).body).toEqual({ success: true, data: { dpstrFlnm: facts.name } })
    const corporate = await prepareApplicantAtForm('new-corporate-confirmed')
    expect((await ask(corporate.api, '3333012345678')).body).toMatchObject({
      data: { dpstrFlnm: corporate.facts.businessName },
    })
  })
  it('[A-243] validate-account-owner has test accounts for every outcome', async () => {
    const { api } = await prepareApplicantAtForm('new-individual-confirmed')
    for (const unknown of ['0001234567890', '3'.repeat(SHORTEST_SAMPLE_ACCOUNT - 1), '33330123456789012', '12345678ab'])
      expect((await ask(api, unknown)).body).toMatchObject({ success: false, data: null })
    expect((await ask(api, '1111234567890')).body).toMatchObject({ success: true, data: { dpstrFlnm: '남궁다른' } })
    expect((await ask(api, '2221234567890')).body).toMatchObject({ data: { dpstrFlnm: FULL_WIDTH_HOLDER } })
    expect((await ask(api, '9991234567890')).status).toBe(500)
    expect((await ask(api, '3333012345678', '998')).body).toMatchObject({ success: false, data: null })
    for (const bank of ['4', '0004', 'abc']) expect((await ask(api, '3333012345678', bank)).status).toBe(400)
  })
  it('[A-244] account/verify accepts only the name of the account holder', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-confirmed')
    const good = {
      bankCode: '004',
      bankName: facts.bankName,
      accountNumber: facts.accountNumber,
      accountHolder: facts.depositor,
      aplyNo,
    }
    expect((await api.post(VERIFY, good)).body).toMatchObject({ status: 200 })
    for (const change of [
      { accountHolder: '박나무' },
      { accountNumber: '1111234567890' },
      { accountNumber: '0001234567' },
    ])
      expect((await api.post(VERIFY, { ...good, ...change })).body).toMatchObject({
        status: 400,
        message: '계좌정보가 일치하지 않습니다.',
      })
  })
})
