import type { Page } from '@playwright/test'
import { popupHideKey } from '#domain/notice/popup'
import { expect, test, type TestWorld } from '../journey.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import { consentPage } from '../steps/consent.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { hasLoginCookie, SESSION_TOKEN_CALL_PATHS, storeDraft, readStoredSession } from '../steps/session.ts'

const WARNING = '인증 유효시간이 5분 남았습니다. 연장하시겠습니까?'
const EXPIRED = '인증 유효시간이 만료되었습니다. 다시 인증해주세요.'

const timer = (page: Page) => page.getByRole('timer')
const extend = (page: Page) => page.getByRole('button', { name: '시간 연장' })

/**
 * Stops the clock of the page and moves the clock of its world to `secondsLeft` seconds before the end of the session.
 */
const stopAt = async (page: Page, world: TestWorld, secondsLeft: number) => {
  const at = ((await readStoredSession(page))?.timer.deadline ?? Number.NaN) - secondsLeft * 1000
  await world.clock(new Date(at).toISOString())
  // Jumps to just before the time and then runs the clock, so that timers started by the jump run too.
  await page.clock.pauseAt(at - 50)
  await page.clock.runFor(50)
}

test('[E-012] [E-142] the session warns five minutes before its end', async ({ page, world }) => {
  await page.clock.install()
  await registerBusinessNumber(page, '1000100001')
  await expect(timer(page)).toHaveText(/^(60:00|5\d:\d\d)$/)
  expect(await world.journal({ path: SESSION_TOKEN_CALL_PATHS.create })).toMatchObject([{ query: { seconds: '3600' } }])

  await test.step('[E-019] a page without a countdown does not show the running countdown', async () => {
    // The countdown starts when the page is idle.
    await page.goto('/ctn-mttr', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(timer(page)).toHaveCount(0)
  })
  await test.step('[E-144] on a page without a countdown, the warning appears at 300 seconds, not at 301', async () => {
    await stopAt(page, world, 300.9)
    await expect(dialog(page)).toHaveCount(0)
    await page.clock.runFor(1900)
    await expect(dialog(page)).toContainText(WARNING)
    await expect(page.getByRole('status').filter({ hasText: WARNING })).toHaveCount(0)
    await page.clock.resume()
    await closeDialogBy(page, '연장하기')
    await expect(page.getByRole('status').filter({ hasText: '인증시간이 연장되었습니다.' })).toHaveCount(1)
  })
  await test.step('[E-145] [D1-253] a closed warning does not return', async () => {
    await page.goto('/onslf-check')
    await expect(timer(page)).toHaveText(/^(60:00|5\d:\d\d)$/)
    await stopAt(page, world, 299.5)
    await page.clock.resume()
    await closeDialogBy(page, '닫기')
    await page.clock.runFor(3000)
    await expect(timer(page)).toHaveText(/^04:5\d$/)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: WARNING })).toHaveCount(0)
  })
  await test.step('[D1-260] setting the device clock back does not change the countdown', async () => {
    const before = await world.journal({ path: SESSION_TOKEN_CALL_PATHS.remaining })
    await page.clock.setSystemTime(new Date((await page.evaluate(() => Date.now())) - 3_600_000))
    await page.clock.runFor(2000)
    await expect(timer(page)).toHaveText(/^04:5\d$/)
    await page.clock.setSystemTime(new Date((await page.evaluate(() => Date.now())) + 7_200_000))
    await page.clock.runFor(2000)
    await expect
      .poll(async () => (await world.journal({ path: SESSION_TOKEN_CALL_PATHS.remaining })).length)
      .toBeGreaterThan(before.length)
    await expect(timer(page)).toHaveText(/^04:[45]\d$/)
  })
  await test.step('[E-146] the button in the header extends the session', async () => {
    const before = (await world.journal({ path: SESSION_TOKEN_CALL_PATHS.create })).length
    // Both clicks of a double click come before the answer, at any speed of the machine.
    await extend(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(timer(page)).toHaveText(/^(60:00|5\d:\d\d)$/)
    expect(await world.journal({ path: SESSION_TOKEN_CALL_PATHS.create })).toHaveLength(before + 1)
  })
  await test.step('[F-019] [E-147] the countdown continues if an extension fails', async () => {
    const token = (await readStoredSession(page))?.token
    for (const [fault, text] of [
      [{ status: 400, body: { status: 400, message: 'no' } }, '인증시간 연장에 실패했습니다.'],
      [{ cut: 'before' }, '인증시간 연장 중 오류가 발생했습니다.'],
    ] as const) {
      await test.step(JSON.stringify(fault), async () => {
        await world.fault({ path: SESSION_TOKEN_CALL_PATHS.create, ...fault })
        await extend(page).click()
        await seeAlertAndConfirm(page, text)
        await expect(timer(page)).toHaveText(/^(60:00|5\d:\d\d)$/)
        expect((await readStoredSession(page))?.token).toBe(token)
      })
    }
  })
})

