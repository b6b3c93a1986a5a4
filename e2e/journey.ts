import { writeFile } from 'node:fs/promises'
import { test as base, type TestInfo } from '@playwright/test'
import { runClosingChecks } from './journey/closing-checks.ts'
import { operateByKeyboardOnly } from './journey/keyboard.ts'
import { imitateOldestBrowser } from './journey/oldest-browser.ts'
import { makeWatchedPages, watchPages, type WatchedPages } from './journey/watch.ts'
import { makeTestWorld, makeWorldId, type TestWorld } from './journey/world.ts'

export { expect } from '@playwright/test'
export { seeNoAxeViolations } from './journey/axe.ts'
export { pressByKey, tabTo } from './journey/keyboard.ts'
export { NETWORK_NOISE } from './journey/allowed-findings.ts'
export { OFFICE_ADDRESS, PAGE_WITHOUT_SCRIPTS, type TestWorld } from './journey/world.ts'
export type { Fault } from '#server/world/faults'
export type { PersonaName } from '#server/personas/all-personas'

const addressOf = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error('journeys need the address of the portal')
  return baseURL
}

const DIRECT = 'direct'
/** Makes a journey always use `npm start`, even in a run behind nginx, for the given reason. */
export const alwaysOnNpmStart = (reason: string) => ({ annotation: { type: DIRECT, description: reason } })

type Fixtures = {
  /** True if all actions on elements are performed with the keyboard only. */
  readonly byKeyboard: boolean
  readonly keyboardOnly: undefined
  readonly watched: WatchedPages
  readonly world: TestWorld
  /** Runs the closing checks; fails with their findings. With `atOnce` it does not wait for running calls. */
  readonly close: (options?: { readonly atOnce: boolean }) => Promise<void>
  /** Runs the closing checks after every test that has not failed already. */
  readonly closed: undefined
}

/** Attaches to a failed test every call of its world, and everything that was watched on its pages. */
const keepFindings = async (world: TestWorld, watched: WatchedPages, testInfo: TestInfo) => {
  const calls = await world.journal().catch((cause: unknown) => String(cause))
  const path = testInfo.outputPath('calls.json')
  await writeFile(path, JSON.stringify({ calls, watched }, null, 1))
  testInfo.attachments.push({ name: 'calls', path, contentType: 'application/json' })
}

/** A journey has its own world, and `runClosingChecks` runs after it. */
export const test = base.extend<Fixtures>({
  byKeyboard: [false, { option: true }],
  // In `npm run test:all` the portal is behind nginx, except for tests whose annotation gives a reason against it.
  baseURL: async ({ baseURL }, use, { annotations }) =>
    use(annotations.some(({ type }) => type === DIRECT) ? baseURL : (process.env['E2E_PUBLISHED'] ?? baseURL)),
  keyboardOnly: [
    async ({ byKeyboard, page }, use) => {
      const restore = byKeyboard ? operateByKeyboardOnly(page) : () => {}
      await use(undefined)
      restore()
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  watched: async ({}, use) => use(makeWatchedPages()),
  context: async ({ context, watched }, use) => {
    await imitateOldestBrowser(context)
    await watchPages(context, watched)
    await use(context)
  },
  world: [
    async ({ context, page, playwright, baseURL }, use) => {
      const id = makeWorldId()
      await context.addCookies([{ name: 'world', value: id, url: addressOf(baseURL), sameSite: 'Lax' }])
      const request = await playwright.request.newContext({ baseURL: addressOf(baseURL) })
      const world = makeTestWorld(id, page, request)
      await use(world)
      await world.forget().catch(() => {})
      await request.dispose()
    },
    { auto: true },
  ],
  close: async ({ context, watched, world, baseURL }, use) => {
    const { origin } = new URL(addressOf(baseURL))
    await use(({ atOnce } = { atOnce: false }) => runClosingChecks(context, watched, world, { origin, atOnce }))
  },
  closed: [
    async ({ close, world, watched }, use, testInfo) => {
      await use(undefined)
      if (testInfo.errors.length === 0) await close()
      else await keepFindings(world, watched, testInfo)
    },
    { auto: true },
  ],
})
