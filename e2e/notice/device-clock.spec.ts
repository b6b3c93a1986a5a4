import { expect, test } from '../journey.ts'
import { setBothClocks } from '../steps/maintenance.ts'
import { openMainPage, popupLocatorsOf, PROOF_NOTICE_TEXT } from '../steps/popups.ts'

const JUNE = '2025년 6월 30일 02시까지'

test('[F-016] [E-215] notices follow the server clock if the device clock is wrong', async ({ page, world }) => {
  await test.step('notices follow the server clock on a device whose clock is two days behind', async () => {
    await world.clock('2025-06-26T18:30:00+09:00')
    await page.clock.install({ time: '2025-06-24T18:30:00+09:00' })
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
})
