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
})

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', isMobile: true })

  test('[E-065] [P-261] on a phone the chat opens by a plain link', async ({ page, world }) => {
    await world.settings({ chatbotUrl: '/user-guide' })
    await page.goto('/ctn-mttr')
    const link = page.getByRole('link', { name: BUTTON })
    await expect(link).toHaveAttribute('href', '/user-guide')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })
})
