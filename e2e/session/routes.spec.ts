import { COOKIE_PAGES, OPEN_PAGES } from '#domain/session/guards.cases'
import { helpDeskNameOf } from '#domain/session/routes'
import { expect, test } from '../journey.ts'

test('[E-157] every page without a guard opens for everyone', async ({ page }) => {
  await page.goto('/ctn-mttr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const route of OPEN_PAGES.filter((path) => helpDeskNameOf(path) !== 'application')) {
    await page.goto(route)
    await expect(page.getByRole('main').getByRole('heading').first(), route).toBeVisible()
    await expect(page).toHaveURL(route)
    await expect(page.getByText('잘못된 접근입니다.')).toHaveCount(0)
  }
  await test.step('[E-017] pages with a guard say what is missing', async () => {
    for (const [route, text] of [
      ...COOKIE_PAGES.map((route) => [route, '인증정보가 만료되었습니다.'] as const),
      ['/detail-page', '개인인증은 필수입니다'],
      ['/opinion-submit', '개인인증은 필수입니다'],
      ['/popup-reg', '접근 권한이 없습니다.'],
      ['/popup-mng', '접근 권한이 없습니다.'],
    ] as const) {
      expect((await page.goto(route))?.status(), route).toBe(200)
      await expect(page.getByRole('dialog'), route).toContainText(text)
    }
    await page.goto('/coming-soon')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('[D1-246] a slash at the end of a URL makes no difference', async ({ page }) => {
  await page.goto('/elig-check/')
  await page.waitForURL('/elig-check')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
