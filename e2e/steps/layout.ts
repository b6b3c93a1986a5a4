import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** Checks that nothing is wider than the screen, after the styles have loaded. */
export const seeNoOverflow = (page: Page, what: string) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0)
