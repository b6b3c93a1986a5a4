import type { Page } from '@playwright/test'
import { OFFICE_ADDRESS, expect, test, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  APPLICATION_CALL_PATHS,
  confirmSubmission,
  fillAccount,
  fillApplicationForm,
  fillBusiness,
  openConfirmation,
} from '../steps/application.ts'
import { patternWithAnySpaces, dialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { LANDING_INFO_PATH, OUTSIDE_ADDRESS, setBothClocks, landingAdminActions } from '../steps/maintenance.ts'
import { openMainPage, popupLocatorsOf, PROOF_NOTICE_TEXT } from '../steps/popups.ts'

const WINDOW = { from: '2025-11-01T22:00:00', until: '2025-11-01T22:20:00' }
/**
 * A static page, a read-only page, a page that needs a session, and an unknown page. A test of `EnterRoute` covers all
 * other pages.
 */
const PAGES = ['/', '/user-guide', '/aply-info', '/no-such-page'] as const

test('[E-021] [P-237] [P-238] [D1-252] only the office network can open pages during maintenance', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/Failed to load resource.*404/] })
  await world.clock('2025-11-01T22:05:00+09:00')
  const officer = await landingAdminActions(page, world)
  await officer.close(WINDOW)
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/coming-soon')
      await expect(page.getByText('서버 이전 안내')).toBeVisible()
    })
  }
  await test.step('a link of the maintenance page leads back to that page', async () => {
    await page.getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect(page.getByText('서버 이전 안내')).toBeVisible()
    await expect(page).toHaveURL('/coming-soon')
  })
  await test.step('the office network opens pages as usual', async () => {
    await world.visitor({ ip: OFFICE_ADDRESS })
    await page.goto('/coming-soon')
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect(page).toHaveURL('/board-faq')
    await page.goto('/self-check')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => (await world.journal({ path: LANDING_INFO_PATH })).length).toBeGreaterThan(0)
    await expect(page).toHaveURL('/self-check')
  })
  await test.step('open pages redirect when a maintenance window begins', () => seeOpenPagesRedirect(page, world))
})

