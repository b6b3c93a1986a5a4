import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** Returns an article by its id, because the role query would compute the names of all articles of the book. */
export const articleOfBook = (page: Page, id: string) => page.locator(`article[id="${id}"]`)

/** Waits until the rule book on the screen shows its articles. */
export const waitForRuleBook = async (page: Page) => {
  // By elements, because a role query examines every element of the book each time.
  await expect(page.locator('h1')).toHaveText('규칙집')
  // The articles are rendered after the heading, which takes long on a busy machine.
  await expect(page.locator('article').first()).toBeAttached({ timeout: 120_000 })
}
