import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Modules } from './modules.ts'
import type { Attempt, Reached } from './run-tests.ts'
import type { Answer, Request } from './worker.ts'

/** Two share the work: that is how many cores the test command counts on. */
const PROCESSES = 2

/** Far beyond what the slowest mutant takes: what is not answered then goes round in a circle. */
const PATIENCE_MS = 60_000

const start = (modules: Modules): ChildProcess => {
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send({ modules } satisfies Request)
  return child
}

/** Sends a request; null where no answer came and the process had to be ended. */
const ask = async (child: ChildProcess, request: Request): Promise<Answer | null> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const answer = once(child, 'message', { signal: patience.signal })
    child.send(request)
    const [message] = (await answer) as [Answer]
    return message
  } catch {
    child.kill('SIGKILL')
    return null
  } finally {
    clearTimeout(timer)
  }
}

type Ask = (request: Request) => Promise<Answer | null>

let used = 0
/** What the processes that have ended took of the processor's time. */
export const processorSecondsOfWorkers = (): number => used

/** Takes work from a list until none is left; `finish` is what each process does at last. */
const share = async <T>(
  modules: Modules,
  all: readonly T[],
  work: (one: T, ask: Ask) => Promise<void>,
  finish: (ask: Ask) => Promise<void> = () => Promise.resolve(),
) => {
  const left = all.values()
  const worker = async () => {
    let child = start(modules)
    const asking: Ask = async (request) => {
      const answer = await ask(child, request)
      if (answer === null) child = start(modules)
      return answer
    }
    for (const one of left) await work(one, asking)
    await finish(asking)
    const farewell = await asking({ farewell: true })
    if (farewell !== null && 'processorSeconds' in farewell) used += farewell.processorSeconds
    child.disconnect()
  }
  await Promise.all(Array.from({ length: Math.min(PROCESSES, all.length) }, worker))
}

const told = (answer: Answer | null, of: string): string =>
  answer === null ? `${of} does not end` : 'failed' in answer ? `${of} fails without a mutant:\n${answer.failed}` : of

const measure = async (test: string, ask: Ask): Promise<Reached> => {
  const answer = await ask({ measure: test })
  if (answer === null || !('reached' in answer)) throw new Error(told(answer, test))
  return answer.reached
}

/** What each test file reaches. One that fails without a mutant ends everything. */
export const measureAll = async (modules: Modules, tests: readonly string[]): Promise<ReadonlyMap<string, Reached>> => {
  const all = new Map<string, Reached>()
  await share(modules, tests, async (test, ask) => void all.set(test, await measure(test, ask)))
  return all
}

export type Task = { readonly mutant: string; readonly attempts: readonly Attempt[] }

/**
 * Tells of each mutant which test kills it, null where none does; a process that hangs is one that noticed. At last every
 * test that killed passes without a mutant in the same process, or one of them has left something behind.
 */
export const killAll = (
  modules: Modules,
  tasks: readonly Task[],
  tell: (mutant: string, killer: string | null) => void,
): Promise<void> => {
  const killers = new Set<string>()
  return share(
    modules,
    tasks,
    async ({ mutant, attempts }, ask) => {
      const answer = await ask({ kill: mutant, attempts })
      if (answer !== null && !('killer' in answer)) throw new Error(told(answer, mutant))
      const killer = answer === null ? (attempts[0]?.test ?? null) : answer.killer
      if (killer !== null) killers.add(killer)
      tell(mutant, killer)
    },
    async (ask) => {
      for (const test of killers) await measure(test, ask)
    },
  )
}
