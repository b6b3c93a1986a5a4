import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { PopupEntry, PopupRecord } from '#domain/notice/popup-form'
import type { CallError } from '../kernel/call.errors.ts'
import { MALFORMED, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { memoryAdminToken } from '../testing/memory-admin-token.ts'
import { only } from '../testing/only.ts'
import {
  makeDeletePopup,
  makeListAllPopups,
  makeLoadPopup,
  makeSavePopup,
  makeSwitchPopup,
} from './administer-popups.ts'
import { makeListLandings } from './list-landings.ts'
import { PopupAdmin } from './popup-admin.port.ts'

const POPUP: PopupRecord = {
  popupSn: 7,
  popupType: 'popup',
  popupContents: '<p>안내</p>',
  popupYn: 'Y',
  popupPriority: 3,
  popupStartDt: null,
  popupEndDt: null,
}
const LANDING: PopupRecord = {
  ...POPUP,
  popupSn: 9,
  popupType: 'landing',
  popupStartDt: '2025-10-28T22:00:00',
  popupEndDt: '2025-10-29T00:00:00',
}
const NEW = { type: 'popup', content: '<p>안내</p>', start: '', end: '' } as const
const NEW_LANDING = { ...NEW, type: 'landing', start: '2025-11-01T22:07', end: '2025-11-01T23:00' } as const

/** The office's desk: what was called, what the browser forgot, and the token that is held. */
const desk = (failure?: CallError) => {
  const calls: unknown[] = []
  const answer = <A>(call: unknown, value: A): Effect.Effect<A, CallError> =>
    Effect.suspend(() => {
      calls.push(call)
      return failure === undefined ? Effect.succeed(value) : Effect.fail(failure)
    })
  const admin = only(PopupAdmin, {
    popups: () => answer('popups', [POPUP, { ...POPUP, popupSn: 8 }]),
    landings: () => answer('landings', [{ ...LANDING, popupSn: 10, popupStartDt: null }, LANDING]),
    one: (popupSn) => answer({ one: popupSn }, { ...LANDING, popupSn }),
    register: (entry: PopupEntry) => answer({ register: entry }, undefined),
    change: (popupSn, entry) => answer({ change: popupSn, entry }, undefined),
    show: (popupSn, popupYn) => answer({ show: popupSn, popupYn }, undefined),
    remove: (popupSn) => answer({ remove: popupSn }, undefined),
  })
  const adminToken = memoryAdminToken('kept')
  let forgotten = 0
  const clearLandingCache = () => void (forgotten += 1)
  return { calls, adminToken, forgotten: () => forgotten, ports: { admin, adminToken, clearLandingCache } }
}
const done = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const failed = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(effect))

const NEW_POPUP = { popupSn: null, popupYn: 'Y', popupPriority: 1 } as const

describe('what the office sees', () => {
  it('[P-210] all popups, the newest first', async () =>
    expect(await done(makeListAllPopups(desk().ports)())).toMatchObject([{ popupSn: 8 }, { popupSn: 7 }]))

  it('[P-211] all landing notices, the latest start first', async () =>
    expect(await done(makeListLandings(desk().ports)())).toMatchObject([{ popupSn: 9 }, { popupSn: 10 }]))

  it('[P-225] one to edit', async () => expect(await done(makeLoadPopup(desk().ports)(9))).toEqual(LANDING))

  it.each([NO_ANSWER, MALFORMED, refusedWith(500), refusedWith(404)])(
    '[P-210] [P-211] [P-226] a load that fails is told as it failed: $_tag',
    async (failure) => {
      const { ports } = desk(failure)
      expect(await failed(makeListAllPopups(ports)())).toBe(failure)
      expect(await failed(makeListLandings(ports)())).toBe(failure)
      expect(await failed(makeLoadPopup(ports)(1))).toBe(failure)
    },
  )
})

