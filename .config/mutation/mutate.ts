// `npm run mutate`: changes the rules in every way that Stryker knows, one at a time, and tells which change no test notices.
//   (nothing)               all files of both layers; keeps the scores in e2e/requirements/mutation.json
//   src-domain src-app/…    these layers, folders or files
//   -- --changed            what has changed since it was last run, itself or in its tests
//   -- --sample 40          that many mutants of six files that have changed, drawn by their text; keeps nothing
import { parseArgs } from 'node:util'
import { hunt } from './hunt.ts'
import type { Mutant } from './instrument.ts'
import { processorSecondsOfWorkers } from './pool.ts'
import { sayFates, sayProgress, sayScores } from './print.ts'
import {
  changedFiles,
  isOf,
  type MutationRecord,
  outdatedEquivalents,
  readRecord,
  scoresOf,
  shareKilled,
  survivorsOf,
  writeRecord,
} from './record.ts'
import { drawn, sampleSize } from './sample.ts'
import { LAYERS, type Layer, sourcesOf, testsOf, textOf } from './sources.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, sample: { type: 'string' } },
})
/** How many of the changed files a sample looks at. */
const FILES = 6
const limit = values.sample === undefined ? null : sampleSize(values.sample)
const isAsked = (file: string) =>
  positionals.length === 0 ||
  positionals.some((asked) => file === asked || file.startsWith(`${asked.replace(/\/$/, '')}/`))

/** Of a sample those that killed mutants of these files before, and those beside them. */
const testsFor = (layer: Layer, files: readonly string[], record: MutationRecord): readonly string[] => {
  if (limit === null) return testsOf(layer)
  const known = new Set(files.flatMap((file) => [...(record[file]?.tests ?? []), file.replace(/\.ts$/, '.test.ts')]))
  return testsOf(layer).filter((test) => known.has(test))
}

const run = async (layer: Layer): Promise<boolean> => {
  const record = readRecord()
  const all = (values.changed || limit !== null ? changedFiles(layer, record) : sourcesOf(layer)).filter(isAsked)
  const recorded = all.filter((file) => record[file] !== undefined)
  const files = limit === null ? all : drawn(recorded, FILES, textOf)
  if (files.length === 0) {
    console.log(`${layer.name}: nothing to do`)
    return true
  }
  const choose = (mutants: readonly Mutant[]) =>
    limit === null ? mutants : drawn(mutants, limit, ({ text, from, to }) => `${text}\n${from}\n${to}`)
  if (limit !== null) console.log(`${layer.name}: a sample of ${files.join(', ')}`)
  const fates = await hunt(files, testsFor(layer, files, record), { choose, progress: sayProgress(layer.name) })
  const survivors = survivorsOf(fates)
  sayFates(fates, survivors)
  if (limit !== null) return 1 - survivors.length / Math.max(1, fates.length) >= layer.sample
  const scores = scoresOf(files, fates)
  const sources = new Set(sourcesOf(layer))
  const kept = Object.entries({ ...readRecord(), ...scores }).filter(
    ([file]) => !isOf(layer, file) || sources.has(file),
  )
  writeRecord(Object.fromEntries(kept))
  const fallen = sayScores(scores, record)
  const outdated = outdatedEquivalents(fates)
  for (const { file, line } of outdated) console.log(`not equivalent any more, or killed: ${file}: ${line}`)
  return (
    fallen.length === 0 &&
    outdated.length === 0 &&
    shareKilled(kept.filter(([file]) => isOf(layer, file)).map(([, score]) => score)) >= layer.whole
  )
}

const good: boolean[] = []
for (const layer of LAYERS) good.push(await run(layer))
const { user, system } = process.cpuUsage()
console.log(`${((user + system) / 1e6 + processorSecondsOfWorkers()).toFixed(0)} processor seconds`)
process.exitCode = good.every(Boolean) ? 0 : 1
