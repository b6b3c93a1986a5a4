import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, browser, format, journeys, lint, type Phase, root, types, units, unused } from './phases.ts'

const git = (...parameters: readonly string[]): readonly string[] => {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\n').filter((line) => line !== '')
}

/** Layers of which something can be seen in a browser. */
const PRODUCT = /^(?:src-domain|src-app|src-infra|src-ui|fake-server(?:\/agency)?)\/([\w-]+)\//
const CODE = /\.(?:ts|tsx|mts|mjs|js)$/

/** Journeys of a folder of the product: those of its concept; of what belongs to no concept those that visit every page. */
const journeysOf = (folder: string): string =>
  existsSync(join(root, 'e2e', folder)) ? `e2e/${folder}/` : 'e2e/journey/'

/**
 * What a change can have broken: format of the changed files, lint of their layers, all types (only what changed is looked
 * at again), unit tests that import a changed file by whatever way, and the journeys of the concepts that it touches,
 * besides those that were changed themselves.
 */
export const phasesOfChange = (since = 'HEAD'): readonly (readonly Phase[])[] => {
  const changed = [
    ...new Set([...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')]),
  ].filter((file) => existsSync(join(root, file)))
  const code = changed.filter((file) => CODE.test(file))
  const layers = [...new Set(code.map((file) => file.split('/')[0] ?? ''))].filter(
    (layer) => layer !== '' && existsSync(join(root, layer)),
  )
  const concepts = [...new Set(changed.flatMap((file) => PRODUCT.exec(file)?.[1] ?? []))]
  const isJourney = changed.some((file) => file.startsWith('e2e/'))
  return [
    code.length === 0 ? [build] : [format(code), build, browser],
    code.length === 0 ? [] : [lint(layers)],
    unused,
    [types],
    [units('unit tests', '--changed', since, '--passWithNoTests')],
    concepts.length === 0
      ? []
      : [journeys(`journeys: ${concepts.join(', ')}`, ...new Set(concepts.map(journeysOf)), '--pass-with-no-tests')],
    isJourney ? [journeys('changed journeys', `--only-changed=${since}`, '--pass-with-no-tests')] : [],
  ]
}
