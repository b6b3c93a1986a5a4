import { describe, expect, it } from 'vitest'
import { okAnswer } from '../../http/answers.ts'
import { endpoint } from '../../http/handler.ts'
import { openTestApi } from '../../testing/api.ts'
import { allDocs, changeDoc, findDoc } from '../../world/world.ts'
import { SLOW_BUSINESS_NUMBER } from '../business/fixtures.table.ts'
import { registerBusiness } from './register.ts'

const REGISTER = '/api/v1/business/first/register'
const COUNT = '/api/v1/business/supportApplicationBrnoCheck'

describe('POST /api/v1/business/first/register', () => {
  it('[E-178] [E-084] returns the same application for a number until it is submitted', async () => {
    const api = await openTestApi()
    const first = await api.post(REGISTER, { brNo: '1234567890' })
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 200,
        message: 'Success',
        result: { aplyNo: 'DA00000001', aplyType: '일반', mngFrGb: '1', stepData: { bSttCd: '01' }, errCd: null },
      },
    })
    const again = await api.post(REGISTER, { brNo: '1234567890' })
    expect(again.body.result).toEqual(first.body.result)
    expect(allDocs(api.world(), 'applications').filter(({ brNo }) => brNo === '1234567890')).toHaveLength(1)
  })
  it('[E-178] derives the entity type from the middle digits of the number', async () => {
    const api = await openTestApi()
    const corporate = await api.post(REGISTER, { brNo: '1008100001' })
    const rapid = await api.post(REGISTER, { brNo: '1000100002' })
    expect(corporate.body.result).toMatchObject({ mngFrGb: '0', aplyType: '일반', aplyNo: 'DA00000001' })
    expect(rapid.body.result).toMatchObject({ mngFrGb: '1', aplyType: '신속', aplyNo: 'DA00000002' })
  })
  it('[D1-672] [E-178] changes payment type and entity type of a registration to those that the business has now', async () => {
    const api = await openTestApi()
    const { aplyNo } = (await api.post(REGISTER, { brNo: '1000100002' })).body.result as { aplyNo: string }
    const now = { aplyType: '일반', mngFrGb: '0' } as const
    api.change((world) => changeDoc(world, 'businesses', '1000100002', (one) => ({ ...one, ...now })))
    expect(findDoc(api.world(), 'applications', aplyNo)).toMatchObject({ aplyType: '신속', mngFrGb: '1' })
    expect((await api.post(REGISTER, { brNo: '1000100002' })).body.result).toMatchObject({ aplyNo, ...now })
    expect(findDoc(api.world(), 'applications', aplyNo)).toMatchObject(now)
  })
  it('[D1-672] keeps the entity type of a submitted application', async () => {
    const api = await openTestApi()
    const { brNo, aplyNo } = await api.persona('applied-under-review')
    const storedApplication = () => findDoc(api.world(), 'applications', aplyNo ?? '')
    const before = storedApplication()
    api.change((world) => changeDoc(world, 'businesses', brNo, (one) => ({ ...one, mngFrGb: '0' as const })))
    await api.post(REGISTER, { brNo })
    expect(storedApplication()).toEqual(before)
  })
  it('[E-178] returns the live application of a business number', async () => {
    const api = await openTestApi()
    const live = await api.persona('applied-under-review')
    expect((await api.post(REGISTER, { brNo: live.brNo })).body.result).toMatchObject({ aplyNo: live.aplyNo })
    const deleted = await api.persona('applied-user-delete')
    const { aplyNo } = (await api.post(REGISTER, { brNo: deleted.brNo })).body.result as { aplyNo: string }
    expect(aplyNo).not.toBe(deleted.aplyNo)
  })
  it('[E-178] [E-179] still returns the live application of a business that has closed', async () => {
    const api = await openTestApi()
    const live = await api.persona('applied-under-review')
    api.change((world) => changeDoc(world, 'businesses', live.brNo, (one) => ({ ...one, bSttCd: '03' })))
    expect((await api.post(REGISTER, { brNo: live.brNo })).body.result).toMatchObject({
      aplyNo: live.aplyNo,
      stepData: { bSttCd: '03' },
    })
  })
  it.each([
    ['2000100010', '10', null],
    ['2000100011', null, '10'],
  ])('[E-179] accepts fixture %s with code %s and errCd %s', async (brNo, bSttCd, errCd) => {
    const api = await openTestApi()
    const { body } = await api.post(REGISTER, { brNo })
    expect(body.result).toMatchObject({ aplyNo: 'DA00000001', stepData: { bSttCd }, errCd })
  })
  it.each([
    ['2000100003', '03', null, '#BZ?code=03&errorCode=null'],
    ['2000100099', '99', null, '#BZ?code=99&errorCode=null'],
    ['2000100013', '99', '10', '#BZ?code=99&errorCode=10'],
  ])(
    '[E-179] [E-086] [E-087] registers nothing for fixture %s with code %s and errCd %s',
    async (brNo, bSttCd, errCd, place) => {
      const api = await openTestApi()
      const { status, body } = await api.post(REGISTER, { brNo })
      expect({ status, result: body.result }).toMatchObject({
        status: 200,
        result: { aplyNo: '', stepData: { bSttCd }, errCd },
      })
      expect(body['because']).toMatchObject({ book: `/__rulebook/${place}` })
      expect(allDocs(api.world(), 'applications').filter((application) => application.brNo === brNo)).toEqual([])
    },
  )
  it.each([
    ['4000100001', 400, 400, 'BUSINESS_INVALID_BRNO_FORMAT'],
    ['4000100002', 400, 400, 'BUSINESS_REFUSED'],
    ['5000100001', 500, 500, 'SERVER_ERROR'],
    ['4000100003', 200, 409, 'BUSINESS_CONFLICT'],
  ])('[E-179] rejects fixture %s with HTTP %i, body status %i, %s', async (brNo, http, status, errorCode) => {
    const api = await openTestApi()
    const answer = await api.post(REGISTER, { brNo })
    expect(answer).toMatchObject({ status: http, body: { status, errorCode } })
    expect(answer.body['message']).toMatch(/[가-힣]/)
  })
  it('[E-179] delays the answer for the slow fixture beyond the time limit of a call', async () => {
    const api = await openTestApi()
    const ids = { token: () => 'token', id: () => 'id' }
    const call = { body: { brNo: SLOW_BUSINESS_NUMBER.brNo }, now: 0, cookies: {}, ids } as never
    const [, answer] = registerBusiness.handler(api.world(), call)
    expect(answer).toMatchObject({ status: 200, body: { result: { aplyNo: 'DA00000001' } } })
    expect(answer.delayMs).toBeGreaterThan(5000)
  })
  it('[E-179] answers other calls while the slow fixture is delayed', async () => {
    const path = '/api/late'
    const late = endpoint({
      method: 'GET',
      path,
      ref: 'E-179',
      handler: (world) => [world, { ...okAnswer(), delayMs: 50 }],
    })
    const api = await openTestApi({ routes: [late, registerBusiness] })
    const order: string[] = []
    const first = api.get(path).then(() => order.push('late'))
    await api.post(REGISTER, { brNo: '1234567890' }).then(() => order.push('register'))
    await first
    expect(order).toEqual(['register', 'late'])
  })
  it.each([{}, { brNo: '123-45-67890' }, { brNo: 1234567890 }, { brNo: '1000000001' }])(
    '[E-180] rejects %j as a malformed number',
    async (body) => {
      const api = await openTestApi()
      expect(await api.post(REGISTER, body)).toMatchObject({
        status: 400,
        body: { status: 400, errorCode: 'BUSINESS_INVALID_BRNO_FORMAT', message: '잘못된 사업자번호 입니다.' },
      })
    },
  )
})

