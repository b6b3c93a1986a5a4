import type { Page } from '@playwright/test'
import { DRAFTS_STORAGE_KEY } from '#domain/records/draft'
import { expect, test, type TestWorld } from '../journey.ts'
import { applicationForm, openAccountPart } from '../steps/application.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import { closeDialogBy, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { hasLoginCookie, SESSION_TOKEN_CALL_PATHS, readStoredSession } from '../steps/session.ts'

const EXPIRED = '인증 유효시간이 만료되었습니다. 다시 인증해주세요.'
const FULL = /^(60:00|5\d:\d\d)$/
const MINUTE = 60_000

const timer = (page: Page) => page.getByRole('timer')
const questions = async (world: TestWorld) => (await world.journal({ path: SESSION_TOKEN_CALL_PATHS.remaining })).length

/** Hides or shows the tab: fires the browser's visibility event. */
const show = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )

/**
 * Sets the time of the world and of all pages. The timers of a page do not run until the test runs the page's clock.
 */
const setTime = async (page: Page, world: TestWorld, instant: number) => {
  await world.clock(new Date(instant).toISOString())
  await page.clock.setSystemTime(instant)
}

test('[E-143] [E-144] [E-145] [E-148] [E-210] a tab that slept for twenty minutes shows the right time', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await registerBusinessNumber(page, '1000100001')
  await expect(timer(page)).toHaveText(FULL)
  const begin = (await readStoredSession(page))?.timer.deadline ?? Number.NaN
  const instantWithMinutesLeft = (minutes: number) => begin - minutes * MINUTE
  await page.clock.pauseAt(Date.now() + MINUTE / 2)
  await test.step('a tab that was hidden asks the server again', async () => {
    // The page watches the session only after it is idle and has loaded the code for watching. Until then a restored
    // page makes no call.
    let minutes = 58
    await expect
      .poll(async () => {
        const arrival = page
          .waitForRequest((request) => request.url().includes(SESSION_TOKEN_CALL_PATHS.remaining), { timeout: 1000 })
          .then(
            () => true,
            () => false,
          )
        await show(page, false)
        await setTime(page, world, instantWithMinutesLeft((minutes -= 1.1)))
        await show(page, true)
        await page.clock.runFor(200)
        return arrival
      })
      .toBe(true)
    await expect.poll(() => questions(world)).toBe(1)
  })

  await test.step('the tab shows the right time before any timer runs', async () => {
    const before = await questions(world)
    await show(page, false)
    await setTime(page, world, instantWithMinutesLeft(39.5))
    await show(page, true)
    await expect(timer(page)).toHaveText(/^39:(3\d|29)$/)
    // Advances the clock in small steps, because a call times out if its time limit passes before it is sent.
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return questions(world)
      })
      .toBe(before + 1)
    await page.clock.runFor(5000)
    await expect(timer(page)).toHaveText(/^39:(3[0-2]|2\d)$/)
    await expect(dialog(page)).toHaveCount(0)
    expect(await questions(world)).toBe(before + 1)
  })
  await test.step('a tab that slept into the last five minutes warns once', async () => {
    await show(page, false)
    await setTime(page, world, instantWithMinutesLeft(4.5))
    await show(page, true)
    await expect(timer(page)).toHaveText(/^04:(3\d|29)$/)
    await page.clock.runFor(1500)
    await expect(dialog(page)).toContainText('연장하시겠습니까?')
    await page.clock.runFor(3000)
    await expect(dialog(page)).toHaveCount(1)
    await closeDialogBy(page, '닫기')
    await page.clock.runFor(3000)
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('a tab that slept past the end ends only once', async () => {
    const extensions = (await world.journal({ path: SESSION_TOKEN_CALL_PATHS.create })).length
    const release = await holdCalls(page, { path: SESSION_TOKEN_CALL_PATHS.remaining })
    await show(page, false)
    await setTime(page, world, instantWithMinutesLeft(-15.5))
    await show(page, true)
    await expect(timer(page)).toHaveText('00:00')
    // Uses `force`, because Playwright does not click on a page that ignores clicks.
    await page.getByText('시간 연장', { exact: true }).click({ force: true })
    await release()
    await page.clock.resume()
    await seeRefusalDialogAndClose(page, EXPIRED)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(3000)
    await expect(dialog(page)).toHaveCount(0)
    expect(await readStoredSession(page)).toBeNull()
    expect(await world.journal({ path: SESSION_TOKEN_CALL_PATHS.create })).toHaveLength(extensions)
  })
})

/** Opens a second tab of the same session, as the command "duplicate tab" of a browser does. */
const duplicate = async (page: Page): Promise<Page> => {
  const storedItems = await page.evaluate(() => Object.entries(sessionStorage))
  const other = await page.context().newPage()
  await other.goto('/licenses.txt')
  await other.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, storedItems)
  await other.goto(page.url())
  return other
}

const draftOf = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), DRAFTS_STORAGE_KEY)

test('[F-015] [E-146] [E-148] [E-210] an extension in one tab extends both tabs', async ({ page, world }) => {
  await page.clock.install()
  await world.enter('new-individual-confirmed', '/aply-info')
  const other = await duplicate(page)
  const tabs = [page, other] as const
  for (const [tab, depositor] of [
    [page, '김하나'],
    [other, '김둘째'],
  ] as const) {
    await expect(timer(tab)).toHaveText(FULL)
    await openAccountPart(tab)
    await applicationForm(tab).depositor.fill(depositor)
    await expect.poll(() => draftOf(tab)).toContain(depositor)
  }
  const begin = (await readStoredSession(page))?.timer.deadline ?? Number.NaN

  await test.step('an extension in one tab closes the warning in the second', async () => {
    await setTime(page, world, begin - 4.5 * MINUTE)
    for (const tab of tabs) await expect(dialog(tab)).toContainText('연장하시겠습니까?')
    await closeDialogBy(page, '연장하기')
    for (const tab of tabs) await expect(timer(tab)).toHaveText(FULL)
    await expect(dialog(other)).toHaveCount(0)
    expect((await readStoredSession(other))?.token).toBe((await readStoredSession(page))?.token)
  })
  await test.step('both tabs end with one message and keep their drafts', async () => {
    await setTime(page, world, begin + 56 * MINUTE)
    for (const tab of tabs) {
      await expect(dialog(tab)).toContainText('작성하시던 내용은 이 창에 보관되어 있습니다.')
      await seeRefusalDialogAndClose(tab, EXPIRED)
      await expect(tab).toHaveURL('/')
    }
    await page.clock.runFor(3000)
    for (const tab of tabs) {
      await expect(dialog(tab)).toHaveCount(0)
      expect(await readStoredSession(tab)).toBeNull()
    }
    expect(await hasLoginCookie(page)).toBe(false)
    expect(await draftOf(page)).toContain('김하나')
    expect(await draftOf(other)).toContain('김둘째')
  })
})
