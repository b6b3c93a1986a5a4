import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { NotLoaded } from '#app/kernel/call.errors'
import type { HelpDeskName } from '#domain/pages/routes'
import type { MessageRow } from '#ui/text/message.ts'
import { ErrorState, LoadingState } from '../design/States.tsx'
import { failureWords, requestIdOf } from '../failure/show-failure.ts'
import { helpDeskPhoneText } from '../help-desk/help-desk.ts'
import { type TaskState, useLoadOnMount, useStopTaskOnUnmount } from '../task/task.ts'

/** Returns the state of a task; while the task runs again, the state before. */
const useStateBeforeRun = (state: TaskState<unknown, unknown>): TaskState<unknown, unknown> => {
  const [before, setBefore] = useState(state)
  if (state.is !== 'running' && state !== before) setBefore(state)
  return before
}

type PageLoadProps<Value> = {
  readonly task: ReadonlySignal<TaskState<unknown, unknown>>
  /** Runs the task, and shows each failure that has no retry button. */
  readonly load: () => Promise<Pick<TaskState<unknown, unknown>, 'is'>>
  /** The content of the page; null if there is none, or if the person is led to another page. */
  readonly value: Value | null
  readonly messages: { readonly NotLoaded: MessageRow<NotLoaded> }
  readonly helpDesk: HelpDeskName
  readonly wayOut: { readonly href: string; readonly words: string }
  /** The placeholder while the page loads. */
  readonly waiting?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/**
 * Loads the content of a page when the page appears, and shows it. If it cannot be loaded, shows the message of
 * `NotLoaded` with the telephone number, the id of the failed call, a retry button and a link to another page.
 * [A-148] [P-306]
 */
export const PageLoad = <Value,>(props: PageLoadProps<Value>) => {
  useSignals()
  const { task, load, value, messages, helpDesk, wayOut, waiting = <LoadingState lines={8} />, children } = props
  const retry = useLoadOnMount(load)
  useStopTaskOnUnmount(task)
  const state = task.value
  const before = useStateBeforeRun(state)
  if (before.is === 'failed' && before.error instanceof NotLoaded)
    return (
      <ErrorState
        text={failureWords(before.error, messages.NotLoaded).text}
        phone={helpDeskPhoneText(helpDesk)}
        requestId={requestIdOf(before.error)}
        retry={retry}
        retrying={state.is === 'running'}
        wayOut={wayOut}
      />
    )
  if (value !== null) return children(value)
  return state.is === 'idle' || state.is === 'running' ? waiting : null
}
