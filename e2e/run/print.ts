import { type Judged, countLevels } from '../requirements/proved.ts'
import type { Outcome, Progress } from './run-phase.ts'

const isTerminal = process.stdout.isTTY
export const say = (line: string) => process.stdout.write(`${line}\n`)

const seconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} s`

const stateOf = (name: string, { done, total, of, tests, failed }: Progress): string =>
  total === 0
    ? name
    : `${name} ${done}/${total} ${of}${of === 'files' ? `, ${tests} tests` : ''}${failed > 0 ? `, ${failed} failed` : ''}`

/** On a terminal the line changes with the work; in a log there is one every so often. */
const EVERY_MS = isTerminal ? 200 : 30_000

/** Shows how far the running phases have come, until the answer is called. */
export const showProgress = (running: ReadonlyMap<string, Progress>): (() => void) => {
  const from = performance.now()
  const clear = () => isTerminal && process.stdout.write('\r\u001B[K')
  const timer = setInterval(() => {
    const line = [...running].map(([name, progress]) => stateOf(name, progress)).join(' · ')
    if (line === '') return
    const text = `     ${line} (${seconds((performance.now() - from) / 1000)})`
    if (isTerminal) process.stdout.write(`\r\u001B[K${text.slice(0, (process.stdout.columns ?? 100) - 1)}`)
    else say(text)
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    clear()
  }
}

/** One line for a phase that has ended. */
export const sayOutcome = ({ phase, passed, skipped, failures, seconds: took }: Outcome) => {
  const counted = phase.tests === true ? `${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}` : ''
  const failed = failures.length > 0 ? `${counted === '' ? '' : ', '}${failures.length} failed` : ''
  say(
    `${failures.length === 0 ? 'ok  ' : 'FAIL'} ${phase.name.padEnd(20)} ${seconds(took).padStart(7)}  ${counted}${failed}`,
  )
}

const indented = (text: string) => text.replaceAll(/^/gm, '       ')

/** Everything that did not pass: where it stands, what was wrong, and where to look. */
export const sayFailures = (outcomes: readonly Outcome[]) => {
  for (const { phase, failures, unsteady } of outcomes)
    for (const failure of [...unsteady, ...failures]) {
      const { file, title, message, picture, trace, calls } = failure
      const word = failures.includes(failure) ? 'FAIL' : 'UNSTEADY (failed at its first try)'
      say(`\n${word} ${phase.name}: ${file}`)
      if (title !== '') say(`     ${title}`)
      say(indented(message))
      if (picture !== undefined) say(`     picture: ${picture}`)
      if (calls !== undefined) say(`     calls:   ${calls}`)
      if (trace !== undefined) say(`     trace:   npx playwright show-trace ${trace}`)
    }
}

/** How much of the requirements the tests that passed prove, and what they do not. */
export const sayProofs = (judged: readonly Judged[]) => {
  const { claimed, proved } = countLevels(judged)
  say(`\n${proved} of ${claimed} levels of requirements are proved by tests that passed`)
  for (const { id, missing, text } of judged)
    if (missing.length > 0) say(`     ${id} not at ${missing.join(', ')}: ${text.slice(0, 100)}`)
}

/** Processor seconds of each phase, and of each by what they were spent on. */
export const sayTimes = (outcomes: readonly Outcome[], more: readonly (readonly [string, number])[]) => {
  const sum = (list: Outcome['spent']) => list.reduce((total, [, each]) => total + each, 0)
  say('\nprocessor seconds')
  for (const { phase, spent, seconds: took } of outcomes) {
    say(`${phase.name.padEnd(58)} ${sum(spent).toFixed(1).padStart(8)}  in ${seconds(took)}`)
    if (spent.length > 1)
      for (const [kind, each] of spent) if (each >= 0.5) say(`  ${kind.padEnd(56)} ${each.toFixed(1).padStart(8)}`)
  }
  if (more.length > 0) say('of the pages')
  for (const [cause, each] of more) say(`  ${cause.padEnd(56)} ${each.toFixed(1).padStart(8)}`)
  say(
    `${'all'.padEnd(58)} ${outcomes
      .reduce((total, { spent }) => total + sum(spent), 0)
      .toFixed(1)
      .padStart(8)}`,
  )
}
