import { instrument, type Mutant } from './instrument.ts'
import { makeModules, moduleOf, type Modules, reachedFrom } from './modules.ts'
import { killAll, measureAll, type Task } from './pool.ts'
import type { Attempt, Reached } from './run-tests.ts'

/** A mutant and the test file that fails with it, null where none does. */
export type Fate = { readonly mutant: Mutant; readonly killer: string | null }

type Chance = Attempt & { readonly ms: number }

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** What a test file can do against a mutant: all of it where the mutant is met while the file is evaluated. */
const chanceOf = (id: string, test: string, { ms, msOf, static: always, perTest }: Reached): readonly Chance[] => {
  const inTests = Object.entries(perTest).flatMap(([index, hits]) => {
    const times = hits[id]
    return times === undefined ? [] : [{ index: Number(index), times }]
  })
  const hits = (always[id] ?? 0) + sum(inTests.map(({ times }) => times))
  if (hits === 0) return []
  const only = always[id] === undefined ? inTests.map(({ index }) => index) : null
  return [{ test, only, hits, ms: ms + sum(only?.map((index) => msOf[index] ?? 0) ?? msOf) }]
}

/** Direct tests come five times as cheap: they mostly kill. */
const chancesOf = (
  { id, file }: Mutant,
  modules: Modules,
  reached: ReadonlyMap<string, Reached>,
): readonly Attempt[] => {
  const price = ({ test, ms }: Chance) => (modules[moduleOf(test)]?.imports.includes(moduleOf(file)) ? ms / 5 : ms)
  return [...reached]
    .flatMap(([test, what]) => chanceOf(id, test, what))
    .toSorted((one, other) => price(one) - price(other))
    .map(({ test, only, hits }) => ({ test, only, hits }))
}

/** What of many mutants is tried. */
type Choice = (mutants: readonly Mutant[]) => readonly Mutant[]

/**
 * Tries the mutants of some files against some tests. Those that survive are tried once more in new processes.
 */
export const hunt = async (
  files: readonly string[],
  tests: readonly string[],
  {
    choose = (all) => all,
    progress = () => undefined,
  }: { choose?: Choice; progress?: (fate: Fate, done: number, of: number) => void },
): Promise<readonly Fate[]> => {
  const { mutants, texts } = await instrument(files)
  const chosen = choose(mutants)
  const modules = await makeModules(tests, texts)
  const wanted = new Set(files.map(moduleOf))
  const useful = tests.filter((test) => [...reachedFrom(modules, moduleOf(test))].some((name) => wanted.has(name)))
  const reached = await measureAll(modules, useful)
  const killers = new Map<string, string | null>()
  const mutantOf = new Map(chosen.map((mutant) => [mutant.id, mutant]))
  const tasks: readonly Task[] = chosen.map((mutant) => ({
    mutant: mutant.id,
    attempts: chancesOf(mutant, modules, reached),
  }))
  await killAll(modules, tasks, (mutant, killer) => {
    killers.set(mutant, killer)
    const told = mutantOf.get(mutant)
    if (told !== undefined) progress({ mutant: told, killer }, killers.size, chosen.length)
  })
  const alive = tasks.filter(({ mutant, attempts }) => killers.get(mutant) === null && attempts.length > 0)
  await killAll(modules, alive, (mutant, killer) => killers.set(mutant, killer))
  return chosen.map((mutant) => ({ mutant, killer: killers.get(mutant.id) ?? null }))
}
