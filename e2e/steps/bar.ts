import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

export const actionBar = (page: Page) => page.locator('[data-action-bar]')

/** Checks that the bar is completely in the window before the page is scrolled. [D2-172] */
export const seeActionBarInWindow = async (page: Page) => {
  await expect(actionBar(page)).toBeVisible()
  const { bottom, height, scrolled } = await actionBar(page).evaluate((bar) => ({
    bottom: bar.getBoundingClientRect().bottom,
    height: innerHeight,
    scrolled: scrollY,
  }))
  expect(scrolled).toBe(0)
  expect(bottom).toBeLessThanOrEqual(height)
}

/**
 * Makes a form with missing entries run its checks: presses the button of the next missing entry, which goes there, and
 * presses it again. [D2-568]
 */
export const pressNextTwice = async (page: Page) => {
  const next = actionBar(page).getByRole('button').last()
  await next.click()
  await next.click()
}

/**
 * Presses the required button of a form. If only an item is missing that the person may leave out, presses the button
 * of this item twice instead. [D2-568]
 */
export const pressRequired = async (page: Page, required: Locator, dispensable: string) => {
  const next = actionBar(page).getByRole('button', { name: `${dispensable} 올리기` })
  await expect(required.or(next)).toBeVisible()
  if (await next.isVisible()) await pressNextTwice(page)
  else await required.click()
}
