import type { BrowserContext } from '@playwright/test'

/** The rules that were evaluated, by the URL of the page. */
export type RecordedRules = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Matches each place in a script of the portal that makes a decision. The place contains the id of the rule's row, in a
 * variable with any name.
 */
const DECISION = /because:\{rule:([^,{}]+),ref:/g

/**
 * Records every rule that a page of the context calls, by its prefix (`NP`). The recording code is added to the scripts
 * on their way to the browser, so that the product needs no code for it.
 */
export const recordRules = async (context: BrowserContext): Promise<RecordedRules> => {
  const noted = new Map<string, Set<string>>()
  await context.exposeBinding('tellRule', (_, path: string, rule: string) => {
    noted.set(path, (noted.get(path) ?? new Set()).add(rule))
  })
  await context.addInitScript(() => {
    const told = new Set<string>()
    const all = globalThis as unknown as {
      noteRule: (id: string) => string
      tellRule: (path: string, rule: string) => Promise<void>
    }
    all.noteRule = (id) => {
      const [path, rule] = [location.pathname, id.split('-', 1)[0] ?? '']
      if (told.size < told.add(`${path} ${rule}`).size) void all.tellRule(path, rule)
      return id
    }
  })
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    const body = (await response.text()).replaceAll(DECISION, 'because:{rule:globalThis.noteRule($1),ref:')
    await route.fulfill({ status: response.status(), headers, body })
  })
  return noted
}
