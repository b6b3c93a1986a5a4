// Tries each command of README.md and CONTRIBUTING.md that no phase of the run covers, in its shortest version, two at
// a time, with one portal for all commands that need a portal. Prints a line for each, and the output of each failed
// command; exits with 1 if any failed.
import { spawn } from 'node:child_process'
import { startServer } from '#tools/programs/portal'
import { ROOT } from '#tools/programs/root'
import { COMMAND_TRIALS, type ShortCommandTrial } from './documented-commands.ts'
import { waitForExit } from './wait-for-exit.ts'

const portal = await startServer({})

const run = async (command: string, { parameters, mayEndWith = 0, prints = /(?:)/ }: ShortCommandTrial) => {
  const began = performance.now()
  const [program = '', ...words] = command.replace(' -- ', ' ').split(' ')
  const options = words.filter((word) => word.startsWith('--'))
  const script = words.filter((word) => !word.startsWith('--'))
  const child = spawn(program, [...script, '--silent', '--', ...options, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, E2E_PORTAL: portal.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { code, text } = await waitForExit(child)
  const isDone = (code === 0 || code === mayEndWith) && prints.test(text)
  console.log(`${isDone ? 'ok  ' : 'FAIL'} ${command.padEnd(24)} ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (isDone) return
  console.log(text)
  process.exitCode = 1
}

const waiting = Object.entries(COMMAND_TRIALS).flatMap(([command, trial]) =>
  'phases' in trial ? [] : [{ command, trial }],
)
const worker = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next.command, next.trial)
}
await Promise.all([worker(), worker()])
await portal.close()
