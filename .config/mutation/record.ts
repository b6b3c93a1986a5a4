import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fate } from './hunt.ts'
import type { Mutant } from './instrument.ts'
import { digestOf, type Layer, root, sourcesOf, textOf } from './sources.ts'

/** What the last run of a file's mutants said; `digest` tells whether it still holds, `tests` are those that killed. */
export type Score = {
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
  readonly survived: number
  readonly digest: string
  readonly tests: readonly string[]
}

/** By file, from the root of the repository on. */
export type MutationRecord = Readonly<Record<string, Score>>

/**
 * Mutants that no test can tell from the original: where they stand, by their file and the line in which they begin, what is
 * changed there, and why nothing answers otherwise.
 */
export type Equivalent = {
  readonly file: string
  readonly line: string
  readonly because: string
  readonly changes: readonly (readonly [from: string, to: string])[]
}

const EQUIVALENTS = JSON.parse(textOf('e2e/requirements/mutation-equivalents.json')) as readonly Equivalent[]

const RECORD = join(root, 'e2e/requirements/mutation.json')

export const readRecord = (): MutationRecord =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as MutationRecord) : {}

/** One line a file, in the order of their names: two changes of different files do not meet. */
export const writeRecord = (record: MutationRecord): void => {
  const lines = Object.keys(record)
    .toSorted()
    .map((file) => `  ${JSON.stringify(file)}: ${JSON.stringify(record[file])}`)
  writeFileSync(RECORD, `{\n${lines.join(',\n')}\n}\n`)
}

/** Of those that can be killed at all. */
export const shareKilled = (scores: readonly Pick<Score, 'killed' | 'survived'>[]): number => {
  const killed = scores.reduce((all, score) => all + score.killed, 0)
  const survived = scores.reduce((all, score) => all + score.survived, 0)
  return killed + survived === 0 ? 1 : killed / (killed + survived)
}

const isThe = (mutant: Mutant, { file, line, changes }: Equivalent): boolean =>
  mutant.file === file && mutant.text === line && changes.some(([from, to]) => mutant.from === from && mutant.to === to)

/** A mutant that answers as the original does, whatever is asked. */
export const equivalentOf = (mutant: Mutant): Equivalent | undefined => EQUIVALENTS.find((one) => isThe(mutant, one))

/** Survivors for which a test is missing. */
export const survivorsOf = (fates: readonly Fate[]): readonly Mutant[] =>
  fates
    .filter(({ killer, mutant }) => killer === null && equivalentOf(mutant) === undefined)
    .map(({ mutant }) => mutant)

/** Entries of the list of equivalents, of these files, that no surviving mutant answers to any more. */
export const outdatedEquivalents = (fates: readonly Fate[]): readonly Equivalent[] => {
  const files = new Set(fates.map(({ mutant }) => mutant.file))
  return EQUIVALENTS.filter(
    (one) => files.has(one.file) && !fates.some(({ mutant, killer }) => killer === null && isThe(mutant, one)),
  )
}

export const scoresOf = (files: readonly string[], fates: readonly Fate[]): MutationRecord =>
  Object.fromEntries(
    files.map((file) => {
      const own = fates.filter(({ mutant }) => mutant.file === file)
      const tests = [...new Set(own.flatMap(({ killer }) => killer ?? []))].toSorted()
      const survived = survivorsOf(own).length
      const killed = own.filter(({ killer }) => killer !== null).length
      const equivalent = own.length - killed - survived
      return [file, { mutants: own.length, killed, equivalent, survived, digest: digestOf(file, tests), tests }]
    }),
  )

/** Files that are new, or have changed themselves or in their tests, since their mutants were run. */
export const changedFiles = (layer: Layer, record: MutationRecord): readonly string[] =>
  sourcesOf(layer).filter((file) => {
    const known = record[file]
    return known === undefined || known.digest !== digestOf(file, known.tests)
  })

export const isOf = (layer: Layer, file: string): boolean => file.startsWith(`${layer.name}/`)
