import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { kstInstant } from '#domain/time/calendar'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { NoticeAdminHttp } from './notice-admin-http.ts'

const NOTICE = {
  type: 'popup',
  content: '<p>안내</p>',
  isActive: true,
  priority: 1,
  startsAt: null,
  endsAt: null,
} as const
const LANDING = {
  ...NOTICE,
  type: 'landing',
  startsAt: kstInstant('2025-11-01', '22:00'),
  endsAt: kstInstant('2025-11-01', '23:00'),
} as const
const NOTICE_WIRE = {
  popupType: 'popup',
  popupContents: '<p>안내</p>',
  popupYn: 'Y',
  popupPriority: 1,
  popupStartDt: null,
  popupEndDt: null,
} as const
const LANDING_WIRE = {
  ...NOTICE_WIRE,
  popupType: 'landing',
  popupStartDt: '2025-11-01T22:00:00',
  popupEndDt: '2025-11-01T23:00:00',
} as const

const succeed = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const expectFailure = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(effect))
const saying = (answer: unknown, calls: RecordedCall[] = []) => NoticeAdminHttp.make({ http: fakeHttp(answer, calls) })

describe('NoticeAdminHttp', () => {
  it('[P-210] [P-211] sends the administrator’s token when listing', async () => {
    const calls: RecordedCall[] = []
    const admin = saying({ status: 200, result: [] }, calls)
    expect([await succeed(admin.popups()), await succeed(admin.landings())]).toEqual([[], []])
    expect(calls).toEqual([
      { method: 'GET', path: '/api/v1/popup/list', options: { auth: 'admin' } },
      { method: 'GET', path: '/api/v1/popup/landing-list', options: { auth: 'admin' } },
    ])
  })

  it('[P-213] [P-214] [P-224] [P-225] [P-315] sends each change with the name of its operation', async () => {
    const calls: RecordedCall[] = []
    const admin = saying({ status: 200 }, calls)
    for (const change of [
      admin.register(NOTICE),
      admin.change(7, LANDING),
      admin.show(7, false),
      admin.remove(7),
    ] as const)
      expect(await succeed(change)).toBeUndefined()
    const auth = { auth: 'admin' }
    expect(calls).toEqual([
      { method: 'POST', path: '/api/v1/popup', options: { ...auth, body: NOTICE_WIRE, operation: 'save-popup' } },
      {
        method: 'PUT',
        path: '/api/v1/popup',
        options: { ...auth, body: { popupSn: 7, ...LANDING_WIRE }, operation: 'save-popup' },
      },
      {
        method: 'PATCH',
        path: '/api/v1/popup/7/status',
        options: { ...auth, body: { popupSn: 7, popupYn: 'N' }, operation: 'switch-popup' },
      },
      { method: 'DELETE', path: '/api/v1/popup/7', options: { ...auth, operation: 'delete-popup' } },
    ])
  })

  it.each([
    { status: 200 },
    { status: 200, result: {} },
    { status: 200, result: [{ ...NOTICE_WIRE }] },
    { status: 200, result: [{ ...NOTICE_WIRE, popupSn: 1, popupYn: 'yes' }] },
  ])('[P-267] fails with MalformedAnswer for an answer of the wrong format: %j', async (body) => {
    expect(await expectFailure(saying(body).popups())).toMatchObject({ _tag: 'MalformedAnswer' })
    expect(await expectFailure(saying({ status: 200, result: body }).read(1))).toMatchObject({
      _tag: 'MalformedAnswer',
    })
  })

  it('[P-267] reads a number sent as text', async () => {
    const { popupPriority: _popupPriority, ...wire } = NOTICE_WIRE
    const body = { status: 200, result: [{ ...wire, popupSn: '12' }] }
    expect(await succeed(saying(body).popups())).toEqual([{ ...NOTICE, id: 12 }])
  })

  it('fails with Refused if the body status is not 200', async () => {
    const no = saying({ status: 500, message: '장애' })
    for (const call of [no.popups(), no.read(1), no.register(NOTICE), no.show(1, true), no.remove(1)])
      expect(await expectFailure(call as Effect.Effect<unknown, unknown>)).toMatchObject({
        _tag: 'Refused',
        message: '장애',
      })
  })
})
