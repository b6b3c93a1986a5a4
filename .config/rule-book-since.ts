import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Changes } from '../src-ui/rule-book/evidence.ts'
import { compareRuleBooks } from './rule-book-comparison.ts'
import type { Description } from './rule-book-description.ts'

const REGISTER = 'src-domain/rule-book.ts'

/** What changed, or why that cannot be said. */
export type Compared = Changes | { readonly refused: string }

const run = (root: string, command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: root, maxBuffer: 1 << 28 })

const git = (root: string, ...args: readonly string[]): string | null => {
  const { status, stdout } = run(root, 'git', args)
  return status === 0 ? stdout.toString().trim() : null
}

/** The rule book of the sources in a folder, read by a process of its own, so that two revisions never share a module. */
export const readDescription = (root: string, folder: string): Description => {
  const printer = join(root, '.config/print-register.ts')
  const { status, stdout, stderr } = run(root, process.execPath, ['--import', 'tsx', printer, folder])
  if (status !== 0) throw new Error(`규칙집을 읽을 수 없습니다: ${folder}\n${stderr.toString()}`)
  return JSON.parse(stdout.toString()) as Description
}

/** The rule book of another revision: its sources stand in a folder of their own for as long as they are read. */
const describeRevision = (root: string, commit: string): Description => {
  const folder = mkdtempSync(join(tmpdir(), 'rule-book-'))
  try {
    const sources = spawnSync('git', ['archive', commit, 'package.json', 'src-domain'], {
      cwd: root,
      maxBuffer: 1 << 28,
    })
    const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: sources.stdout })
    if (status !== 0) throw new Error(`${commit}: ${sources.stderr.toString()}${stderr.toString()}`)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return readDescription(root, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What changed for people between a revision and the sources as they stand in the folder. */
export const compareSince = (root: string, revision: string): Compared => {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  if (commit === null) return { refused: `‘${revision}’ 리비전을 찾을 수 없습니다.` }
  if (git(root, 'cat-file', '-e', `${commit}:${REGISTER}`) === null) {
    const first = git(root, 'log', '--diff-filter=A', '--format=%h', '--', REGISTER)?.split('\n').at(-1)
    return {
      refused: `‘${revision}’ 리비전에는 아직 규칙집이 없어 비교할 수 없습니다. 비교할 수 있는 첫 리비전: ${first}`,
    }
  }
  return {
    since: git(root, 'log', '-1', '--format=%h (%cs)', commit) ?? revision,
    changes: compareRuleBooks(describeRevision(root, commit), readDescription(root, root)),
  }
}

/** The changes as a terminal shows them. */
export const tellChanges = ({ since, changes }: Changes): string => {
  const told = changes.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n'))
  const summary =
    changes.length === 0 ? '사람에게 달라진 것이 없습니다.' : `사람에게 달라진 것: ${changes.length}개 항목`
  return [`${since} 이후 지금까지. ${summary}`, ...told].join('\n\n')
}
