import { describe, expect, it } from 'vitest'
import { commandsIn, readmeCommands, TRIALS } from './documented-commands.ts'
import { wholeProof } from './phases.ts'

describe('every command that the README names is tried by `npm run test:all`', () => {
  it('has a trial, and no trial is of another command', () => {
    expect(readmeCommands().toSorted()).toEqual(Object.keys(TRIALS).toSorted())
  })
  it('finds a command wherever a text names it', () => {
    expect(commandsIn('| `npm run a:b -- x`, `npm run c` |\nnpm ci && npm start\n`npm test -- --changed`')).toEqual([
      'npm run a:b',
      'npm run c',
      'npm start',
      'npm test -- --changed',
    ])
  })
  it('is a phase of the run where it has no short form', () => {
    const phases = wholeProof('all').flatMap((group) => group.map(({ name }) => name))
    for (const trial of Object.values(TRIALS))
      if ('phases' in trial) expect(phases).toEqual(expect.arrayContaining([...trial.phases]))
    expect(phases).toContain('documented commands')
  })
})
