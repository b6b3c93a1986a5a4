import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { timed } from '../run/page-times.ts'
import { judgeOnce, type New, PARTS } from './judged-screens.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Options = { readonly except?: readonly string[] }

/**
 * What need not lie in a landmark. That axe lets a page begin with its skip link does not help here, where the strip of the
 * fake world stands before it.
 */
const OUTSIDE_LANDMARKS = { id: 'region', options: { regionMatcher: 'dialog, svg, .skip' } }

/** What judges, as a script. Each document that is judged reads it anew, so it has no names and words for people. */
const JUDGE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
;axe.configure(${JSON.stringify({ checks: [OUTSIDE_LANDMARKS] })})`

/** It takes longer to read than to run, so a document is given it once. */
const giveJudge = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(JUDGE)
}

const judge = async (page: Page, { around, parts }: New, { except = [] }: Options) => {
  await giveJudge(page)
  const judged = PARTS.filter((part) => !parts.includes(part))
  const violations = await page.evaluate(
    async ({ whole, include, exclude, tags, without }) => {
      const { axe: judging } = globalThis as unknown as { readonly axe: typeof axe }
      const elements = (selectors: readonly string[]) =>
        selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
      const wanted = elements(include)
      // A window may stand inside a part that has been judged.
      const known = elements(exclude).filter((part) => !wanted.some((one) => part.contains(one)))
      const context = whole ? { include: [document.documentElement], exclude: known } : { include: wanted }
      // The title of a page comes with its content.
      const waiting = document.querySelector('main .skeleton') === null ? [] : ['page-has-heading-one']
      const found = await judging.run(context, {
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries([...without, ...waiting].map((rule) => [rule, { enabled: false }])),
        // Of what is right, the page need not work out where each element stands.
        resultTypes: ['violations'],
      })
      return found.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        at: nodes.map(({ target, any }) => [target.join(' '), ...any.map(({ message }) => `(${message})`)].join(' ')),
      }))
    },
    {
      whole: around,
      include: [...parts],
      exclude: judged,
      tags: RULES,
      without: [...except],
    },
  )
  const found = violations.map(({ rule, at }) => `${rule} at ${at.join(', ')}`)
  expect(found, `barriers on ${page.url()}`).toEqual([])
}

/**
 * Sees that the page as it stands breaks no rule of WCAG 2.2 A and AA that a program can judge, and none of good practice.
 * A part of a screen is judged once in a run for each state, width and size of text.
 */
export const seeNoBarriers = (page: Page, options: Options = {}): Promise<void> =>
  judgeOnce(page, (found) => timed('judging barriers', page, () => judge(page, found, options)))
