import { setTimeout as later } from 'node:timers/promises'
import { Script } from 'node:vm'
import { collector, type Test } from './collect.ts'
import { type Modules, moduleOf, resolve } from './modules.ts'

/** What Stryker's switches look at. */
type Switch = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: Coverage | undefined
}
type Hits = Readonly<Record<string, number>>
type Coverage = { static: Hits; perTest: Record<string, Hits> }

/** How often each mutant was reached: while the file was evaluated, and in each of its tests; and how long that took. */
export type Reached = Coverage & { readonly ms: number; readonly msOf: readonly number[] }

/** What is left to do for one mutant: some tests of a file, or the whole of it. */
export type Attempt = { readonly test: string; readonly only: readonly number[] | null; readonly hits: number }

type Compiled = (require: (asked: string) => unknown, module: { exports: unknown }, exports: unknown) => void

const TURN_MS = 25
const TURNS = 40

/**
 * A test that waits for what never comes ends when the process has had nothing to do for a second, in turns of its own:
 * on a busy machine they come later, and no sooner.
 */
const settled = async (answer: unknown): Promise<void> => {
  const over = new AbortController()
  const idle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await later(TURN_MS, undefined, { signal: over.signal })
    throw new Error('hangs')
  }
  try {
    await Promise.race([answer, idle()])
  } finally {
    over.abort()
  }
}

const runTest = async ({ steps }: Test): Promise<void> => {
  for (const step of steps) {
    const answer = step()
    if (typeof answer === 'object' && answer !== null && 'then' in answer) await settled(answer)
  }
}

/** Runs test files in this process, their modules evaluated anew each time, so that a mutant of a table is met too. */
export const makeRunner = (modules: Modules, packages: Readonly<Record<string, unknown>>) => {
  const compiled = new Map<string, Compiled>()
  const compile = (name: string): Compiled => {
    const known = compiled.get(name)
    if (known !== undefined) return known
    const code = `(function (require, module, exports) {${modules[name]?.code ?? `throw new Error('${name}')`}\n})`
    const made = new Script(code, { filename: name }).runInThisContext() as Compiled
    compiled.set(name, made)
    return made
  }

  const evaluate = (file: string): readonly Test[] => {
    const { tests, vitest } = collector()
    const evaluated = new Map<string, { exports: unknown }>()
    const load = (name: string): unknown => {
      const known = evaluated.get(name)
      if (known !== undefined) return known.exports
      const module = { exports: {} }
      evaluated.set(name, module)
      const require = (asked: string): unknown =>
        asked === 'vitest' ? vitest : (packages[asked] ?? load(resolve(name, asked)))
      compile(name)(require, module, module.exports)
      return module.exports
    }
    load(moduleOf(file))
    return tests
  }

  const state: Switch = {}
  Object.assign(globalThis, { __stryker__: state })
  const set = (next: Switch) =>
    Object.assign(state, { activeMutant: '', currentTestId: undefined, hitCount: undefined, ...next })

  return {
    /** Runs a file without a mutant; what fails then is no use against mutants. */
    measure: async (file: string): Promise<Reached> => {
      const mutantCoverage: Coverage = { static: {}, perTest: {} }
      set({ mutantCoverage })
      const started = performance.now()
      const tests = evaluate(file)
      const ms = performance.now() - started
      const msOf: number[] = []
      for (const [index, test] of tests.entries()) {
        set({ mutantCoverage, currentTestId: String(index) })
        const began = performance.now()
        await runTest(test)
        msOf.push(performance.now() - began)
      }
      return { ...mutantCoverage, ms, msOf }
    },

    /** The first of the attempts that fails with this mutant, or null where none does. */
    kill: async (mutant: string, attempts: readonly Attempt[]): Promise<string | null> => {
      for (const { test, only, hits } of attempts) {
        const mutantCoverage: Coverage = { static: {}, perTest: {} }
        set({ activeMutant: mutant, hitCount: 0, hitLimit: hits * 100, mutantCoverage })
        try {
          const tests = evaluate(test)
          for (const [index, one] of tests.entries()) if (only === null || only.includes(index)) await runTest(one)
        } catch {
          return test
        }
      }
      return null
    },
  }
}
