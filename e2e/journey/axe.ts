import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { timed } from '../run/page-times.ts'
import { judgeOnce, type New } from './judged-screens.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Options = { readonly except?: readonly string[] }

const judge = async (page: Page, what: New['what'], options: Options) => {
  // Of what is right, the page need not work out where each element stands.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .setLegacyMode(true)
  if (what !== 'whole') for (const part of what) builder.include(part)
  const { violations } = await builder.disableRules([...(options.except ?? [])]).analyze()
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} at ${nodes.map(({ target, any }) => [target.join(' '), ...any.map(({ message }) => `(${message})`)].join(' ')).join(', ')}`,
  )
  expect(found, `barriers on ${page.url()}`).toEqual([])
}

/**
 * Sees that the page as it stands breaks no rule of WCAG 2.2 A and AA that a program can judge. A part of a screen is
 * judged once in a run for each state, width and size of text.
 */
export const seeNoBarriers = (page: Page, options: Options = {}): Promise<void> =>
  judgeOnce(page, (what) => timed('judging barriers', page, () => judge(page, what, options)))
