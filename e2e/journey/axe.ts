import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Elements that need no landmark. axe allows a skip link at the start of a page, but here the fake world's strip
 * precedes it.
 */
const OUTSIDE_LANDMARKS = { id: 'region', options: { regionMatcher: 'dialog, svg, a[href="#main"]' } }

const AXE_SCRIPT = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
;axe.configure(${JSON.stringify({ checks: [OUTSIDE_LANDMARKS] })})`

/**
 * Checks that the page breaks no rule of axe for WCAG 2.2 A and AA and for best practices. With `mainOnly` it leaves out
 * what surrounds the main part, and the rules about whole pages.
 */
export const seeNoAxeViolations = async (page: Page, { mainOnly = false } = {}): Promise<void> => {
  // Reading the script takes longer than running it, so each document gets it only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SCRIPT)
  const violations = await page.evaluate(
    async ({ tags, part }) => {
      const { axe: checker } = globalThis as unknown as { readonly axe: typeof axe }
      // A page that still shows its skeleton has no heading yet.
      const waiting = document.querySelector('main [data-skeleton]') === null ? [] : ['page-has-heading-one']
      const results = await checker.run(part ?? document, {
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries(waiting.map((rule) => [rule, { enabled: false }])),
        // Without this setting, axe also computes the positions of elements that pass.
        resultTypes: ['violations'],
      })
      /**
       * Returns the nodes that still fail after each target was scrolled to the middle of the window. Without
       * scrolling, a fixed bar may cover half of a target.
       */
      const stillFailing = async ({ id, nodes }: (typeof results.violations)[number]) => {
        if (id !== 'target-size') return nodes
        const small: typeof nodes = []
        for (const node of nodes) {
          const target = document.querySelector(String(node.target[0]))
          if (target === null) throw new Error(`no element for ${node.target.join(' ')}`)
          target.scrollIntoView({ block: 'center', behavior: 'instant' })
          const again = await checker.run(target, { runOnly: { type: 'rule', values: [id] } })
          small.push(...again.violations.flatMap((violation) => violation.nodes))
        }
        scrollTo({ top: 0, behavior: 'instant' })
        return small
      }
      const judged = []
      for (const violation of results.violations) {
        const nodes = await stillFailing(violation)
        if (nodes.length > 0) judged.push({ ...violation, nodes })
      }
      return judged.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        at: nodes.map(({ target, any }) => [target.join(' '), ...any.map(({ message }) => `(${message})`)].join(' ')),
      }))
    },
    { tags: RULES, part: mainOnly ? 'main' : null },
  )
  const breaches = violations.map(({ rule, at }) => `${rule} at ${at.join(', ')}`)
  expect(breaches, `barriers on ${page.url()}`).toEqual([])
}
