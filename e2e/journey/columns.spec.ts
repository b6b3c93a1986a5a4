import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applicationForm } from '../steps/application.ts'

const widthOf = (element: Locator) => element.evaluate((box) => Math.round(box.getBoundingClientRect().width))

test('[D1-641] [D1-870] the column of a form is 720 px wide in a wide window, and no button is wider than a field', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.enter('new-individual-confirmed', '/aply-info')
  await expect(applicationForm(page).cancel).toBeVisible()
  const form = page.locator('main form')
  expect(await widthOf(form)).toBe(720)
  expect((await form.boundingBox())?.x).toBe((1280 - 720) / 2)
  // The widest button is the check below the resident number, which is as wide as the boxes of the number. [D2-682]
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect(await widthOf(button)).toBeLessThanOrEqual(324)
  await page.goto('/elig-check')
  const text = page.getByRole('main').locator('> div')
  await expect.poll(() => widthOf(text)).toBe(816)
  expect((await text.boundingBox())?.x).toBe((1280 - 816) / 2)
})
