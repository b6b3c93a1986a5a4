import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { npmCommandsIn, npmCommandsOfGuides, COMMAND_TRIALS } from './documented-commands.ts'
import { phaseGroupsOfTier } from './phases.ts'

describe('every command that the README or CONTRIBUTING.md mentions', () => {
  it('has a trial in `npm run test:all`, which has no other trials', () => {
    expect(npmCommandsOfGuides().toSorted()).toEqual(Object.keys(COMMAND_TRIALS).toSorted())
  })
  it('is recognised wherever a text mentions it', () => {
    expect(npmCommandsIn('| `npm run a:b -- x`, `npm run c` |\nnpm ci && npm start\n`npm test -- --changed`')).toEqual([
      'npm run a:b',
      'npm run c',
      'npm start',
      'npm test -- --changed',
    ])
  })
  it('is tried by phases of the complete run, or by its phase `documented commands`', () => {
    const phases = phaseGroupsOfTier('all').flatMap((group) => group.map(({ name }) => name))
    for (const trial of Object.values(COMMAND_TRIALS))
      if ('phases' in trial) expect(phases).toEqual(expect.arrayContaining([...trial.phases]))
    expect(phases).toContain('documented commands')
  })
})

describe('the scripts of the package that are files of this repository', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const ownCommands = Object.entries(scripts).filter(([, command]) => /^node [^&]*$/.test(command))

  it('the package has more than ten scripts', () => expect(ownCommands.length).toBeGreaterThan(10))

  const run = async (command: string, ...parameters: readonly string[]) => {
    const child = spawn(process.execPath, [...command.split(' ').slice(1), ...parameters], { cwd: ROOT })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code: code as number | null, stdout, stderr }
  }

  it.concurrent.each(ownCommands)('a script prints help for --help and builds nothing: %s', async (_name, command) => {
    const { code, stdout, stderr } = await run(command, '--help')
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: expect.stringMatching(/^npm /) as string, stderr: '' })
  })

  it.concurrent.each(ownCommands)(
    'a script names an unknown option and prints its usage, before it builds anything: %s',
    async (_name, command) => {
      const { code, stdout, stderr } = await run(command, '--no-such-option')
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/--no-such-option[^]*\nnpm /)
      expect(stderr).not.toContain('    at ')
    },
  )
})
