import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applicationForm } from '../steps/application.ts'

const widthOf = (element: Locator) => element.evaluate((box) => Math.round(box.getBoundingClientRect().width))

test('[D1-641] the column of a form is 720 px wide in a wide window, and no button is wider than 320 px', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.enter('new-individual-confirmed', '/aply-info')
  await expect(applicationForm(page).cancel).toBeVisible()
  expect(await widthOf(page.locator('main form'))).toBe(720)
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect(await widthOf(button)).toBeLessThanOrEqual(320)
  await page.goto('/elig-check')
  const text = page.getByRole('main').locator('> div')
  await expect.poll(() => widthOf(text)).toBe(816)
})
