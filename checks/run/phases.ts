import { join } from 'node:path'
import { ROOT } from '#tools/programs/root'

/** Report files of the test runners. */
export const REPORTS_FOLDER = join(ROOT, 'node_modules/.reports')

/**
 * One phase of a test run, which is one command. `tests` is the runner whose report has the results of the phase. A
 * phase without a runner counts as one test.
 */
export type Phase = {
  readonly name: string
  readonly command: readonly string[]
  readonly tests?: 'vitest' | 'playwright'
}

const program = (path: string, ...parameters: readonly string[]) => [
  process.execPath,
  join(ROOT, 'node_modules', path),
  ...parameters,
]

export const reportPathOf = (phase: Phase): string => join(REPORTS_FOLDER, `${phase.name.replaceAll(' ', '-')}.json`)

const format: Phase = { name: 'format', command: ['npm', 'run', '--silent', 'format'] }
export const LINT_PHASE: Phase = { name: 'lint', command: program('oxlint/bin/oxlint', '--type-aware') }
export const TYPES_PHASE: Phase = { name: 'types', command: program('typescript/bin/tsc', '-b') }
const knip = (...parameters: readonly string[]) =>
  program('knip/bin/knip.js', '--config', 'tools/knip.json', '--no-config-hints', ...parameters)
const unused: readonly Phase[] = [
  { name: 'unused', command: knip() },
  { name: 'used only by tests', command: knip('--production', '--exclude', 'types') },
]
export const BUILD_PHASE: Phase = { name: 'build', command: ['npm', 'run', '--silent', 'build'] }
export const BROWSER_PHASE: Phase = {
  name: 'browser',
  command: [process.execPath, '--import', 'tsx', join(ROOT, 'tools/programs/ensure-chromium.ts')],
}
/** Reports the path of nginx, or that the deployment tests are skipped. */
export const WEB_SERVER_PHASE: Phase = {
  name: 'web server',
  command: [process.execPath, '--import', 'tsx', join(ROOT, 'e2e/web-server/find-nginx.ts')],
}

/** Runs each command of README.md and CONTRIBUTING.md that no other phase covers, in its shortest version. */
const documentedCommands: Phase = {
  name: 'documented commands',
  command: [process.execPath, '--import', 'tsx', join(ROOT, 'checks/run/try-commands.ts')],
}

/** Returns a phase of unit, component and server tests; `parameters` are passed to Vitest. */
export const makeUnitsPhase = (name: string, ...parameters: readonly string[]): Phase => {
  const phase: Phase = { name, command: [], tests: 'vitest' }
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportPathOf(phase)}`]
  return { ...phase, command: program('vitest/vitest.mjs', ...parameters, '--run', ...reporters) }
}

/** Journeys in the browser; `parameters` are passed to Playwright. */
export const makeJourneysPhase = (...parameters: readonly string[]): Phase => ({
  name: 'journeys',
  command: program('@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=dot,json', ...parameters),
  tests: 'playwright',
})

/**
 * The tag of a journey of the first tier begins with this text. `@first-only` marks a journey that a longer journey
 * repeats.
 */
export const FIRST_TIER_TAG = '@first'

/**
 * Groups run one after the other, but the phases of a group run at the same time. Only a phase that leaves a core idle
 * shares a group.
 */
export const phaseGroupsOfTier = (tier: 'first' | 'all'): readonly (readonly Phase[])[] => [
  [format, BUILD_PHASE, BROWSER_PHASE, ...unused],
  [LINT_PHASE, WEB_SERVER_PHASE],
  [TYPES_PHASE],
  [makeUnitsPhase('unit tests')],
  tier === 'first'
    ? [makeJourneysPhase('--grep', FIRST_TIER_TAG)]
    : [makeJourneysPhase('--grep-invert', `${FIRST_TIER_TAG}-only`)],
  ...(tier === 'all' ? [[documentedCommands]] : []),
]
