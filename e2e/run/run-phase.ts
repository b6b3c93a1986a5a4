import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { PassedTest, Shown } from '../requirements/run-record.ts'
import { type Phase, root } from './phases.ts'
import { watchProcessorTime } from './processor-time.ts'
import type { Failure, TestEvent } from './test-events.ts'

/** How far a phase has come. */
export type Progress = { done: number; total: number; of: 'files' | 'tests'; tests: number; failed: number }

/** How a phase ended. One that runs no tests counts as one itself. */
export type Outcome = {
  readonly phase: Phase
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  /** Titles of what passed, and the files in which not all did. */
  readonly shown: Shown
  /** What failed at its first try and passed at its second: a defect, though not of this change. */
  readonly unsteady: readonly Failure[]
  readonly seconds: number
  /** Processor seconds by what they were spent on; empty unless they were asked for. */
  readonly spent: readonly (readonly [string, number])[]
}

export const logs = join(root, 'node_modules/.reports')

const LAST_LINES = 40
/** What tells both test runners that there may be no test to run. */
const MAY_BE_EMPTY = /^--pass-?with-?no-?tests$/i

type Counts = {
  passed: number
  skipped: number
  failures: Failure[]
  unsteady: Failure[]
  readonly shown: { readonly passed: PassedTest[]; readonly incomplete: string[] }
}

const follow = (event: TestEvent, progress: Progress, counts: Counts) => {
  if (event.is === 'begin') Object.assign(progress, { total: event.total, of: event.of })
  if (event.is === 'fileEnd') progress.done += 1
  if (event.is === 'passed') {
    counts.passed += 1
    counts.shown.passed.push(event.test)
  }
  if (event.is === 'skipped') {
    counts.skipped += 1
    counts.shown.incomplete.push(event.file)
  }
  if (event.is === 'failed') {
    counts.failures.push(event.failure)
    counts.shown.incomplete.push(event.failure.file.replace(/:\d+$/, ''))
  }
  if (event.is === 'unsteady') counts.unsteady.push(event.failure)
  if (event.is === 'passed' || event.is === 'failed') {
    progress.tests += 1
    if (progress.of === 'tests') progress.done += 1
  }
  progress.failed = counts.failures.length
}

/** Runs a phase to its end. What it prints goes to a file, and is shown where it failed without telling of a test. */
export const runPhase = async (
  phase: Phase,
  progress: Progress,
  { times }: { readonly times: boolean },
): Promise<Outcome> => {
  const started = performance.now()
  const counts: Counts = { passed: 0, skipped: 0, failures: [], unsteady: [], shown: { passed: [], incomplete: [] } }
  const [command = '', ...parameters] = phase.command
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...phase.env, ...(phase.tests && { TEST_EVENTS: '1' }), ...(times && { E2E_TIMES: logs }) },
  })
  const watch = times && child.pid !== undefined ? watchProcessorTime(child.pid) : null
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => printed.push(String(text)))
  createInterface({ input: child.stdio[3] as Readable }).on('line', (line) =>
    follow(JSON.parse(line) as TestEvent, progress, counts),
  )
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      printed.push(String(error))
      resolve(null)
    })
    child.once('close', resolve)
  })
  const log = join(logs, `${phase.name.replaceAll(' ', '-')}.log`)
  mkdirSync(logs, { recursive: true })
  writeFileSync(log, printed.join(''))
  // A phase that ended badly although each of its tests passed has failed itself; so has one without a test.
  const isBad = code !== 0 && counts.failures.length === 0
  const isEmpty = phase.tests === true && counts.passed + counts.failures.length === 0
  if (isBad || (isEmpty && !phase.command.some((part) => MAY_BE_EMPTY.test(part))))
    counts.failures.push({
      file: relative(root, log),
      title: code === 0 ? 'ran no test' : `ended with ${code ?? 'an error'}`,
      message: printed.join('').split('\n').slice(-LAST_LINES).join('\n').trim(),
    })
  else if (phase.tests !== true) counts.passed += 1
  return { phase, ...counts, seconds: (performance.now() - started) / 1000, spent: watch?.stop() ?? [] }
}
