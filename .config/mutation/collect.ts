import { setTimeout as later } from 'node:timers/promises'
import * as vitest from 'vitest'

/** A test with the hooks of the blocks around it. */
export type Test = { readonly steps: readonly Body[] }
type Body = (...row: readonly unknown[]) => unknown
type Block = { readonly before: Body[]; readonly after: Body[] }
type Declare = (title: string, body: Body) => void

const ENVIRONMENT = { ...process.env }
const stubEnv = (name: string, value: string) => void (process.env[name] = value)
const unstubAllEnvs = () => {
  for (const name of Object.keys(process.env)) if (!(name in ENVIRONMENT)) delete process.env[name]
  Object.assign(process.env, ENVIRONMENT)
}

/** Asks again and again until it is so, for a second at least. */
const waitFor = async (see: () => unknown): Promise<unknown> => {
  for (let turn = 0; turn < 40; turn += 1)
    try {
      return await see()
    } catch {
      await later(25)
    }
  return see()
}

const spread = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row])
const each = (declare: Declare) => (rows: readonly unknown[]) => (title: string, body: Body) => {
  for (const row of rows) declare(title, () => body(...spread(row)))
}

/**
 * Stands in for Vitest while a test file is evaluated: it collects tests and runs none. `expect` and `fn` are Vitest's own.
 * A test file that asks for more than this fails before any mutant is tried.
 */
export const collector = () => {
  const tests: Test[] = []
  let blocks: readonly Block[] = [{ before: [], after: [] }]
  const describe: Declare = (_, body) => {
    const around = blocks
    blocks = [...around, { before: [], after: [] }]
    body()
    blocks = around
  }
  const it: Declare = (_, body) => {
    const around = blocks
    tests.push({
      get steps() {
        return [
          ...around.flatMap(({ before }) => before),
          body,
          ...around.toReversed().flatMap(({ after }) => after.toReversed()),
        ]
      },
    })
  }
  const hook = (when: keyof Block) => (body: Body) => void blocks.at(-1)?.[when].push(body)
  return {
    tests,
    vitest: {
      describe: Object.assign(describe, { each: each(describe) }),
      it: Object.assign(it, { each: each(it) }),
      test: Object.assign(it, { each: each(it) }),
      beforeEach: hook('before'),
      afterEach: hook('after'),
      expect: vitest.expect,
      vi: { fn: vitest.vi.fn, waitFor, stubEnv, unstubAllEnvs },
    },
  }
}
