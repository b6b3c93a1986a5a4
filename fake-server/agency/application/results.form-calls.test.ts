import { describe, expect, it } from 'vitest'
import { openApi } from '../../testing/api.ts'
import { applicantAtForm, failsOnDemand } from '../../testing/applicant-at-form.ts'
import { allOf } from '../../world/world.ts'

const CHECK = '/api/v1/application/result/check'
const STEP = '/api/v1/auth/saveStepHistory'
const CONSENTS = '/api/v1/auth/consents'
const DELIVERY = '/api/v1/application/info/delitotalamt'
const CODES = '/api/v1/common/codes/groups/list'
const REAL_NAME = '/api/v1/auth/realname'
const BUSINESS = '/api/v1/auth/validate-business'
const OWNER = '/api/v1/auth/validate-account-owner'
const VERIFY = '/api/v1/auth/account/verify'

describe('form calls without a login', () => {
  it.each([CHECK, STEP, CONSENTS, DELIVERY, CODES, REAL_NAME, BUSINESS, OWNER, VERIFY])(
    '[A-235] %s answers 401 without a valid cookie',
    async (path) => {
      const api = await openApi()
      const facts = await api.persona('new-individual-confirmed')
      const bodies = {
        ci: facts.ci,
        brno: facts.brNo,
        aplyNo: 'DA1',
        groupId: 'BANK',
        jumin1: '000000',
        jumin2: '1000000',
        name: 'a',
        brdt: '20000101',
        bankCd: '004',
        acctNo: '1',
        bankCode: '004',
        bankName: 'a',
        accountNumber: '1',
        accountHolder: 'a',
        businesses: [{ b_no: '1000100001', start_dt: '20200101', p_nm: 'a', b_nm: 'a' }],
        consentsData: { version: '3.0.0', agreements: { tax_info_yn: { orderNo: 2, value: 'N' } } },
      }
      expect(await api.post(path, bodies)).toMatchObject({
        status: 401,
        body: { message: '인증정보가 만료되었습니다. 다시 인증해주세요.' },
      })
    },
  )
})

describe('POST /api/v1/application/result/check', () => {
  it('[A-236] accepts a person without a live application', async () => {
    const { api, facts } = await applicantAtForm('new-individual-confirmed')
    expect((await api.post(CHECK, { ci: facts.ci })).body).toMatchObject({ status: 200, result: 'SUCCESS' })
  })
  it('[A-236] rejects a person with a live application, for any business number', async () => {
    const { api, facts } = await applicantAtForm('duplicate-applicant')
    expect((await api.post(CHECK, { ci: facts.ci })).body).toMatchObject({
      errorCode: 'APL_DUPLICATE_CI',
      because: { rule: 'RA-2', ref: 'A-236' },
      message: '본인인증 정보로 이미 신청접수 되었습니다.',
      result: null,
    })
  })
  it('[A-236] rejects a check of another person, and fails on demand', async () => {
    const { api, facts } = await applicantAtForm('new-individual-confirmed')
    expect((await api.post(CHECK, { ci: 'ci-of-somebody' })).status).toBe(401)
    expect(await failsOnDemand(api, CHECK, { ci: facts.ci })).toEqual([500, 200, 200])
  })
})

describe('POST /api/v1/auth/saveStepHistory', () => {
  it('[A-237] stores the step of a known application, rejects a missing or unknown application, and fails on demand', async () => {
    const { api, aplyNo } = await applicantAtForm('new-individual-confirmed')
    expect((await api.post(`${STEP}?aplyNo=${aplyNo}`)).status).toBe(200)
    expect(allOf(api.world(), 'stepHistory')).toMatchObject([{ aplyNo }])
    for (const path of [STEP, `${STEP}?aplyNo=`, `${STEP}?aplyNo=DA99999999`]) {
      const rejected = await api.post(path)
      expect(rejected.status).toBe(400)
      expect(rejected.body['message']).toMatch(/[가-힣]/)
    }
    expect(await failsOnDemand(api, STEP, {}, `?aplyNo=${aplyNo}`)).toEqual([500, 200, 200])
    expect(allOf(api.world(), 'stepHistory')).toHaveLength(2)
  })
})

describe('POST /api/v1/application/info/delitotalamt', () => {
  it.each([
    ['1000100002', 412_000],
    ['1000100012', 320_000],
  ])('[A-239] [D2-156] returns the delivery cost of the rapid business %s', async (brNo, sprtAmt) => {
    const { api } = await applicantAtForm('new-individual-rapid', brNo)
    expect((await api.post(DELIVERY, { brno: brNo })).body).toMatchObject({ status: 200, result: { sprtAmt } })
  })
  it('[A-239] returns null for a business without delivery data', async () => {
    const { api } = await applicantAtForm('new-individual-rapid', '1000100022')
    expect((await api.post(DELIVERY, { brno: '1000100022' })).body.result).toBeNull()
  })
})
