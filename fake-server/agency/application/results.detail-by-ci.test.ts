import { describe, expect, it } from 'vitest'
import { certificationReportOf } from '../../contract/api-client.ts'
import { openTestApi } from '../../testing/api.ts'

const COOKIE = '/api/v1/auth/setJwtCookie'
const BY_CI = '/api/v1/application/result/detail/ci'

describe('POST /api/v1/application/result/detail/ci', () => {
  it('[E-189] [E-130] returns the business number to a person who was certified', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-under-review')
    await api.certify(facts)
    await api.post('/api/v1/auth/simpleResult/success', certificationReportOf(facts))
    expect((await api.post(BY_CI, { ci: facts.ci })).body).toMatchObject({ status: 200, result: { brno: facts.brNo } })
  })
  it('[E-189] rejects everyone who is not certified', async () => {
    const api = await openTestApi()
    const applied = await api.persona('applied-under-review')
    expect((await api.post(BY_CI, { ci: applied.ci })).status).toBe(401)
    const fresh = await api.persona('new-individual-rapid')
    await api.certify(fresh)
    await api.post('/api/v1/auth/simpleResult/success', certificationReportOf(fresh))
    const none = await api.post(BY_CI, { ci: fresh.ci })
    expect(none.body).toMatchObject({ status: 404, message: '이 번호로 신청하신 내역이 없습니다.' })
  })
  it('[E-189] [E-188] rejects a person whose certification is ten minutes old', async () => {
    const api = await openTestApi({ realNow: () => Date.UTC(2025, 0, 1) })
    const setClock = (now: string) => api.send('PUT', '/__world/clock', { now })
    await setClock('2025-06-01T09:00:00+09:00')
    const facts = await api.persona('applied-under-review')
    await setClock('2025-06-01T09:00:00+09:00')
    await api.certify(facts)
    await api.post('/api/v1/auth/simpleResult/success', certificationReportOf(facts))
    await setClock('2025-06-01T09:09:59+09:00')
    expect((await api.post(BY_CI, { ci: facts.ci })).body.result).toMatchObject({ brno: facts.brNo })
    await setClock('2025-06-01T09:10:00+09:00')
    const late = await api.post(BY_CI, { ci: facts.ci })
    expect(late.status).toBe(401)
    expect(late.text.includes(facts.brNo)).toBe(false)
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(401)
  })
})
