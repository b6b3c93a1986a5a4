import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Sees that the page as it stands breaks no rule of WCAG 2.2 A and AA that a program can judge. */
export const seeNoBarriers = async (page: Page, options: { readonly except?: readonly string[] } = {}) => {
  const builder = new AxeBuilder({ page }).withTags(WCAG).setLegacyMode(true)
  const { violations } = await builder.disableRules([...(options.except ?? [])]).analyze()
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} at ${nodes.map(({ target, any }) => [target.join(' '), ...any.map(({ message }) => `(${message})`)].join(' ')).join(', ')}`,
  )
  expect(found, `barriers on ${page.url()}`).toEqual([])
}
