import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { timed } from '../run/page-times.ts'
import { judgeOnce, type New } from './judged-screens.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Options = { readonly except?: readonly string[] }

/** What judges, as a script. Each document that is judged reads it anew, so it has no names and words for people. */
const JUDGE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** It takes longer to read than to run, so a document is given it once. */
const giveJudge = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(JUDGE)
}

const judge = async (page: Page, what: New['what'], { except = [] }: Options) => {
  await giveJudge(page)
  const where = what === 'whole' ? null : [...what]
  const violations = await page.evaluate(
    async ({ include, tags, without }) => {
      const { axe: judging } = globalThis as unknown as { readonly axe: typeof axe }
      const found = await judging.run(include === null ? document : { include }, {
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        // Of what is right, the page need not work out where each element stands.
        resultTypes: ['violations'],
      })
      return found.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        at: nodes.map(({ target, any }) => [target.join(' '), ...any.map(({ message }) => `(${message})`)].join(' ')),
      }))
    },
    { include: where, tags: WCAG, without: [...except] },
  )
  const found = violations.map(({ rule, at }) => `${rule} at ${at.join(', ')}`)
  expect(found, `barriers on ${page.url()}`).toEqual([])
}

/**
 * Sees that the page as it stands breaks no rule of WCAG 2.2 A and AA that a program can judge. A part of a screen is
 * judged once in a run for each state, width and size of text.
 */
export const seeNoBarriers = (page: Page, options: Options = {}): Promise<void> =>
  judgeOnce(page, (what) => timed('judging barriers', page, () => judge(page, what, options)))
