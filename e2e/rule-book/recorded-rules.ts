import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { makeServer } from '#server/server'
import { ROOT } from '#tools/programs/root'

/** The rules that were evaluated, by the URL of the page. */
export type RecordedRules = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Matches each place in a script of the portal that makes a decision. The place contains the id of the rule's row, in a
 * variable with any name.
 */
const DECISION = /because:\{rule:([^,{}]+),ref:/g

/**
 * Starts the portal with a copy of the build whose scripts record each decision, so that the product needs no code for
 * it. Scripts replaced on their way to the browser would be sent again, and compiled again, for every page.
 */
export const startRecordingPortal = async (): Promise<{
  readonly url: string
  readonly close: () => Promise<void>
}> => {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'))
  const dist = join(folder, 'dist')
  cpSync(join(ROOT, 'dist'), dist, { recursive: true })
  symlinkSync(join(ROOT, 'build'), join(folder, 'build'))
  const assets = join(dist, 'assets')
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(join(assets, name), 'utf8')
    const recording = script.replaceAll(DECISION, 'because:{rule:globalThis.noteRule($1),ref:')
    if (recording === script) continue
    writeFileSync(join(assets, name), recording)
    // The server sends a compressed copy, if there is one, instead of the script.
    for (const ending of ['br', 'gz']) rmSync(join(assets, `${name}.${ending}`), { force: true })
  }
  const server = await makeServer({ dist })
  const { portal } = await server.listen(0)
  return {
    url: portal,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Records every rule that a page of the recording portal calls in this context, by its prefix (`NP`). */
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
  return rulesByPath
}
