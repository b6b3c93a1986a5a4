// `npm test` runs every check of the project and the first tier of the journeys. `npm run test:all` runs all journeys,
// tries the documented commands, and checks that every requirement is proved. Everything runs, even after a failure.
// The last line is `N passed, N failed` and counts each check and each test as one. Exits with 1 if anything failed,
// or, with all journeys, if a level of a requirement is not proved.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { readCommandLine, stopWith } from '#tools/programs/command-line'
import { ROOT } from '#tools/programs/root'
import { sourcesFingerprint, writeRunRecord, type PhaseResults } from '#tools/requirements/run-record'
import { changedFiles, filesToTest } from './changed-files.ts'
import { journeysOf } from './journeys-of.ts'
import {
  BROWSER_PHASE,
  BUILD_PHASE,
  FIRST_TIER_TAG,
  makeJourneysPhase,
  LINT_PHASE,
  type Phase,
  reportPathOf,
  REPORTS_FOLDER,
  TYPES_PHASE,
  makeUnitsPhase,
  phaseGroupsOfTier,
} from './phases.ts'
import { type PhaseReport, readPhaseReport } from './reports.ts'
import { waitForExit } from './wait-for-exit.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

const USAGE = `npm test -- [options] [phases], npm run test:all
  lint types …          these phases alone
  --changed [revision]  types, lint, and the tests of what the work tree, or all since a revision, has changed
  --times               processor seconds of the machine during each group of phases
  --list                says what would run
  --help                prints this text`
const flag = { type: 'boolean', default: false } as const
const { values: options, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { all: flag, changed: flag, times: flag, list: flag },
})

/** Returns the files changed since a revision; ends the run if the revision is unknown. */
const changedSince = (revision: string): readonly string[] => {
  try {
    return changedFiles(revision)
  } catch (cause) {
    return stopWith(`--changed takes a revision of git, not ${revision} (${String(cause)})`)
  }
}

const phasesOfChange = (since = 'HEAD'): readonly (readonly Phase[])[] => {
  const changes = changedSince(since)
  const files = filesToTest(changes)
  const concepts = [...new Set(changes.flatMap(journeysOf))]
  const tests =
    files === null
      ? makeUnitsPhase('unit tests')
      : makeUnitsPhase('unit tests', 'related', ...files, '--passWithNoTests')
  return [
    [BUILD_PHASE, BROWSER_PHASE, TYPES_PHASE],
    [LINT_PHASE],
    files?.length === 0 ? [] : [tests],
    concepts.length === 0 ? [] : [makeJourneysPhase(...concepts)],
  ]
}

const whole = phaseGroupsOfTier(options.all ? 'all' : 'first')

const groups = options.changed
  ? phasesOfChange(positionals[0])
  : whole.map((group) => group.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))

const PHASES = whole.flatMap((group) => group.map(({ name }) => name))
const unknownPhase = options.changed ? undefined : positionals.find((name) => !PHASES.includes(name))
if (unknownPhase !== undefined) stopWith(`No phase ${unknownPhase}. There are: ${PHASES.join(', ')}`)

if (options.list) {
  for (const { name, command } of groups.flat()) print(`${name}: ${command.slice(1).join(' ')}`)
  process.exit(0)
}

type Outcome = { readonly phase: Phase; readonly code: number | null; readonly result: PhaseReport | null }

/**
 * Runs a phase. Always prints the output of a test runner, and prints the output of a check only if the check fails.
 */