/** Opens pages before and in the maintenance window that the office has registered. */
const seeOpenPagesRedirect = async (page: Page, world: TestWorld) => {
  await world.visitor({ ip: OUTSIDE_ADDRESS })
  await world.clock('2025-11-01T22:05:00+09:00')
  await test.step('[P-322] pages do not wait for the notices or the IP lookup', async () => {
    const release = await holdCalls(page, { path: LANDING_INFO_PATH })
    await openMainPage(page)
    await expect(popupLocatorsOf(page).saying(PROOF_NOTICE_TEXT)).toBeVisible()
    await page.getByRole('link', { name: '이용약관' }).click()
    await expect(page).toHaveURL('/info-terms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await release()
    // The call that was held may have timed out on a slow machine; a page that is opened again makes its own.
    await page.goto('/info-terms')
    await expect(page).toHaveURL('/coming-soon')
    await expect(page.getByText('서버 이전 안내')).toBeVisible()
  })
  await test.step('[P-237] [P-238] [P-305] an open page notices when a maintenance window starts and ends', async () => {
    await page.goto('about:blank')
    await world.clock('2025-11-01T21:55:00+09:00')
    await page.clock.install({ time: '2025-11-01T21:55:00+09:00' })
    // A jump of the clock would time out a running call.
    const notices = page.waitForResponse((response) => response.url().includes(LANDING_INFO_PATH))
    await page.goto('/ctn-mttr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      patternWithAnySpaces('신청하시기 전에 확인해주세요.'),
    )
    await (await notices).finished()
    await page.waitForLoadState('networkidle')
    await setBothClocks(page, world, 4.5, '2025-11-01T21:59:30+09:00')
    await expect(page).toHaveURL('/ctn-mttr')
    await setBothClocks(page, world, 0.5, '2025-11-01T22:00:00+09:00')
    await expect(page).toHaveURL('/coming-soon')
    await expect(page.getByText('서버 이전 안내')).toBeVisible()
    await setBothClocks(page, world, 19.5, '2025-11-01T22:19:30+09:00')
    await expect(page).toHaveURL('/coming-soon')
    await setBothClocks(page, world, 0.5, '2025-11-01T22:20:00+09:00')
    await expect(page).toHaveURL('/')
    await page.goto('/coming-soon')
    await expect(page).toHaveURL('/')
  })
}

const JUNE = '2025년 6월 30일 02시까지'

/** Sees a notice appear, hides another for the day, and sees a third end, all by the clock of the server. */
const seeNoticesInTime = async (page: Page, world: TestWorld) => {
  await test.step('notices follow the server clock on a device whose clock is two days behind', async () => {
    await world.clock('2025-06-26T18:30:00+09:00')
    await page.clock.setSystemTime('2025-06-24T18:30:00+09:00')
    await openMainPage(page)
    const popups = popupLocatorsOf(page)
    await expect(page.getByRole('link', { name: /^신청하기/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(popups.saying(JUNE)).toBeVisible()
    await popups.saying(PROOF_NOTICE_TEXT).getByRole('button', { name: '내용 보기' }).click()
    await popups.tick(PROOF_NOTICE_TEXT).check()
    await popups.close(PROOF_NOTICE_TEXT).click()
    await expect(popups.saying(PROOF_NOTICE_TEXT)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('popup-hide-proof'))).toBe('2025-06-26')
  })
  await test.step('the notice ends by the clock of the server', async () => {
    await world.clock('2025-06-30T01:59:30+09:00')
    await page.clock.setSystemTime('2025-06-28T01:59:30+09:00')
    await openMainPage(page)
    const june = popupLocatorsOf(page).saying(JUNE)
    await expect(june).toBeVisible()
    await expect(page.getByRole('link', { name: /^신청하기/ })).not.toHaveAttribute('aria-disabled')
    await setBothClocks(page, world, 0.6, '2025-06-30T02:00:06+09:00')
    await expect(june, 'without a reload').toHaveCount(0)
  })
}

test.describe('on a device in another time zone, whose clock is two days behind', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('[F-016] [E-215] [P-237] [P-238] the default window begins and ends by the clock of the server', async ({
    page,
    world,
  }) => {
    const seenAt = async (instant: string, device: string) => {
      await world.clock(instant)
      await page.clock.setSystemTime(device)
      await page.goto('/ctn-mttr')
      return page
    }
    await test.step('[F-016] [E-215] notices follow the server clock if the device clock is wrong', () =>
      seeNoticesInTime(page, world))
    await expect(await seenAt('2025-10-28T22:00:00+09:00', '2025-10-26T09:00:00-04:00')).toHaveURL('/coming-soon')
    await expect(page.getByText('2025년 10월 28일(화) 22:00')).toBeVisible()
    await expect(await seenAt('2025-10-28T23:59:00+09:00', '2025-10-26T10:59:00-04:00')).toHaveURL('/coming-soon')
    await seenAt('2025-10-29T00:00:00+09:00', '2025-10-26T11:00:00-04:00')
    // The page requests the landing notices at midnight and stays open, because the maintenance window has ended.
    const callTimes = async () => (await world.journal({ path: LANDING_INFO_PATH })).map(({ time }) => Date.parse(time))
    await expect
      .poll(async () => Math.max(...(await callTimes())))
      .toBeGreaterThanOrEqual(Date.parse('2025-10-29T00:00:00+09:00'))
    await expect(page).toHaveURL('/ctn-mttr')
  })
})

test('[P-317] [P-237] [P-305] a visitor with an open form is warned before maintenance', async ({ page, world }) => {
  await world.clock('2025-11-01T21:45:00+09:00')
  await page.clock.install({ time: '2025-11-01T21:45:00+09:00' })
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const officer = await landingAdminActions(page, world)
  await officer.close(WINDOW)
  const form = applicationForm(page)
  await fillBusiness(page, facts)
  await fillAccount(page, facts)

  await setBothClocks(page, world, 6, '2025-11-01T21:51:00+09:00')
  await expect(dialog(page).getByRole('heading')).toHaveText('시스템 점검 안내')
  await seeAlertAndConfirm(
    page,
    '2025년 11월 1일(토) 22:00부터 22:20까지 시스템 점검이 진행됩니다. 작성 중인 내용은 임시저장되며, 점검이 끝난 후 이어서 작성하실 수 있습니다.',
  )
  await expect(form.companyName).toHaveValue(facts.businessName)
  await form.depositor.fill('다른 이름')

  await setBothClocks(page, world, 9, '2025-11-01T22:00:00+09:00')
  await expect(page).toHaveURL('/coming-soon')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('작성 중이던 신청 내용은 이 창에 보관되어 있습니다.')).toBeVisible()

  await setBothClocks(page, world, 20, '2025-11-01T22:20:00+09:00')
  await expect(page).toHaveURL('/')
  await page.goto('/aply-info')
  await expect(page.getByText('이전에 작성하시던 내용을 불러왔습니다.')).toBeVisible()
  await expect(form.companyName).toHaveValue(facts.businessName)
  await expect(form.openingDate).toHaveValue(facts.openingDate)
  await expect(form.account).toHaveValue(facts.accountNumber)
  await expect(form.depositor).toHaveValue('다른 이름')
})

test('[P-237] a form submitted just before maintenance still shows its result', async ({ page, world }) => {
  await world.clock('2025-11-01T21:51:00+09:00')
  // The form has nine minutes, so that the maintenance does not begin before it is filled in.
  await page.clock.install({ time: '2025-11-01T21:51:00+09:00' })
  const facts = await world.enter('new-individual-rapid', '/aply-info')
  const officer = await landingAdminActions(page, world)
  await officer.close(WINDOW)
  await page.reload()
  await seeAlertAndConfirm(page, '시스템 점검이 진행됩니다.')
  await fillApplicationForm(page, facts)
  await openConfirmation(page)
  await world.fault({ path: APPLICATION_CALL_PATHS.create, delayMs: 2500 })
  await world.clock('2025-11-01T22:01:00+09:00')
  await confirmSubmission(page)
  await expect(page.getByText(patternWithAnySpaces('신청해주셔서 감사합니다.'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(patternWithAnySpaces('신청해주셔서 감사합니다.'))).toBeVisible()
  await expect(page).toHaveURL('/aply-cmptn')
  await page.getByRole('link', { name: '확인' }).click()
  await expect(page).toHaveURL('/coming-soon')
})
