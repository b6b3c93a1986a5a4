import { Effect } from 'effect'
import { AdministerPopups } from '#app/admin/administer-popups'
import { NoticeAdmin } from '#app/admin/notice-admin.port'
import type { CallError } from '#app/kernel/call.errors'
import { MaintenanceSchedule } from '#app/notice/maintenance-schedule'
import { fakePort } from '#app/testing/fake-port'
import { inMemoryAdminToken } from '#app/testing/in-memory-admin-token'
import type { PopupRecord } from '#domain/notice/popup-form'
import { kstInstant } from '#domain/time/calendar'
import { type PopupFormServices, PopupFormPage } from '../screens/admin/PopupFormScreen.tsx'
import { PopupListPage } from '../screens/admin/PopupListScreen.tsx'
import { openPageIn, pageWorld } from './page-world.tsx'
import { serveScreens } from './services.ts'

export const A_POPUP: PopupRecord = {
  id: 14,
  type: 'popup',
  content: '<p>증빙자료 <strong>제출</strong> 안내</p>',
  isActive: true,
  priority: 3,
  startsAt: null,
  endsAt: null,
}
export const A_LANDING: PopupRecord = {
  ...A_POPUP,
  id: 9,
  type: 'landing',
  content: '<p>시스템 점검</p>',
  startsAt: kstInstant('2025-10-28', '22:00'),
  endsAt: kstInstant('2025-10-29'),
}

/**
 * Makes the administrators' back end in memory, with stored notices. Returns the recorded calls, and a function that
 * makes the next call fail.
 */
export const administratorWorld = (storedNotices: readonly PopupRecord[] = [A_POPUP, A_LANDING]) => {
  const calls: unknown[] = []
  const world = {
    records: [...storedNotices],
    failure: null as { readonly of: string; readonly error: CallError } | null,
  }
  /** Delays every answer until the test releases it. */
  const gate = { held: null as Promise<void> | null }
  const answer = <A,>(of: string, call: unknown, work: () => A): Effect.Effect<A, CallError> =>
    Effect.suspend(() => {
      calls.push(call)
      const { failure } = world
      const outcome = failure?.of === of ? Effect.fail(failure.error) : Effect.sync(work)
      return gate.held === null
        ? outcome
        : Effect.andThen(
            Effect.promise(() => gate.held as Promise<void>),
            outcome,
          )
    })
  const ofType = (type: PopupRecord['type']) => world.records.filter((record) => record.type === type)
  const change = (id: number, more: Partial<PopupRecord>) => {
    world.records = world.records.map((record) => (record.id === id ? { ...record, ...more } : record))
  }
  const admin = fakePort(NoticeAdmin, {
    popups: () => answer('popups', 'popups', () => ofType('popup')),
    landings: () => answer('landings', 'landings', () => ofType('landing')),
    read: (id) => answer('one', { one: id }, () => world.records.find((record) => record.id === id) as PopupRecord),
    register: (entry) => answer('register', { register: entry }, () => undefined),
    change: (id, entry) => answer('change', { change: id, entry }, () => undefined),
    show: (id, isActive) => answer('show', { show: id, isActive }, () => change(id, { isActive })),
    remove: (id) =>
      answer('remove', { remove: id }, () => {
        world.records = world.records.filter((record) => record.id !== id)
      }),
  })
  const office = AdministerPopups.make({
    admin,
    adminToken: inMemoryAdminToken('kept'),
    maintenance: fakePort(MaintenanceSchedule, { forget: () => undefined }),
    changes: { announce: () => undefined },
  })
  return {
    calls,
    /** Changes a notice, as a second administrator does. */
    storeElsewhere: change,
    /** Makes all later calls of this kind fail with the given error. Without an error, they succeed again. */
    fail: (of: string | null, error?: CallError) => {
      world.failure = of === null || error === undefined ? null : { of, error }
    },
    /** Delays answers. Returns a function that releases them. */
    hold: (): (() => void) => {
      let free: () => void = () => undefined
      gate.held = new Promise((resolve) => {
        free = resolve
      })
      return () => {
        gate.held = null
        free()
      }
    },
    services: {
      office,
    } satisfies PopupFormServices,
  }
}
type AdministratorWorld = ReturnType<typeof administratorWorld>

const open = async (path: string, page: React.ReactNode): Promise<readonly string[]> =>
  (await openPageIn(pageWorld({ path, openedAt: 0, settings: { popupImageHosts: ['images.example'] } }), page)).history

/** Opens the list. Returns the URLs that are visited. */
export const openPopupList = ({ services }: AdministratorWorld) => {
  serveScreens(services)
  return open('/popup-mng', <PopupListPage />)
}

/** Opens the form with these parameters. Returns the URLs that are visited. */
export const openPopupForm = ({ services }: AdministratorWorld, search = '') => {
  serveScreens(services)
  return open(`/popup-reg?${search}`, <PopupFormPage />)
}
