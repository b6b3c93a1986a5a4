import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { ROOT } from '#tools/programs/root'

/** The rules that were evaluated, by the URL of the page. */
export type RecordedRules = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Matches each place in a script of the portal that makes a decision. The place contains the id of the rule's row, in a
 * variable with any name.
 */
const DECISION = /because:\{rule:([^,{}]+),ref:/g

const ASSETS = join(ROOT, 'dist/assets')

/** Returns the scripts that make decisions, by file name, each with recording code added. */
const readRecordingScripts = (): ReadonlyMap<string, string> => {
  const scripts = new Map<string, string>()
  for (const name of readdirSync(ASSETS).filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(join(ASSETS, name), 'utf8')
    const recording = script.replaceAll(DECISION, 'because:{rule:globalThis.noteRule($1),ref:')
    if (recording !== script) scripts.set(name, recording)
  }
  return scripts
}

/**
 * Records every rule that a page of the context calls, by its prefix (`NP`). The recording code is added to the scripts
 * on their way to the browser, so that the product needs no code for it.
 */
export const recordRules = async (context: BrowserContext): Promise<RecordedRules> => {
  const rulesByPath = new Map<string, Set<string>>()
  await context.exposeBinding('tellRule', (_, path: string, rule: string) => {
    rulesByPath.set(path, (rulesByPath.get(path) ?? new Set()).add(rule))
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
  for (const [name, body] of readRecordingScripts())
    await context.route(`**/assets/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  return rulesByPath
}
