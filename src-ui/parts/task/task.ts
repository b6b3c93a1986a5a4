import { type Signal, signal } from '@preact/signals-react'
import { Effect, Fiber } from 'effect'
import { useEffect, useLayoutEffect, useState } from 'react'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { dialogs } from '../dialog/dialogs.ts'
import type { EntryLock } from '../form/entry-lock.ts'
import { readExit } from './read-exit.ts'

/** The state of a task. `A` is the type of the result, if the screen needs the result. */
export type TaskState<E, A = void> =
  | { readonly is: 'idle' }
  | { readonly is: 'running' }
  | { readonly is: 'failed'; readonly error: E }
  | { readonly is: 'done'; readonly value: A }

export const makeTaskState = <E, A = void>() => signal<TaskState<E, A>>({ is: 'idle' })

const runningTasks = new WeakMap<object, () => void>()

/**
 * The running actions of the person: one object for each call of `runTask` that has not ended. Maintenance waits until
 * they have ended before it leaves the page. [P-237]
 */
export const runningActions = new Set<object>()

/**
 * Keeps entries unchanged while a task uses them. `atEnd`: the entries are unlocked when the task ends, whatever its
 * outcome. `onNextPage`: they stay locked after a success, until the next page is shown. [D2-117] [D3-111]
 */
type LockedEntries = { readonly lock: EntryLock; readonly unlocks: 'atEnd' | 'onNextPage' }

const lockEntries = (entries: LockedEntries | undefined) => {
  if (entries === undefined) return () => undefined
  const unlock = entries.lock.lock()
  return ({ is }: { readonly is: TaskState<unknown>['is'] }) => {
    if (is !== 'done' || entries.unlocks === 'atEnd') unlock()
  }
}

/**
 * Runs an effect and writes its state into the task. Returns the final state (`idle` if the task was stopped). While
 * the task is running, a second call does nothing and returns `running`, so that nothing is sent twice. A stopped task
 * can be run again immediately. Unexpected errors are shown and reported.
 */
export const runTask = async <A, E>(
  task: Signal<TaskState<E, A>> | Signal<TaskState<E>>,
  effect: Effect.Effect<A, E>,
  entries?: LockedEntries,
): Promise<TaskState<E, A>> => {
  const action = {}
  runningActions.add(action)
  try {
    return await run(task as Signal<TaskState<E, A>>, effect, entries)
  } finally {
    runningActions.delete(action)
  }
}

/**
 * Runs an effect that loads data. It works like `runTask`, but maintenance does not wait for it, because it is not an
 * action of the person.
 */
export const runLoad = async <A, E>(
  task: Signal<TaskState<E, A>>,
  effect: Effect.Effect<A, E>,
): Promise<TaskState<E, A>> => run(task, effect)

const run = async <A, E>(
  task: Signal<TaskState<E, A>>,
  effect: Effect.Effect<A, E>,
  entries?: LockedEntries,
): Promise<TaskState<E, A>> => {
  if (task.peek().is === 'running') return task.peek()
  task.value = { is: 'running' }
  const unlock = lockEntries(entries)
  const fiber = Effect.runFork(effect)
  const onStopped = () => {
    runningTasks.delete(task)
    task.value = { is: 'idle' }
    unlock({ is: 'idle' })
    fiber.interruptUnsafe()
  }
  runningTasks.set(task, onStopped)
  const exit = await Effect.runPromise(Fiber.await(fiber))
  if (runningTasks.get(task) !== onStopped) return { is: 'idle' }
  runningTasks.delete(task)
  const ending = readExit(exit)
  if (ending.is === 'defect') void dialogs.alert({ text: EVERY_PAGE_TEXTS['common.serverError'] })
  task.value = ending.is === 'done' || ending.is === 'failed' ? ending : { is: 'idle' }
  unlock(task.peek())
  return task.peek()
}

/** Stops a task. The task is idle immediately. */
export const stopTask = (task: object): void => runningTasks.get(task)?.()

export const useStopTaskOnUnmount = (task: object): void => {
  useEffect(() => () => stopTask(task), [task])
}

/** Makes a task that is stopped when its screen disappears. */
export const useOwnTask = <E, A = void>(): Signal<TaskState<E, A>> => {
  const [task] = useState(makeTaskState<E, A>)
  useStopTaskOnUnmount(task)
  return task
}

/**
 * Loads the data of a screen exactly once, when the screen appears. Returns the function that retries it. After a retry
 * the focus moves to the loaded content, because the retry button disappears with the error.
 */
export const useLoadOnMount = (load: () => Promise<Pick<TaskState<unknown, unknown>, 'is'> | void>): (() => void) => {
  // Starts the request before the first paint.
  useLayoutEffect(() => {
    void load()
    // oxlint-disable-next-line react/exhaustive-deps -- the effect runs only on mount; afterwards the button runs it
  }, [])
  const retry = async () => {
    const outcome = await load()
    if (outcome?.is === 'done') document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return () => void retry()
}
