import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '#tools/programs/root'
import { escapeRegExp } from '#tools/sources/escape-reg-exp'

/** Returns the lines that a git command prints; throws if it fails. */
const git = (...parameters: readonly string[]): readonly string[] => {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

/**
 * Returns the files that differ between a revision and the work tree, including deleted files; throws for an unknown
 * revision.
 */
export const changedFiles = (since: string): readonly string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
]

const SCRIPT = /\.(?:m?js|d\.mts|tsx?|css)$/

/** Returns the source of every script of the project, by path. */
const readScripts = (): ReadonlyMap<string, string> =>
  new Map(
    git('ls-files', '--cached', '--others', '--exclude-standard')
      .filter((file) => /\.(?:m?js|tsx?)$/.test(file) && existsSync(join(ROOT, file)))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  )

type Tree = { readonly exists: (file: string) => boolean; readonly scripts: ReadonlyMap<string, string> }

/**
 * Returns the scripts that may use this file. For a deleted script, these are the scripts that import it; for any other
 * file, the scripts that contain its name.
 */
const scriptsNaming = (file: string, { scripts }: Tree): readonly string[] => {
  const name = basename(file)
  const isNamed = SCRIPT.test(file)
    ? new RegExp(`/${escapeRegExp(name.replace(SCRIPT, ''))}(?:\\.\\w+)?['"?\`]`)
    : new RegExp(escapeRegExp(name))
  return [...scripts].flatMap(([script, text]) => (isNamed.test(text) ? [script] : []))
}

/**
 * Returns the files whose tests show whether these changes are right. A script or style needs only its own tests. Any
 * other file, and a deleted file, also needs the tests of the scripts that mention it. Returns null if all tests are
 * needed, because a file may be read without being mentioned.
 */
export const filesToTest = (
  changes: readonly string[],
  tree: Tree = { exists: (file) => existsSync(join(ROOT, file)), scripts: readScripts() },
): readonly string[] | null => {
  const filesToRun = new Set<string>()
  for (const file of changes) {
    const isThere = tree.exists(file)
    if (isThere) filesToRun.add(file)
    if (isThere && SCRIPT.test(file)) continue
    const naming = scriptsNaming(file, tree)
    // Nothing imports a test or a journey, so the deletion of a test or a journey needs no test.
    if (naming.length === 0 && !/\.(?:test|spec)\.tsx?$/.test(file)) return null
    for (const script of naming) filesToRun.add(script)
  }
  return [...filesToRun]
}
