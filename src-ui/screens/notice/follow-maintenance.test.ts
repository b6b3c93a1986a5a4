import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServiceLocator, Token } from '#app/kernel/token'
import { MaintenanceSchedule } from '#app/notice/maintenance-schedule'
import { WatchMaintenance } from '#app/notice/watch-maintenance'
import { aLanding } from '#app/testing/a-landing'
import { aMaintenanceWorld } from '#app/testing/maintenance-world'
import { type Instant, kstInstant } from '#domain/time/calendar'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { AFTER_SUBMISSION_NAVIGATION } from '#ui/parts/session/navigation-origin.ts'
import { makeTaskState, runLoad, runTask, stopTask } from '#ui/parts/task/task.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import { followMaintenance } from './follow-maintenance.ts'
// Imported before the tests, because the tested code would otherwise load it in the middle of a test.
import './enforce-maintenance.ts'

const instantAt = (time: string) => kstInstant('2025-11-01', time)
let stop = () => {}

/** Opens a tab on a page, outside the office network, with a landing notice. `pass` sets the clock to a time. */
const tab = async (path: string, time: string, { state = null as unknown } = {}) => {
  history.replaceState(state, '', path)
  const now = signal<Instant | null>(instantAt(time))
  const world = aMaintenanceWorld(instantAt(time), [aLanding()])
  const servicesByToken = new Map<Token<unknown>, unknown>([
    [MaintenanceSchedule, world.maintenance],
    [WatchMaintenance, WatchMaintenance.make({ ...world, recogniseOffice: () => Effect.succeed(false) })],
  ])
  const container = { get: (token: Token<unknown>) => servicesByToken.get(token) } as ServiceLocator
  installFakeServices((token) => servicesByToken.get(token))
  stop = followMaintenance(container, { now, isMaintenanceActive: signal(false) })
  // Waits for ten turns of the event loop. No clock must run, because every port is in memory.
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const pass = async (next: string) => {
    world.clock.set(instantAt(next))
    now.value = instantAt(next)
    await settle()
  }
  await settle()
  return { ...world, pass }
}

afterEach(() => {
  stop()
  document.documentElement.removeAttribute('data-asked')
  history.replaceState(null, '', '/')
})

describe('followMaintenance', () => {
  it('[E-021] [P-237] [D1-252] leaves a page exactly when the maintenance begins', async () => {
    const { pass } = await tab('/no-such-page', '21:59:59')
    expect(location.pathname).toBe('/no-such-page')
    await pass('22:00')
    expect(location.pathname).toBe('/coming-soon')
  })

  it('[P-305] opens the main page exactly when the maintenance ends', async () => {
    const { pass } = await tab('/coming-soon', '22:59:59')
    expect(location.pathname).toBe('/coming-soon')
    await pass('23:00')
    expect(location.pathname).toBe('/')
  })

  it('[D1-429] marks the document once the agency has answered that there is no maintenance', async () => {
    const isAsked = () => document.documentElement.hasAttribute('data-asked')
    expect(isAsked()).toBe(false)
    await tab('/', '22:30')
    expect(isAsked()).toBe(false)
    expect(location.pathname).toBe('/coming-soon')
    stop()
    await tab('/', '21:30')
    expect(isAsked()).toBe(true)
  })

  it('[P-237] leaves the result of a submission open until the person opens another page', async () => {
    const { pass } = await tab('/aply-cmptn', '22:30', AFTER_SUBMISSION_NAVIGATION)
    await pass('22:31')
    expect(location.pathname).toBe('/aply-cmptn')
    history.pushState(null, '', '/aply-result')
    await pass('22:32')
    expect(location.pathname).toBe('/coming-soon')
  })

  it('[P-237] leaves a page only after its running request has ended, and ten seconds later if a dialog shows the result', async () => {
    const task = makeTaskState()
    const sending = runTask(task, Effect.never)
    const { pass } = await tab('/aply-info', '22:30')
    await pass('22:35')
    expect(location.pathname).toBe('/aply-info')
    stopTask(task)
    await sending
    const alertClosed = dialogs.alert({ text: '접수가 완료되었습니다.' })
    await pass('22:35:09')
    expect(location.pathname).toBe('/aply-info')
    await pass('22:35:10')
    expect(location.pathname).toBe('/coming-soon')
    await alertClosed
    expect(dialogs.active.value).toBeNull()
  })

  it('[P-237] leaves a page even while it loads data', async () => {
    void runLoad(makeTaskState(), Effect.never)
    const { pass } = await tab('/aply-info', '21:59')
    await pass('22:00')
    expect(location.pathname).toBe('/coming-soon')
  })

  it('[P-237] leaves a page immediately, even if it shows a question, if nothing was submitted', async () => {
    const { pass } = await tab('/aply-info', '21:59')
    dialogs.discardAll()
    const answer = dialogs.confirm({ text: '신청하시겠습니까?' })
    await pass('22:00')
    expect(location.pathname).toBe('/coming-soon')
    expect(await answer).toBe(false)
  })

  it('[P-237] leaves a page even if the person has not closed the warning', async () => {
    const { pass } = await tab('/aply-info', '21:55')
    expect(dialogs.active.value).toMatchObject({ title: '시스템 점검 안내' })
    await pass('22:00')
    expect(location.pathname).toBe('/coming-soon')
    expect(dialogs.active.value).toBeNull()
  })

  it('[D3-36] loads the notices once after each navigation', async () => {
    const { pass, calls } = await tab('/board-faq', '12:00')
    await pass('12:10')
    expect(calls).toHaveLength(1)
    history.pushState(null, '', '/info-privacy')
    await pass('12:11')
    expect(calls).toHaveLength(2)
    history.pushState(null, '', '/opinion-submit')
    await pass('12:12')
    await pass('12:16')
    expect(calls).toHaveLength(3)
  })

  it('[P-237] loads the notices again when the browser restores a page', async () => {
    const { pass, calls } = await tab('/board-faq', '12:00')
    window.dispatchEvent(new Event('pageshow'))
    await pass('12:06')
    expect(calls).toHaveLength(2)
  })

  it('[D3-36] discards the loaded notices when another tab sends a message', async () => {
    const { set, pass } = await tab('/board-faq', '12:00')
    set([])
    window.dispatchEvent(new StorageEvent('storage', { key: 'landing-changed' }))
    history.pushState(null, '', '/info-privacy')
    await pass('12:01')
    await pass('22:30')
    expect(location.pathname).toBe('/info-privacy')
  })

  it('[P-317] shows no warning on a page without a form', async () => {
    const { pass } = await tab('/aply-result', '21:55')
    await pass('21:56')
    expect(dialogs.active.value).toBeNull()
  })
})
