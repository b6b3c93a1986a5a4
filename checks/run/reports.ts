import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite, JSONReportTest, JSONReportTestStep } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { ROOT } from '#tools/programs/root'
import type { PassedTest, PhaseResults } from '#tools/requirements/run-record'
import { type Phase, reportPathOf } from './phases.ts'

/** The results of a test report: how many tests failed, which passed, and which files are incomplete. */
export type PhaseReport = { readonly failed: number; readonly shown: PhaseResults }

const ofVitest = ({ testResults }: JsonTestResults): PhaseReport => {
  const files = testResults.map(({ name, status, assertionResults: tests }) => ({
    file: relative(ROOT, name),
    passed: tests.filter((test) => test.status === 'passed').map(({ fullName }) => fullName),
    failed: tests.filter((test) => test.status === 'failed').length,
    // A file that failed before its tests started counts as failed.
    isBroken: status !== 'passed' && tests.every((test) => test.status !== 'failed'),
    isWhole: status === 'passed' && tests.every((test) => test.status === 'passed'),
  }))
  return {
    failed: files.reduce((sum, { failed, isBroken }) => sum + failed + Number(isBroken), 0),
    shown: {
      passed: files.flatMap(({ file, passed }) => passed.map((title): PassedTest => ({ file, title, steps: [] }))),
      incomplete: files.flatMap(({ file, isWhole }) => (isWhole ? [] : [file])),
    },
  }
}

const stepTitles = (steps: readonly JSONReportTestStep[] = []): readonly string[] =>
  steps.flatMap(({ title, steps: within }) => [title, ...stepTitles(within)])

type Journey = PassedTest & Pick<JSONReportTest, 'status'>

const journeysIn = ({ file, specs, suites = [] }: JSONReportSuite): readonly Journey[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `e2e/${file}`,
      title,
      status,
      steps: stepTitles(results.at(-1)?.steps),
    })),
  ),
  ...suites.flatMap(journeysIn),
]

const ofPlaywright = ({ suites, errors }: JSONReport): PhaseReport => {
  const all = suites.flatMap(journeysIn)
  // A test that passed at the second try counts as passed, and the runner reports it as flaky.
  const [passed, others] = [all.filter(isPassed), all.filter((journey) => !isPassed(journey))]
  return {
    failed: others.filter(({ status }) => status === 'unexpected').length + errors.length,
    shown: { passed, incomplete: others.map(({ file }) => file) },
  }
}
const isPassed = ({ status }: Journey) => status === 'expected' || status === 'flaky'

const READERS = {
  vitest: (text: string) => ofVitest(JSON.parse(text) as JsonTestResults),
  playwright: (text: string) => ofPlaywright(JSON.parse(text) as JSONReport),
} as const

/** Returns the results of a phase; null if it runs no tests or has no report. */
export const readPhaseReport = (phase: Phase): PhaseReport | null =>
  phase.tests !== undefined && existsSync(reportPathOf(phase))
    ? READERS[phase.tests](readFileSync(reportPathOf(phase), 'utf8'))
    : null
