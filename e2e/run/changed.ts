import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { conceptOf, testsOfChange } from './importers.ts'
import { build, browser, format, journeys, lint, type Phase, root, types, units, unused } from './phases.ts'

const git = (...parameters: readonly string[]): readonly string[] => {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\n').filter((line) => line !== '' && existsSync(join(root, line)))
}

/** Layers of which something can be seen in a browser. */
const PRODUCT = /^(?:src-|fake-server\/)/
const CODE = /\.(?:ts|tsx|mts|mjs|js)$/
/** What every test runs with. */
const EVERYWHERE = /^(?:package(?:-lock)?\.json|vite\.config\.ts)$|\.setup\.ts$|^src-ui\/testing\/setup/

/** Journeys of a folder of the product: those of its concept; of what belongs to no concept those that visit every page. */
const journeysOf = (folder: string): string =>
  existsSync(join(root, 'e2e', folder)) ? `e2e/${folder}/` : 'e2e/journey/'

/** What `npm test -- --changed` runs, and how many files of tests it leaves to `npm test`. */
export type Change = { readonly phases: readonly (readonly Phase[])[]; readonly further: number }

/**
 * What a change most likely has broken: format of the changed files, lint of their layers, all types (only what changed is
 * looked at again), the unit tests near it, and the journeys of the concepts that it touches, besides those that were
 * changed themselves. A rule is imported by half of all tests, most of them from far away: `further` counts their files.
 */
export const phasesOfChange = (since = 'HEAD'): Change => {
  const untracked = git('ls-files', '--others', '--exclude-standard')
  const changed = [...new Set([...git('diff', '--name-only', since, '--'), ...untracked])]
  const code = changed.filter((file) => CODE.test(file))
  const layers = [...new Set(code.map((file) => file.split('/')[0] ?? ''))]
  const concepts = [...new Set(changed.filter((file) => PRODUCT.test(file)).flatMap((file) => conceptOf(file) ?? []))]
  const { near, further } = testsOfChange(root, [...git('ls-files'), ...untracked], changed)
  const isEverything = changed.some((file) => EVERYWHERE.test(file))
  return {
    phases: [
      [...(code.length === 0 ? [] : [format(code), lint(layers)]), build, browser, types, ...unused],
      [
        ...(isEverything ? [units('unit tests')] : near.length > 0 ? [units('unit tests', ...near)] : []),
        ...(concepts.length > 0
          ? [journeys(`journeys: ${concepts.join(', ')}`, ...new Set(concepts.map(journeysOf)), '--pass-with-no-tests')]
          : []),
      ],
      changed.some((file) => file.startsWith('e2e/'))
        ? [journeys('changed journeys', `--only-changed=${since}`, '--pass-with-no-tests')]
        : [],
    ],
    further: isEverything ? 0 : further.length,
  }
}
