import { describe, expect, it } from 'vitest'
import { prepareApplicantAtForm } from '../../testing/applicant-at-form.ts'
import { allDocs } from '../../world/world.ts'

const CHECK = '/api/v1/application/result/check'
const STEP = '/api/v1/auth/saveStepHistory'
const DELIVERY = '/api/v1/application/info/delitotalamt'

describe('POST /api/v1/application/result/check', () => {
  it('[A-236] accepts a person without a live application', async () => {
    const { api, facts } = await prepareApplicantAtForm('new-individual-confirmed')
    expect((await api.post(CHECK, { ci: facts.ci })).body).toMatchObject({ status: 200, result: 'SUCCESS' })
  })
  it('[A-236] rejects a person who has a live application', async () => {
    const { api, facts } = await prepareApplicantAtForm('duplicate-applicant')
    expect((await api.post(CHECK, { ci: facts.ci })).body).toMatchObject({
      errorCode: 'APL_DUPLICATE_CI',
      because: { rule: 'RA-2', ref: 'A-236' },
      message: '본인인증 정보로 이미 신청접수 되었습니다.',
      result: null,
    })
  })
  it('[A-236] rejects a check that is made for another person', async () => {
    const { api } = await prepareApplicantAtForm('new-individual-confirmed')
    expect((await api.post(CHECK, { ci: 'ci-of-somebody' })).status).toBe(401)
  })
})

describe('POST /api/v1/auth/saveStepHistory', () => {
  it('[A-237] stores the step of a known application only', async () => {
    const { api, aplyNo } = await prepareApplicantAtForm('new-individual-confirmed')
    expect((await api.post(`${STEP}?aplyNo=${aplyNo}`)).status).toBe(200)
    expect(allDocs(api.world(), 'stepHistory')).toMatchObject([{ aplyNo }])
    for (const path of [STEP, `${STEP}?aplyNo=`, `${STEP}?aplyNo=DA99999999`]) {
      const rejected = await api.post(path)
      expect(rejected.status).toBe(400)
      expect(rejected.body['message']).toMatch(/[가-힣]/)
    }
    expect(allDocs(api.world(), 'stepHistory')).toHaveLength(1)
  })
})

describe('POST /api/v1/application/info/delitotalamt', () => {
  it.each([
    ['1000100002', { sprtAmt: 412_000 }],
    ['1000100012', { sprtAmt: 320_000 }],
    ['1000100022', null],
  ])('[A-239] [D2-156] for the rapid business %s, returns the delivery cost %j', async (brNo, result) => {
    const { api } = await prepareApplicantAtForm('new-individual-rapid', { brNo })
    expect((await api.post(DELIVERY, { brno: brNo })).body).toMatchObject({ status: 200, result })
  })
})
