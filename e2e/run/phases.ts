import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A part of the whole proof: one command. */
export type Phase = {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** It runs tests and tells of them by `test-events.ts`; another phase counts as one. */
  readonly tests?: true
}

const node = process.execPath
const program = (path: string, ...parameters: readonly string[]) => [
  node,
  join(root, 'node_modules', path),
  ...parameters,
]

/** What the formatter looks at; `npm run format` names the same. */
const FORMATTED = ['src-domain', 'src-app', 'src-infra', 'src-ui', 'fake-server', 'e2e', '.config', 'vite.config.ts']

export const format = (files: readonly string[] = FORMATTED): Phase => ({
  name: 'format',
  command: program('oxfmt/bin/oxfmt', '--check', ...files),
})
export const lint = (folders: readonly string[] = []): Phase => ({
  name: 'lint',
  command: program('oxlint/bin/oxlint', '--type-aware', ...folders),
})
const knip = (...parameters: readonly string[]) =>
  program('knip/bin/knip.js', '--config', '.config/knip.json', '--no-config-hints', ...parameters)
/** What nothing uses, and what nothing but tests uses. */
export const unused: readonly Phase[] = [
  { name: 'unused', command: knip() },
  { name: 'unused but by tests', command: knip('--production') },
]
export const types: Phase = { name: 'types', command: program('typescript/bin/tsc', '-b') }
export const build: Phase = { name: 'build', command: program('vite/bin/vite.js', 'build', '--logLevel', 'warn') }
export const browser: Phase = { name: 'browser', command: [node, join(root, 'e2e/ensure-chromium.mjs')] }

export const units = (name: string, ...parameters: readonly string[]): Phase => ({
  name,
  command: program('vitest/vitest.mjs', 'run', '--reporter', join(root, 'e2e/run/vitest-reporter.ts'), ...parameters),
  tests: true,
})
export const journeys = (name: string, ...parameters: readonly string[]): Phase => ({
  name,
  command: program(
    '@playwright/test/cli.js',
    'test',
    '-c',
    'e2e',
    '--reporter',
    join(root, 'e2e/run/playwright-reporter.ts'),
    ...parameters,
  ),
  tests: true,
})

/**
 * The whole proof: groups one after the other, the phases of a group side by side. Only what leaves a core idle has
 * another beside it: a build and a search for unused code have one thread, and the formatter is gone at once.
 */
export const WHOLE: readonly (readonly Phase[])[] = [
  [format(), build, browser, ...unused],
  [lint()],
  [types],
  [units('rules and servers', '--project', 'node')],
  [units('adapters', '--project', 'infra')],
  [units('components', '--project', 'ui', '--project', 'ui-mocking')],
  [journeys('journeys')],
]
