import { describe, expect, it } from 'vitest'
import { openTestApi } from '../../testing/api.ts'

const POPUP = '/api/v1/popup'
const INFO = `${POPUP}/landing-info`

const LANDING = {
  popupType: 'landing',
  popupContents: '<p>점검 중입니다.</p>',
  popupYn: 'Y',
  popupPriority: 1,
  popupStartDt: '2025-11-01T22:00:00',
  popupEndDt: '2025-11-01T23:00:00',
}
const NEXT_DAY = { ...LANDING, popupStartDt: '2025-11-02T22:00:00', popupEndDt: '2025-11-02T23:00:00' }

/** Logs an administrator in; the returned function registers notices. */
const atOffice = async () => {
  const api = await openTestApi()
  await api.send('PUT', '/__world/clock', { now: '2025-11-01T12:00:00+09:00' })
  const headers = await api.logInOfficer()
  const register = async (...all: readonly object[]) => {
    for (const popup of all) expect((await api.post(POPUP, popup, { headers })).status).toBe(200)
  }
  const told = async () => (await api.get(INFO)).body.result as readonly { popupSn: number }[]
  return { api, register, told }
}

describe('GET /api/v1/popup/landing-info', () => {
  it('[P-294] returns the active landing notices without a login', async () => {
    const { api, register, told } = await atOffice()
    expect(await told()).toEqual([])
    await register({ ...LANDING, popupType: 'popup' }, { ...LANDING, popupYn: 'N' }, LANDING)
    await api.send('PUT', '/__world/visitor', { ip: '203.0.113.7' })
    const answer = await api.get(INFO)
    expect(answer.body).toMatchObject({ status: 200, result: [{ ...LANDING, popupSn: 3 }] })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('[P-294] returns the notice of the current or next maintenance window first', async () => {
    const { api, register, told } = await atOffice()
    await register(NEXT_DAY, LANDING)
    expect((await told()).map(({ popupSn }) => popupSn)).toEqual([2, 1])
    await api.send('PUT', '/__world/clock', { now: '2025-11-01T23:00:00+09:00' })
    expect((await told()).map(({ popupSn }) => popupSn)).toEqual([1, 2])
  })
})
