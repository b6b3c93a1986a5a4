import { expect, test } from '../journey.ts'
import { seeRefusalDialogAndClose } from '../steps/dialog.ts'
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
    await world.clock('2025-06-30T02:00:00+09:00')
    await page.clock.setSystemTime('2025-06-28T02:00:00+09:00')
    await openMainPage(page)
    await expect(popupLocatorsOf(page).saying(JUNE)).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^신청하기/ })).not.toHaveAttribute('aria-disabled')
  })
  await test.step('the maintenance window begins and ends by the clock of the server', async () => {
    await world.clock('2025-10-28T22:00:00+09:00')
    await page.clock.setSystemTime('2025-10-26T22:00:00+09:00')
    await page.goto('/onslf-check')
    await expect(page).toHaveURL('/coming-soon')
    await world.clock('2025-10-29T00:00:00+09:00')
    await page.clock.setSystemTime('2025-10-28T23:00:00+09:00')
    await page.goto('/onslf-check')
    await seeRefusalDialogAndClose(page, '사업자등록번호 확인 후 진행해주세요.', '사업자등록번호 입력하기')
    await expect(page).toHaveURL('/bzmn-reg')
  })
})
