import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#tools/programs/root'
import { REPORTS_FOLDER } from './phases.ts'

/** A command with these parameters. It succeeds if it prints `prints` and ends with 0 or `mayEndWith`. */
export type ShortCommandTrial = {
  readonly parameters: readonly string[]
  readonly mayEndWith?: number
  readonly prints?: RegExp
}

/**
 * The way in which a test run tries a documented command: the listed phases already run the same work, or the command
 * runs in a short version.
 */
type Trial = { readonly phases: readonly string[] } | ShortCommandTrial

const HELP: Trial = { parameters: ['--help'] }
const sample = join(REPORTS_FOLDER, 'sample')
const pictures = join(REPORTS_FOLDER, 'pictures')

/** Every command that the README or the guide for contributors mentions, and how a run tries it. */
export const COMMAND_TRIALS: Readonly<Record<string, Trial>> = {
  'npm start': HELP,
  'npm run dev': HELP,
  'npm test': HELP,
  'npm test -- --changed': { parameters: ['--list'] },
  'npm run test:all': HELP,
  'npm run test:unit': { phases: ['unit tests'] },
  'npm run test:e2e': { phases: ['journeys'] },
  'npm run check': { phases: ['format', 'types', 'lint', 'unused', 'used only by tests'] },
  'npm run unused': { phases: ['unused', 'used only by tests'] },
  'npm run build': { phases: ['build'] },
  'npm run deploy:sample': { parameters: ['--api', 'https://api.example', '--out', sample] },
  'npm run config:check': { parameters: ['dist/config.sample.json'] },
  'npm run contract': HELP,
  // The command exits with 1 if a requirement is not proved. That is allowed here, because the run itself reports
  // unproved requirements.
  'npm run trace': { parameters: ['--summary'], mayEndWith: 1 },
  'npm run rulebook': { parameters: [] },
  'npm run explain': { parameters: ['NP-7'] },
  'npm run size': { parameters: ['--part', 'FaqScreen'] },
  'npm run bench': { parameters: ['--only', 'guarded', '--part', 'detail', '--rounds', '1'] },
  'npm run screens': { parameters: ['--only', 'bizinfo-corporate', '--width', '1280', pictures] },
  'npm run engines': { parameters: ['--only', 'firefox', '--first-step'] },
  // A mutation of one line, which a test detects.
  'npm run mutate': {
    parameters: ['--mutate', 'src-domain/kernel/page-numbers.ts:17-18'],
    prints: /^All files\s+\| 100\.00/m,
  },
}

/** Returns the commands that a text mentions, written as in `COMMAND_TRIALS`. */
export const npmCommandsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/npm (?:run [\w:]+|start|test(?: -- --changed)?)/g)].map(([command]) => command)),
]

const GUIDES = ['README.md', '.github/CONTRIBUTING.md']

export const npmCommandsOfGuides = (): readonly string[] =>
  npmCommandsIn(GUIDES.map((guide) => readFileSync(join(ROOT, guide), 'utf8')).join('\n'))
