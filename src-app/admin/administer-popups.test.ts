import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { PopupData, PopupRecord } from '#domain/notice/popup-form'
import { kstInstant } from '#domain/time/calendar'
import type { CallError } from '../kernel/call.errors.ts'
import { MaintenanceSchedule } from '../notice/maintenance-schedule.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryAdminToken } from '../testing/in-memory-admin-token.ts'
import { AdministerPopups } from './administer-popups.ts'
import { NoticeAdmin } from './notice-admin.port.ts'

const POPUP: PopupRecord = {
  id: 7,
  type: 'popup',
  content: '<p>안내</p>',
  isActive: true,
  priority: 3,
  startsAt: null,
  endsAt: null,
}
const LANDING: PopupRecord = {
  ...POPUP,
  id: 9,
  type: 'landing',
  startsAt: kstInstant('2025-10-28', '22:00'),
  endsAt: kstInstant('2025-10-29'),
}
const NEW = { type: 'popup', content: '<p>안내</p>', start: '', end: '' } as const
const NEW_LANDING = { ...NEW, type: 'landing', start: '2025-11-01T22:07', end: '2025-11-01T23:00' } as const

/**
 * Returns an administrator's use cases, a log of the calls that they make, a counter of cache resets, and the current
 * token.
 */
const officeWorld = (failure?: CallError) => {
  const calls: unknown[] = []
  const answer = <A>(call: unknown, value: A): Effect.Effect<A, CallError> =>
    Effect.suspend(() => {
      calls.push(call)
      return failure === undefined ? Effect.succeed(value) : Effect.fail(failure)
    })
  const admin = fakePort(NoticeAdmin, {
    popups: () => answer('popups', [POPUP, { ...POPUP, id: 8 }]),
    landings: () => answer('landings', [{ ...LANDING, id: 10, startsAt: null }, LANDING]),
    read: (id) => answer({ one: id }, { ...LANDING, id }),
    register: (entry: PopupData) => answer({ register: entry }, undefined),
    change: (id, entry) => answer({ change: id, entry }, undefined),
    show: (id, isActive) => answer({ show: id, isActive }, undefined),
    remove: (id) => answer({ remove: id }, undefined),
  })
  const adminToken = inMemoryAdminToken('kept')
  let forgottenCount = 0
  const maintenance = fakePort(MaintenanceSchedule, { forget: () => void (forgottenCount += 1) })
  const office = AdministerPopups.make({ admin, adminToken, maintenance, changes: { announce: () => undefined } })
  return { calls, adminToken, forgotten: () => forgottenCount, office }
}
const succeed = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const expectFailure = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(effect))

const NEW_POPUP = { id: null, isActive: true, priority: 1, loaded: null } as const

describe('AdministerPopups, when it reads', () => {
  it('[P-210] returns all popups, the newest first', async () =>
    expect(await succeed(officeWorld().office.popups())).toMatchObject([{ id: 8 }, { id: 7 }]))

  it('[P-211] returns all landing notices, the latest start first', async () =>
    expect(await succeed(officeWorld().office.landings())).toMatchObject([{ id: 9 }, { id: 10 }]))

  it('[P-225] returns one notice to edit', async () =>
    expect(await succeed(officeWorld().office.load(9))).toEqual(LANDING))

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500), refusedWith(404)])(
    '[P-210] [P-211] [P-226] fails with the error of the call: $_tag',
    async (failure) => {
      const { office } = officeWorld(failure)
      expect(await expectFailure(office.popups())).toBe(failure)
      expect(await expectFailure(office.landings())).toBe(failure)
      expect(await expectFailure(office.load(1))).toBe(failure)
    },
  )
})

