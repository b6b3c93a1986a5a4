import { expect, test } from '../journey.ts'

test('[D1-246] a slash at the end of a URL makes no difference', async ({ page }) => {
  await page.goto('/elig-check/')
  await page.waitForURL('/elig-check')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
