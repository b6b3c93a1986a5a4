// `npm test`: every check of the project, all of them even when one fails. Ends with one line, `N passed, N failed`, in
// which each check counts as one and each test as one; exit status 1 where anything failed.
//   --times               where the processor's time went
//   --changed [revision]  what a change most likely has broken: that of the work tree, or all since a revision
//   lint types …          these checks alone
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { whatWasShown } from '../requirements/proved.ts'
import { fingerprintOf, keepRecord } from '../requirements/run-record.ts'
import { phasesOfChange } from './changed.ts'
import { pageTimes } from './page-times.ts'
import { type Phase, root, WHOLE } from './phases.ts'
import { say, sayFailures, sayProofs, sayOutcome, sayTimes, showProgress } from './print.ts'
import { logs, type Outcome, type Progress, runPhase } from './run-phase.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
})
const { times, changed } = values
const isChosen = ({ name }: Phase) => positionals.length === 0 || positionals.includes(name)
const change = changed ? phasesOfChange(positionals[0]) : null
const chosen = change?.phases ?? WHOLE.map((group) => group.filter(isChosen))

rmSync(logs, { recursive: true, force: true })
const started = performance.now()
const running = new Map<string, Progress>()
const hideProgress = showProgress(running)

const run = async (phase: Phase): Promise<Outcome> => {
  const progress: Progress = { done: 0, total: 0, of: 'tests', tests: 0, failed: 0 }
  running.set(phase.name, progress)
  const outcome = await runPhase(phase, progress, { times })
  running.delete(phase.name)
  sayOutcome(outcome)
  return outcome
}

const sources = fingerprintOf(root)
const outcomes: Outcome[] = []
for (const group of chosen) outcomes.push(...(await Promise.all(group.map(run))))
hideProgress()

// Of a part of the tests nobody could say what is not proved, and what a part has shown would stand for the whole phase.
const withTests = outcomes.filter(({ phase }) => phase.tests === true && !changed)
for (const { phase, shown } of withTests) keepRecord(root, sources, phase.name, shown)

sayFailures(outcomes)
if (times) sayTimes(outcomes, pageTimes(logs))
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0)
if (positionals.length === 0 && !changed)
  sayProofs(
    whatWasShown(
      root,
      withTests.map(({ shown }) => shown),
    ),
  )
if (change !== null && change.further > 0)
  say(`\n${change.further} files of tests stand on this from further away: npm test runs them too`)
say(`\nin ${((performance.now() - started) / 1000).toFixed(0)} s`)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
