import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVEL_FOLDERS } from './catalogue.ts'

/** A passed test: its title, and the titles of its steps. */
export type PassedTest = { readonly file: string; readonly title: string; readonly steps: readonly string[] }

/** The results of one phase of a test run, for example of the unit tests. */
export type PhaseResults = {
  readonly passed: readonly PassedTest[]
  /** The files with a test that failed or was skipped. */
  readonly incomplete: readonly string[]
}

type RunRecord = PhaseResults & { readonly phase: string; readonly sources: string }

const FOLDER = 'node_modules/.shown'

/** Returns the digest of the sources. A run of other sources proves nothing about these sources. */
export const sourcesFingerprint = (root: string): string => {
  const hash = createHash('sha256')
  for (const folder of [...Object.values(LEVEL_FOLDERS).flat(), 'tools'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(?:tsx?|mjs|js|css|html|json|md)$/.test(name))
        hash.update(name).update(readFileSync(join(root, folder, name)))
  return hash.digest('hex')
}

/** Stores the results of a phase and replaces its earlier results. */
export const writeRunRecord = (root: string, sources: string, phase: string, results: PhaseResults): void => {
  mkdirSync(join(root, FOLDER), { recursive: true })
  const record: RunRecord = { phase, sources, ...results }
  writeFileSync(join(root, FOLDER, `${phase.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(record))
}

/** Returns the recorded results for these exact sources, one for each phase; empty if they were not run. */
export const readRunRecords = (root: string): readonly RunRecord[] => {
  let names: readonly string[]
  try {
    names = readdirSync(join(root, FOLDER))
  } catch {
    return []
  }
  const sources = sourcesFingerprint(root)
  return names
    .map((name) => JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8')) as RunRecord)
    .filter((record) => record.sources === sources)
}

export const mergeResults = (all: readonly PhaseResults[]): PhaseResults => ({
  passed: all.flatMap(({ passed }) => passed),
  incomplete: all.flatMap(({ incomplete }) => incomplete),
})
