import { describe, expect, it } from 'vitest'
import { giveConsents } from '../../contract/applicants.ts'
import { prepareApplicantAtForm } from '../../testing/applicant-at-form.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { allDocs, changeDoc, putDoc } from '../../world/world.ts'
import { businessOrDefault } from '../business/businesses.ts'

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
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-rapid', { brNo })
    await giveConsents(api, facts, aplyNo)
    expect((await api.post(DELIVERY, { brno: brNo })).body).toMatchObject({ status: 200, result })
  })

  it('[D1-966] returns no delivery cost before the applicant has agreed to both exchanges of delivery data', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-rapid')
    const read = async () => (await api.post(DELIVERY, { brno: facts.brNo })).body
    expect(await read(), 'nothing saved').toMatchObject({ status: 200, result: null })
    for (const declined of ['delivery_receive_yn', 'delivery_provide_yn']) {
      await giveConsents(api, facts, aplyNo, (column) => column === declined)
      expect(await read(), `declined: ${declined}`).toMatchObject({ status: 200, result: null })
    }
    await giveConsents(api, facts, aplyNo)
    expect(await read()).toMatchObject({ result: { sprtAmt: 412_000 } })
  })

  it('[D1-966] returns no delivery cost for the consents that another person has saved', async () => {
    const { api, facts, aplyNo } = await prepareApplicantAtForm('new-individual-rapid')
    await giveConsents(api, facts, aplyNo)
    api.change((world) => changeDoc(world, 'consents', aplyNo, (saved) => ({ ...saved, ci: 'ci-of-somebody' })))
    expect((await api.post(DELIVERY, { brno: facts.brNo })).body).toMatchObject({ status: 200, result: null })
  })

  it('[D1-966] returns the delivery cost for the consents of an application that is made again', async () => {
    const { api, facts, aplyNo } = await signInPersona('applied-user-delete')
    const business = { ...businessOrDefault(api.world(), facts.brNo), deliveryTotal: 50_000 }
    api.change((world) => putDoc(world, 'businesses', facts.brNo, business))
    const again = await api.send('PATCH', `/api/v1/application/reapply/${aplyNo}`)
    await giveConsents(api, facts, (again.body['result'] as { readonly aplyNo: string }).aplyNo)
    expect((await api.post(DELIVERY, { brno: facts.brNo })).body).toMatchObject({ result: { sprtAmt: 50_000 } })
  })
})
