import type { Page } from '@playwright/test'
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
 * Makes a form with missing entries run its checks. The first press may only go to the next missing entry; the second
 * one runs the checks. [D1-994] [D1-1005]
 */
export const pressNextTwice = async (page: Page) => {
  const next = actionBar(page).getByRole('button').last()
  await next.click()
  await next.click()
}