describe('what the office changes', () => {
  it('[P-213] a toggle asks for the opposite and answers what holds now', async () => {
    const { ports, calls } = desk()
    expect(await done(makeSwitchPopup(ports)(POPUP))).toBe('N')
    expect(await done(makeSwitchPopup(ports)({ popupSn: 7, popupYn: 'N' }))).toBe('Y')
    expect(calls).toEqual([
      { show: 7, popupYn: 'N' },
      { show: 7, popupYn: 'Y' },
    ])
  })

  it('[P-214] a delete names the popup', async () => {
    const { ports, calls } = desk()
    await done(makeDeletePopup(ports)(7))
    expect(calls).toEqual([{ remove: 7 }])
  })

  it('[P-224] a new one is registered with all its fields', async () => {
    const { ports, calls } = desk()
    await done(makeSavePopup(ports)({ ...NEW_POPUP, form: NEW }))
    await done(makeSavePopup(ports)({ ...NEW_POPUP, form: NEW_LANDING }))
    const entry = { popupContents: '<p>안내</p>', popupYn: 'Y', popupPriority: 1 }
    expect(calls).toEqual([
      { register: { ...entry, popupType: 'popup', popupStartDt: null, popupEndDt: null } },
      {
        register: {
          ...{ ...entry, popupType: 'landing' },
          ...{ popupStartDt: '2025-11-01T22:00:00', popupEndDt: '2025-11-01T23:00:00' },
        },
      },
    ])
  })

  it('[P-225] an edited one keeps its number, type and priority', async () => {
    const { ports, calls } = desk()
    await done(makeSavePopup(ports)({ popupSn: 9, popupYn: 'N', popupPriority: 3, form: NEW_LANDING }))
    expect(calls).toMatchObject([{ change: 9, entry: { popupType: 'landing', popupYn: 'N', popupPriority: 3 } }])
  })

  it('a form that is not right is not sent', async () => {
    const { ports, calls } = desk()
    const refusal = await failed(makeSavePopup(ports)({ ...NEW_POPUP, form: { ...NEW, content: '<p></p>' } }))
    expect(refusal).toMatchObject({ _tag: 'PopupFormRefused', refusal: 'noContent', at: 'content' })
    expect(calls).toEqual([])
  })

  const changes = (ports: ReturnType<typeof desk>['ports']) => [
    Effect.asVoid(makeSavePopup(ports)({ ...NEW_POPUP, form: NEW })),
    Effect.asVoid(makeSavePopup(ports)({ ...NEW_POPUP, popupSn: 7, form: NEW })),
    Effect.asVoid(makeSwitchPopup(ports)(POPUP)),
    Effect.asVoid(makeDeletePopup(ports)(7)),
  ]

  it('[P-213] [P-214] [P-227] what fails is told as it failed, and nothing is forgotten', async () => {
    for (const failure of [NO_ANSWER, MALFORMED, refusedWith(500), refusedWith(404)]) {
      const { ports, forgotten, adminToken } = desk(failure)
      for (const change of changes(ports)) expect(await failed(change)).toBe(failure)
      expect([forgotten(), adminToken.read()]).toEqual([0, 'kept'])
    }
  })

  it('each of them lets this browser forget what it remembers of landing notices', async () => {
    const { ports, forgotten } = desk()
    for (const change of changes(ports)) await done(change)
    expect(forgotten()).toBe(4)
  })

  it('a token that does not hold any more is removed; another role or address is told apart', async () => {
    const late = desk(refusedWith(401))
    for (const change of changes(late.ports)) expect(await failed(change)).toMatchObject({ _tag: 'AdminTokenInvalid' })
    expect(late.adminToken.read()).toBeNull()
    const outside = desk(refusedWith(403))
    for (const change of changes(outside.ports)) expect(await failed(change)).toMatchObject({ _tag: 'AdminForbidden' })
    expect(outside.adminToken.read()).toBe('kept')
  })
})
