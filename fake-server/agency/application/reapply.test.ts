import { describe, expect, it } from 'vitest'
import { historyOfApplication } from '../../testing/history.ts'
import { presentOrThrow } from '../../testing/present-or-throw.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import type { ApplicationDoc } from '../../world/collections.ts'
import { changeDoc, findDoc, putDoc } from '../../world/world.ts'
import { applicationsOfBusiness } from '../applicant/applications.ts'
import { defaultBusiness } from '../business/businesses.ts'

const REAPPLY = '/api/v1/application/reapply/'

const signInAs = async (persona: string) => {
  const { api, facts, aplyNo } = await signInPersona(persona)
  const stored = () => findDoc(api.world(), 'applications', aplyNo)
  return { api, facts, aplyNo, stored }
}

describe('PATCH /api/v1/application/reapply/{aplyNo}', () => {
  it('[A-251] replaces a deleted application by one with a new number', async () => {
    const { api, facts, aplyNo } = await signInAs('applied-user-delete')
    const answer = await api.send('PATCH', `${REAPPLY}${aplyNo}`)
    expect(answer.body).toMatchObject({ status: 200, message: '재신청 처리가 완료되었습니다.' })
    expect(findDoc(api.world(), 'applications', aplyNo)).toBeNull()
    const { aplyNo: next } = answer.body.result as { aplyNo: string }
    expect(findDoc(api.world(), 'applications', next)).toMatchObject({
      status: null,
      submittedAt: null,
      brNo: facts.brNo,
    })
    const registered = await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    expect(registered.body.result).toMatchObject({ aplyNo: next })
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([{ action: 'reapply' }])
  })
  it.each([
    ['no person', null],
    ['another person', 'another'],
  ])('[D1-671] [E-178] takes over a registration of the same number that belongs to %s', async (_, ci) => {
    const { api, facts, aplyNo } = await signInAs('applied-user-delete')
    const first = await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    const registered = (first.body.result as { aplyNo: string }).aplyNo
    api.change((world) =>
      changeDoc(world, 'applications', registered, (one) => ({ ...one, ci, realName: 'passed' as const })),
    )
    const answer = await api.send('PATCH', `${REAPPLY}${aplyNo}`)
    expect(answer.body).toMatchObject({ status: 200, result: { aplyNo: registered } })
    const all = applicationsOfBusiness(api.world(), facts.brNo)
    expect(all).toMatchObject([{ aplyNo: registered, ci: facts.ci, status: null }])
    expect(all[0]).not.toHaveProperty('realName')
  })
  it.each([
    ['of the same person', 'RA-2', (own: ApplicationDoc) => ({ ...own, brNo: '1234567890' })],
    ['for the same number', 'RA-3', (own: ApplicationDoc) => ({ ...own, ci: 'another' })],
  ])('[A-251] [A-246] changes nothing if there is another live application %s', async (_, rule, otherOf) => {
    const { api, aplyNo, stored } = await signInAs('applied-user-delete')
    const before = presentOrThrow(stored())
    const other: ApplicationDoc = { ...otherOf(before), aplyNo: 'DA00000999', status: 'applied' }
    api.change((world) => putDoc(world, 'applications', other.aplyNo, other))
    expect(await api.send('PATCH', `${REAPPLY}${aplyNo}`)).toMatchObject({
      status: 409,
      body: { message: '이미 접수된 신청이 있습니다.', errorCode: 'APL_DUPLICATE', because: { rule } },
    })
    expect(stored()).toEqual(before)
  })
  it.each([
    ['has closed', '03', 'BZ-4', '폐업된 사업자등록번호입니다. 폐업한 사업자는 신청할 수 없습니다.'],
    [
      'is not known to the tax office',
      '99',
      'BZ-6',
      '국세청에 등록되지 않은 번호입니다. 번호를 잘못 입력하지 않으셨는지 확인해주세요.',
    ],
  ])('[D3-757] [E-086] [E-087] keeps the deleted application if the business %s', async (_, bSttCd, rule, message) => {
    const { api, facts, aplyNo, stored } = await signInAs('applied-user-delete')
    const before = presentOrThrow(stored())
    api.change((world) => putDoc(world, 'businesses', facts.brNo, { ...defaultBusiness(facts.brNo), bSttCd }))
    expect(await api.send('PATCH', `${REAPPLY}${aplyNo}`)).toMatchObject({
      status: 409,
      body: { message, errorCode: 'APL_REAPPLY_NOT_ALLOWED', because: { rule } },
    })
    expect(stored()).toEqual(before)
    expect(applicationsOfBusiness(api.world(), facts.brNo)).toHaveLength(1)
  })
  it('[D3-757] [E-088] replaces the deleted application while the tax office cannot be asked', async () => {
    const { api, facts, aplyNo } = await signInAs('applied-user-delete')
    const unasked = { ...defaultBusiness(facts.brNo), bSttCd: null, errCd: '10' }
    api.change((world) => putDoc(world, 'businesses', facts.brNo, unasked))
    expect((await api.send('PATCH', `${REAPPLY}${aplyNo}`)).status).toBe(200)
  })
  it('[A-251] rejects an application that the applicant has cancelled but not deleted, and changes nothing', async () => {
    const { api, aplyNo, stored } = await signInAs('applied-user-cancel')
    const before = stored()
    expect(await api.send('PATCH', `${REAPPLY}${aplyNo}`)).toMatchObject({
      status: 409,
      body: {
        message: '현재 상태에서는 다시 신청할 수 없습니다.',
        errorCode: 'APL_REAPPLY_NOT_ALLOWED',
        because: { rule: 'TA-18' },
      },
    })
    expect(stored()).toEqual(before)
    expect((await api.send('PATCH', `${REAPPLY}DA99999999`)).status).toBe(404)
  })
})
