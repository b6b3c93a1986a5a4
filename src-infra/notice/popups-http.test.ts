import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { kstInstant } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { answeringHttp, type MadeCall } from '../testing/answering-http.ts'
import { fakeBackEnd } from '../testing/fake-back-end.ts'
import { makePopupsHttp } from './popups-http.ts'

afterEach(() => vi.unstubAllGlobals())

const listed = (body: unknown, chosen: Partial<Settings> = {}, calls: MadeCall[] = []) =>
  makePopupsHttp(answeringHttp(body, calls), { read: () => ({ ...DEFAULT_SETTINGS, ...chosen }) }).listActive()
/** Logs an administrator in on the fake server. Returns a function that registers popups. */
const officeOf = async (portal: string) => {
  const send = async (path: string, body: object, headers: object = {}) => {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }
    const answer = await fetch(`${portal}${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { readonly result: { readonly accessToken: string } }
  }
  const officer = { adminId: 'officer', password: 'officer-2025!' }
  const { result } = await send('/api/v1/admin/auth/popup-login', officer)
  return (popup: object) => send('/api/v1/popup', popup, { authorization: `Bearer ${result.accessToken}` })
}
const WIRE = { popupSn: 7, popupContents: '<p>안내</p>', popupYn: 'Y', popupPriority: 3 }

describe('makePopupsHttp', () => {
  it('[E-030] loads the active popups by one call', async () => {
    const calls: MadeCall[] = []
    await Effect.runPromise(listed({ status: 200, result: [] }, {}, calls))
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/v1/popup/list', options: { query: { popupYn: 'Y' } } }])
  })

  it('[E-031] reads id, content, priority, state and dates of each popup', async () => {
    const result = [
      { ...WIRE, popupStartDt: '2025-06-01 09:00:00', popupEndDt: '2025-06-02T00:00:00Z' },
      { popupSn: '8', popupContents: null, popupYn: 'N' },
      { popupSn: 9, popupContents: null },
    ]
    expect(await Effect.runPromise(listed({ status: 200, result }))).toMatchObject([
      {
        id: '7',
        content: '<p>안내</p>',
        priority: 7,
        isActive: true,
        startsAt: kstInstant('2025-06-01', '09:00'),
        endsAt: kstInstant('2025-06-02', '09:00'),
      },
      { id: '8', content: null, priority: 8, isActive: false, startsAt: null, endsAt: null },
      { id: '9', content: null, priority: 9, isActive: false, startsAt: null, endsAt: null },
    ])
  })

  it('[D1-15] uses the priority chosen by the deployment', async () =>
    expect(
      await Effect.runPromise(
        listed({ status: 200, result: [WIRE, { popupSn: 9 }] }, { popupPrioritySource: 'popupPriority' }),
      ),
    ).toMatchObject([{ priority: 3 }, { priority: 1 }]))

  it('[E-030] reads the answer of the fake server', async () => {
    const { http, world } = fakeBackEnd()
    await world.control('PUT', '/visitor', { ip: '192.0.2.1' })
    const office = await officeOf(world.portal)
    const dates = { popupStartDt: '2025-06-01T09:00:00', popupEndDt: '2025-06-02T09:00:00' }
    await office({ popupType: 'popup', popupContents: '<p>안내</p>', popupYn: 'Y', popupPriority: 2 })
    await office({ popupType: 'popup', popupContents: '<p>끔</p>', popupYn: 'N', popupPriority: 1 })
    await office({ popupType: 'landing', popupContents: '<p>점검</p>', popupYn: 'Y', popupPriority: 1, ...dates })
    const popups = makePopupsHttp(http, { read: () => ({ ...DEFAULT_SETTINGS, popupPrioritySource: 'popupPriority' }) })
    expect(await Effect.runPromise(popups.listActive())).toMatchObject([
      { id: '1', content: '<p>안내</p>', priority: 2, isActive: true, startsAt: null, endsAt: null },
    ])
  })

  it.each([{ status: 200 }, { status: 200, result: {} }, { status: 200, result: [{ popupSn: null }] }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) =>
      expect(await Effect.runPromise(Effect.flip(listed(body)))).toMatchObject({ _tag: 'MalformedAnswer' }),
  )

  it('fails with Refused if the body status is not 200', async () =>
    expect(await Effect.runPromise(Effect.flip(listed({ status: 500, message: '장애' })))).toMatchObject({
      _tag: 'Refused',
      message: '장애',
    }))
})
