#!/usr/bin/env node
// `npm test`: every check of the project, one after the other, all of them even when one fails. Ends with one line,
// `N passed, N failed`, in which each check counts as one and each test as one; exit status 1 where anything failed.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'node_modules/.reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const started = performance.now()
const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`
const say = (line) => process.stdout.write(`${line}\n`)

/** Runs a command with its output streaming through; answers whether it ended well. */
const run = (command, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Every test of a report of Playwright with its full title, whatever the depth of the groups it stands in. */
const browserTests = (suites, above = []) =>
  suites.flatMap((suite) => {
    const titles = [...above, suite.title].filter((title) => title !== '')
    return [
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests.map((test) => ({ title: [...titles, spec.title].join(' › '), status: test.status })),
      ),
      ...browserTests(suite.suites ?? [], titles),
    ]
  })

/** Counts of a report, and the titles of what failed; null where there is no report to read. */
const COUNTS = {
  unit: () => {
    const report = readReport(unitReport)
    if (report === null) return null
    const tests = report.testResults.flatMap((file) => file.assertionResults)
    const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    const failed = tests.filter((test) => test.status === 'failed')
    return {
      passed: tests.filter((test) => test.status === 'passed').length,
      failures: [...failed.map((test) => test.fullName), ...broken.map((file) => file.name.replace(`${root}/`, ''))],
    }
  },
  browser: () => {
    const report = readReport(browserReport)
    if (report === null) return null
    const tests = browserTests(report.suites)
    return {
      passed: tests.filter((test) => test.status === 'expected').length,
      failures: [
        ...tests.filter((test) => test.status === 'unexpected' || test.status === 'flaky').map((test) => test.title),
        ...report.errors.map((error) => String(error.message ?? error).split('\n')[0]),
      ],
    }
  },
}

/** In this order, because tests of units and the build are quick to say what a browser would say slowly. */
const STEPS = [
  { name: 'format', command: 'npm run --silent format' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent typecheck' },
  {
    name: 'unit tests',
    command: `npx vitest run --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
    counts: COUNTS.unit,
  },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'browser', command: 'node e2e/ensure-chromium.mjs' },
  {
    name: 'browser tests',
    command: 'npx playwright test -c e2e --reporter=list,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    counts: COUNTS.browser,
  },
]

const only = process.argv.slice(2)
const results = []
for (const step of STEPS.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const from = performance.now()
  say(`\n── ${step.name} ${'─'.repeat(Math.max(0, 76 - step.name.length))}`)
  const ok = await run(step.command, step.env)
  const counts = step.counts?.() ?? null
  const failures = counts?.failures ?? []
  // A step that ended badly although each of its tests passed has failed itself.
  const own = step.counts === undefined || counts === null || (!ok && failures.length === 0)
  results.push({
    name: step.name,
    passed: (counts?.passed ?? 0) + (own && ok ? 1 : 0),
    failures: own && !ok ? [step.name] : failures,
    time: secondsSince(from),
  })
  say(`── ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${secondsSince(from)}`)
}

say('\n── summary ' + '─'.repeat(68))
for (const { name, passed, failures, time } of results)
  say(
    `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${passed} passed, ${failures.length} failed (${time})`,
  )
for (const { name, failures } of results) for (const failure of failures) say(`     ${name}: ${failure}`)

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
say(`\nin ${secondsSince(started)}`)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