const run = async (phase: Phase): Promise<Outcome> => {
  const phaseStartedAt = performance.now()
  const [command = '', ...parameters] = phase.command
  const environment = options.all ? { E2E_BEHIND: 'nginx' } : {}
  const env = { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPathOf(phase) }
  const child = spawn(command, parameters, {
    cwd: ROOT,
    env,
    stdio: phase.tests === undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const { code, text } = await waitForExit(child)
  const seconds = ((performance.now() - phaseStartedAt) / 1000).toFixed(1)
  print(`${code === 0 ? 'ok  ' : 'FAIL'} ${phase.name.padEnd(20)} ${seconds.padStart(7)} s`)
  if (code !== 0) print(text)
  return { phase, code, result: readPhaseReport(phase) }
}

/**
 * Returns the processor seconds of all processes of this machine. On an otherwise idle machine, the difference between
 * two results is the time that a group of phases used.
 */
const worked = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000

rmSync(REPORTS_FOLDER, { recursive: true, force: true })
mkdirSync(REPORTS_FOLDER, { recursive: true })
const startedAt = performance.now()
const sources = sourcesFingerprint(ROOT)
const outcomes: Outcome[] = []
for (const group of groups) {
  const before = worked()
  outcomes.push(...(await Promise.all(group.map(run))))
  if (options.times && group.length > 0)
    print(`     ${(worked() - before).toFixed(1)} processor seconds: ${group.map(({ name }) => name).join(', ')}`)
}

const passesOf = ({ phase, code, result }: Outcome): number =>
  phase.tests === undefined ? Number(code === 0) : (result?.shown.passed.length ?? 0)

/**
 * Returns the number of failures of a phase. A phase without a failed test counts as one failure if it ended with an
 * error, or if it should have run tests and ran none.
 */
const failuresOf = (outcome: Outcome): number => {
  const { phase, code, result } = outcome
  const failures = result?.failed ?? 0
  if (failures > 0) return failures
  const ranNone = passesOf(outcome) === 0 && !phase.command.includes('--passWithNoTests')
  return code !== 0 || ranNone ? 1 : 0
}

const phaseResults = outcomes.flatMap(({ phase, result }): readonly (readonly [Phase, PhaseResults])[] =>
  result === null || options.changed ? [] : [[phase, result.shown]],
)
// Stores the results of journeys only if all journeys were run, because the results of the first tier would replace the
// results of the other journeys.
for (const [phase, results] of phaseResults)
  if (phase.tests === 'vitest' || options.all) writeRunRecord(ROOT, sources, phase.name, results)

const isWhole = options.all && positionals.length === 0
/** Prints how many levels of requirements are proved, and which are not; returns whether all are proved. */
const printProved = async (): Promise<boolean> => {
  // Loaded only here, because `--help` and `--list` would spend most of their time loading it.
  const { countLevels, readRequirementsWithGaps } = await import('#tools/requirements/proved')
  const requirements = readRequirementsWithGaps(
    ROOT,
    phaseResults.map(([, resultsOfPhase]) => resultsOfPhase),
  )
  const { claimed, proved } = countLevels(requirements)
  print(`\n${proved} of ${claimed} levels of requirements are proved by tests that passed`)
  for (const { id, missing: levels, text } of requirements)
    if (levels.length > 0) print(`     ${id} not at ${levels.join(', ')}: ${text.slice(0, 100)}`)
  return requirements.every(({ missing }) => missing.length === 0)
}
const isProved = !isWhole || (await printProved())
const failedCount = outcomes.reduce((sum, outcome) => sum + failuresOf(outcome), 0)
const passed = outcomes.reduce((sum, outcome) => sum + passesOf(outcome), 0)
print(`\nin ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
if (!options.all && !options.changed && positionals.length === 0) {
  const list = [
    ...makeJourneysPhase('--list')
      .command.slice(1)
      .filter((part) => !part.startsWith('--reporter')),
    '--grep-invert',
  ]
  const { stdout } = spawnSync(process.execPath, [...list, FIRST_TIER_TAG], { cwd: ROOT, encoding: 'utf8' })
  print(`${/Total: (\d+) tests?/.exec(stdout)?.[1] ?? 'some'} journeys are left to npm run test:all`)
}
print(`${passed} passed, ${failedCount} failed`)
process.exitCode = failedCount === 0 && isProved ? 0 : 1