test('when the countdown ends, the page asks the server for the time', async ({ page, world }) => {
  await page.clock.install()
  await registerBusinessNumber(page, '1000100001')
  await expect(timer(page)).toHaveText(/^(60:00|5\d:\d\d)$/)

  await test.step('[E-148] the session ends on time even if the last call fails', async () => {
    await world.faults([{ path: SESSION_TOKEN_CALL_PATHS.remaining, cut: 'before', times: 9 }])
    await stopAt(page, world, 7.5)
    await expect(dialog(page)).toContainText('연장하시겠습니까?')
    await page.clock.runFor(2000)
    await expect
      .poll(async () => (await world.journal({ path: SESSION_TOKEN_CALL_PATHS.remaining })).length)
      .toBeGreaterThan(0)
    await page.clock.runFor(4600)
    await expect(dialog(page)).not.toContainText(EXPIRED)
    expect((await readStoredSession(page))?.token).toMatch(/.+/)
    await page.clock.runFor(2000)
    await expect(dialog(page)).toContainText(EXPIRED)
    await expect(dialog(page)).not.toContainText('작성하시던 내용')
    expect(await readStoredSession(page)).toBeNull()
    await page.clock.resume()
    await seeRefusalDialogAndClose(page, EXPIRED)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(3000)
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('[E-143] [E-148] a tab that wakes late continues if there is time left', async () => {
    await world.faults([])
    await registerBusinessNumber(page, '1000100002')
    await expect(timer(page)).toHaveText(/^(60:00|5\d:\d\d)$/)
    await page.clock.fastForward(3_605_000)
    await expect
      .poll(async () => (await world.journal({ path: SESSION_TOKEN_CALL_PATHS.remaining })).length)
      .toBeGreaterThan(0)
    await expect(timer(page)).toHaveText(/^(60:00|5\d:\d\d)$/)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/onslf-check')
  })
  await test.step('[E-143] [E-148] the session ends immediately if the server no longer has it', async () => {
    await storeDraft(page)
    await world.fault({ path: SESSION_TOKEN_CALL_PATHS.remaining, status: 200, body: { status: 200, result: 0 } })
    await page.clock.fastForward(3_605_000)
    await expect(dialog(page)).toContainText('작성하시던 내용은 이 창에 보관되어 있습니다.')
    await seeRefusalDialogAndClose(page, EXPIRED)
    await expect(page).toHaveURL('/')
    expect(await readStoredSession(page)).toBeNull()
  })
})

test('[E-140] [E-176] a session unknown to the server ends with a single message', async ({ page, world }) => {
  await world.enter('new-individual-confirmed', '/mydata-agree')
  await storeDraft(page)
  const hidden = { [popupHideKey('june')]: '2025-06-02' }
  await page.evaluate((dates) => Object.assign(localStorage, dates), hidden)
  await world.fault({ path: '/api/v1/auth/consents', status: 401 })
  await consentPage(page).choice('서류를 직접 올립니다').check()
  await consentPage(page).confirm.click()
  await expect(dialog(page)).toContainText('작성하시던 내용은 이 창에 보관되어 있습니다.')
  await seeRefusalDialogAndClose(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
  await expect(page).toHaveURL('/')
  await expect(dialog(page)).toHaveCount(0)
  expect(await readStoredSession(page)).toBeNull()
  expect(await hasLoginCookie(page)).toBe(false)
  expect(await page.evaluate(() => ({ ...localStorage })), 'days on which notices were hidden stay').toEqual(hidden)
  await test.step('[D1-786] [D2-950] a person on a shared device ends the session', () => endSession(page, world))
})

/** Ends the session of a person who has applied, and goes back. */
const endSession = async (page: Page, world: TestWorld) => {
  await world.enter('applied-new', '/aply-result')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('신청이 접수되었습니다.')
  const end = page.getByRole('button', { name: '인증 끝내기' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('complementary').filter({ has: end })).toHaveCount(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('banner').filter({ has: end })).toHaveCount(1)
  await expect(end).toHaveCount(1)
  await end.click()
  await closeDialogBy(page, '취소')
  await expect(timer(page)).toHaveText(/^5\d:\d\d$/)
  await page.getByRole('button', { name: '인증 끝내기' }).click()
  await closeDialogBy(page, '인증 끝내기')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: '인증을 끝냈습니다.' })).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(0)
  expect(await hasLoginCookie(page)).toBe(false)
  await page.goBack()
  await expect(page.getByText('DA00000001')).toHaveCount(0)
}
