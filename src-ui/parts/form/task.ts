import { type Signal, signal } from '@preact/signals-react'
import { Cause, Effect, Exit, Fiber, Option } from 'effect'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Retry } from '../design/States.tsx'
import { dialogs } from '../design/dialogs.ts'
import { GENERAL } from '../../text/ko/general.ts'
import type { EntryLock } from './entry-lock.ts'
import { useRetry } from './retry.ts'

/** Where a piece of work stands: one union, never three booleans. `A` is what it answers, where the screen wants it. */
export type Task<E, A = void> =
  | { readonly is: 'idle' }
  | { readonly is: 'running' }
  | { readonly is: 'failed'; readonly error: E }
  | { readonly is: 'done'; readonly value: A }

/** A task that has not begun. */
export const makeTask = <E, A = void>() => signal<Task<E, A>>({ is: 'idle' })

/** How to stop each task that runs. */
const runningTasks = new WeakMap<object, () => void>()

/**
 * The entries that a task is about cannot change while it runs. One that `checks` them gives them back however it ends;
 * one that `handsIn` keeps them when it is done, until the page that follows has come. [D2-117] [D3-111]
 */
type About = { readonly checks: EntryLock } | { readonly handsIn: EntryLock }

const lockEntries = (about: About | undefined) => {
  if (about === undefined) return () => undefined
  const giveBack = ('checks' in about ? about.checks : about.handsIn).lock()
  return ({ is }: { readonly is: Task<unknown>['is'] }) => {
    if (is !== 'done' || 'checks' in about) giveBack()
  }
}

/**
 * Runs an effect and writes into the task where it stands; returns the state it ended in (`idle` when it was stopped).
 * While the task runs, a second call does nothing: nothing is ever sent twice. One that was stopped may be run again at
 * once. What nobody foresaw is told to the person and handed to the window's error report.
 */
export const run = async <A, E>(
  task: Signal<Task<E, A>> | Signal<Task<E>>,
  effect: Effect.Effect<A, E>,
  about?: About,
): Promise<Task<E, A>> => {
  const state = task as Signal<Task<E, A>>
  if (state.peek().is === 'running') return state.peek()
  state.value = { is: 'running' }
  const unlock = lockEntries(about)
  const fiber = Effect.runFork(effect)
  const stopped = () => {
    runningTasks.delete(task)
    state.value = { is: 'idle' }
    unlock({ is: 'idle' })
    fiber.interruptUnsafe()
  }
  runningTasks.set(task, stopped)
  const exit = await Effect.runPromise(Fiber.await(fiber))
  if (runningTasks.get(task) !== stopped) return { is: 'idle' }
  runningTasks.delete(task)
  state.value = ended(exit)
  unlock(state.peek())
  return state.peek()
}

const ended = <A, E>(exit: Exit.Exit<A, E>): Task<E, A> => {
  if (Exit.isSuccess(exit)) return { is: 'done', value: exit.value }
  if (Cause.hasInterruptsOnly(exit.cause)) return { is: 'idle' }
  const failure = Exit.findErrorOption(exit)
  if (Option.isSome(failure)) return { is: 'failed', error: failure.value }
  for (const defect of Cause.prettyErrors(exit.cause)) globalThis.reportError(defect)
  void dialogs.alert({ text: GENERAL['common.serverError'] })
  return { is: 'idle' }
}

/** Stops the work of a task; it is idle again at once. */
export const stop = (task: object): void => runningTasks.get(task)?.()

/** The work of this task ends with the screen. */
export const useTask = (task: object): void => {
  useEffect(() => () => stop(task), [task])
}

/** A task of one screen, whose work ends with it. */
export const useOwnTask = <E, A = void>(): Signal<Task<E, A>> => {
  const [task] = useState(makeTask<E, A>)
  useTask(task)
  return task
}

/**
 * Loads what a screen shows, once on entry. Returns how to load it again: the button for that disappears with the fault,
 * so the focus moves to the content that was loaded.
 */
export const useLoad = (load: () => Promise<Pick<Task<unknown, unknown>, 'is'> | void>): Retry => {
  // Before the paint: the call need not wait for it.
  useLayoutEffect(() => {
    void load()
    // oxlint-disable-next-line react/exhaustive-deps -- once on entry; afterwards by the button
  }, [])
  return useRetry(async () => {
    const loaded = (await load())?.is === 'done'
    if (loaded) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    return loaded
  })
}
