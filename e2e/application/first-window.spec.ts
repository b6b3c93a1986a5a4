import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applicationForm } from '../steps/application.ts'

test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true })

/** Returns where an element begins, in pixels below the upper edge of the portal's header. */
const topOf = async (element: Locator) => {
  const header = await element.page().locator('header').first().boundingBox()
  const box = await element.boundingBox()
  return (box?.y ?? Number.NaN) - (header?.y ?? Number.NaN)
}

for (const who of ['individual-confirmed', 'individual-rapid', 'individual-declined', 'corporate-confirmed'] as const)
  test(`[D2-420] the first gap of the form is in the first window of a phone: ${who}`, async ({ page, world }) => {
    await world.enter(`new-${who}`, '/aply-info')
    const form = applicationForm(page)
    expect(await topOf(form.mobile)).toBeLessThanOrEqual(280)
    expect(await topOf(form.residentBack)).toBeLessThanOrEqual(who === 'individual-rapid' ? 410 : 400)
    expect(await topOf(form.realName)).toBeLessThanOrEqual(500)
  })

test('[D2-424] the check of a new account is in the first window of a phone', async ({ page, world }) => {
  await world.enter('applied-transfer-error', '/result-modify')
  expect(await topOf(page.getByRole('button', { name: '계좌인증' }))).toBeLessThanOrEqual(700)
})