describe('POST /api/v1/business/supportApplicationBrnoCheck', () => {
  it('[E-181] [E-095] counts every application that was ever submitted', async () => {
    const api = await openTestApi()
    await api.post(REGISTER, { brNo: '1234567890' })
    const count = async (brNo: string) => (await api.post(COUNT, { brNo })).body
    expect(await count('1234567890')).toEqual({ status: '0', message: 'Success', result: 0 })
    expect(await count('6000100000')).toMatchObject({ status: '0', result: 0 })
    expect(await count('6000100003')).toMatchObject({ status: '0', result: 1 })
    const { brNo } = await api.persona('applied-user-delete')
    expect(await count(brNo)).toMatchObject({ status: '0', result: 1 })
  })
  it('[E-181] contains fixtures for a rejection, a message and a failure', async () => {
    const api = await openTestApi()
    expect(await api.post(COUNT, { brNo: '6000100001' })).toMatchObject({
      status: 200,
      body: { status: '1', message: '신청내역을 조회하지 못했습니다. 잠시 후 다시 시도해주세요.' },
    })
    const text = await api.post(COUNT, { brNo: '6000100002' })
    expect(text.status).toBe(400)
    expect(text.body['message']).toMatch(/^brNo: [가-힣 ]+\.$/)
    expect((await api.post(COUNT, { brNo: '5000100001' })).status).toBe(500)
    expect((await api.post(COUNT, {})).status).toBe(400)
  })
})
