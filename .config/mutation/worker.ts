// A process that tries mutants, one after the other, as it is asked; it is killed from outside when it answers no more.
import * as effect from 'effect'
import * as effectTesting from 'effect/testing'
import * as fastCheck from 'fast-check'
import type { Modules } from './modules.ts'
import { type Attempt, makeRunner, type Reached } from './run-tests.ts'

export type Request =
  | { readonly modules: Modules }
  | { readonly measure: string }
  | { readonly kill: string; readonly attempts: readonly Attempt[] }
  | { readonly farewell: true }

export type Answer =
  | { readonly reached: Reached }
  | { readonly killer: string | null }
  | { readonly failed: string }
  | { readonly processorSeconds: number }

// The same values in every run: a mutant that dies today dies tomorrow.
fastCheck.configureGlobal({ seed: 20_250_626 })
const PACKAGES = { effect, 'effect/testing': effectTesting, 'fast-check': fastCheck }

const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
let runner = makeRunner({}, PACKAGES)
const answer = (told: Answer) => process.send?.(told)

const handle = async (request: Request): Promise<void> => {
  if ('modules' in request) runner = makeRunner(request.modules, PACKAGES)
  else if ('measure' in request) answer({ reached: await runner.measure(request.measure) })
  else if ('farewell' in request) answer({ processorSeconds: processorSeconds() })
  else answer({ killer: await runner.kill(request.kill, request.attempts) })
}

process.on('message', (request: Request) => {
  handle(request).catch((cause: unknown) =>
    answer({ failed: cause instanceof Error ? (cause.stack ?? '') : String(cause) }),
  )
})
process.on('unhandledRejection', () => undefined)
