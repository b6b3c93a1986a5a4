import { expect, test } from '../journey.ts'
import { seeAlertAndConfirm } from '../steps/dialog.ts'

const BUTTON = '챗봇 상담 열기 (새 창)'

test('[E-065] [P-261] the chat opens in a window without access to the portal', async ({ page, world }) => {
  await world.settings({ chatbotUrl: '/user-guide' })
  await page.goto('/ctn-mttr')
  const windowOpening = page.waitForEvent('popup')
  await page.getByRole('button', { name: BUTTON }).click()
  const chat = await windowOpening
  expect(chat.viewportSize()).toEqual({ width: 400, height: 700 })
  await expect(chat).toHaveURL('/user-guide')
  expect(await chat.evaluate(() => globalThis.opener)).toBeNull()
  await chat.close()

  await page.evaluate(() => {
    globalThis.open = () => null
  })
  await page.getByRole('button', { name: BUTTON }).click()
  await seeAlertAndConfirm(page, '팝업 차단이 설정되어 있습니다. 팝업 차단을 해제한 후 다시 시도해주세요.')

  await test.step('on a phone the chat opens by a plain link', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => ({ mobile: true }) })
    })
    await page.reload()
    const link = page.getByRole('link', { name: BUTTON })
    await expect(link).toHaveAttribute('href', '/user-guide')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })
})