describe('AdministerPopups, when it changes a notice', () => {
  it('[P-213] toggles a popup by sending the opposite state', async () => {
    const { office, calls } = officeWorld()
    expect(await succeed(office.toggle(POPUP))).toBe(false)
    expect(await succeed(office.toggle({ id: 7, isActive: false }))).toBe(true)
    expect(calls).toEqual([
      { show: 7, isActive: false },
      { show: 7, isActive: true },
    ])
  })

  it('[P-214] sends the id of the popup to delete', async () => {
    const { office, calls } = officeWorld()
    await succeed(office.remove(7))
    expect(calls).toEqual([{ remove: 7 }])
  })

  it('[P-224] registers a new notice with every field', async () => {
    const { office, calls } = officeWorld()
    await succeed(office.save({ ...NEW_POPUP, form: NEW }))
    await succeed(office.save({ ...NEW_POPUP, form: NEW_LANDING }))
    const entry = { content: '<p>안내</p>', isActive: true, priority: 1 }
    expect(calls).toEqual([
      { register: { ...entry, type: 'popup', startsAt: null, endsAt: null } },
      {
        register: {
          ...{ ...entry, type: 'landing' },
          startsAt: kstInstant('2025-11-01', '22:00'),
          endsAt: kstInstant('2025-11-01', '23:00'),
        },
      },
    ])
  })

  it('[P-225] keeps id, type, state and priority of an edited notice', async () => {
    const { office, calls } = officeWorld()
    await succeed(office.save({ id: 9, isActive: false, priority: 3, loaded: null, form: NEW_LANDING }))
    expect(calls).toMatchObject([{ change: 9, entry: { type: 'landing', isActive: false, priority: 3 } }])
  })

  it('[P-225] does not overwrite a notice that was changed elsewhere', async () => {
    const { office, calls } = officeWorld()
    const loaded = await succeed(office.load(POPUP.id))
    const savedPopup = { id: POPUP.id, isActive: true, priority: 3, form: NEW }
    await succeed(office.save({ ...savedPopup, loaded }))
    expect(calls.map((call) => Object.keys(call as object)[0])).toContain('change')
    const before = calls.filter((call) => 'change' in (call as object)).length
    expect(
      await expectFailure(office.save({ ...savedPopup, loaded: { ...loaded, content: '<p>이전</p>' } })),
    ).toMatchObject({
      _tag: 'NoticeChangedElsewhere',
      because: { rule: 'NC-1' },
    })
    expect(calls.filter((call) => 'change' in (call as object))).toHaveLength(before)
  })

  it('rejects an invalid form and sends nothing', async () => {
    const { office, calls } = officeWorld()
    const refusal = await expectFailure(office.save({ ...NEW_POPUP, form: { ...NEW, content: '<p></p>' } }))
    expect(refusal).toMatchObject({
      _tag: 'PopupFormRefused',
      verdict: { refusal: 'noContent', at: 'content' },
      because: { rule: 'PF-1' },
    })
    expect(calls).toEqual([])
  })

  const changes = (office: ReturnType<typeof officeWorld>['office']) => [
    Effect.asVoid(office.save({ ...NEW_POPUP, form: NEW })),
    Effect.asVoid(office.save({ ...NEW_POPUP, id: 7, form: NEW })),
    Effect.asVoid(office.toggle(POPUP)),
    Effect.asVoid(office.remove(7)),
  ]

  it('[P-213] [P-214] [P-227] keeps the stored landing notices and the token if a call fails', async () => {
    for (const failure of [NO_ANSWER, MALFORMED_ANSWER, refusedWith(500), refusedWith(404)]) {
      const { office, forgotten, adminToken } = officeWorld(failure)
      for (const change of changes(office)) expect(await expectFailure(change)).toBe(failure)
      expect(forgotten()).toBe(0)
      expect(adminToken.read()).toBe('kept')
    }
  })

  it('clears the stored landing notices after each change', async () => {
    const { office, forgotten } = officeWorld()
    for (const change of changes(office)) await succeed(change)
    expect(forgotten()).toBe(4)
  })

  it('removes only an invalid token', async () => {
    const late = officeWorld(refusedWith(401))
    for (const change of changes(late.office))
      expect(await expectFailure(change)).toMatchObject({ _tag: 'AdminTokenInvalid' })
    expect(late.adminToken.read()).toBeNull()
    const outside = officeWorld(refusedWith(403))
    for (const change of changes(outside.office))
      expect(await expectFailure(change)).toMatchObject({ _tag: 'AdminForbidden' })
    expect(outside.adminToken.read()).toBe('kept')
  })

  it("[P-320] gives the server's rule as the reason, or the page's rule if the server gives none", async () => {
    const because = { rule: 'AD-4', ref: 'P-320' }
    const withReason = officeWorld(refusedWith(403, null, null, because))
    expect(await expectFailure(withReason.office.popups())).toMatchObject({ _tag: 'AdminForbidden', because })
    const without = officeWorld(refusedWith(403))
    expect(await expectFailure(without.office.popups())).toMatchObject({ because: { rule: 'AF-2' } })
  })
})
