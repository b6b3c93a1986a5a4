import { computed, signal } from '@preact/signals-react'
import type { ApplicationUploadProgress } from '#app/application/applications.port'
import type {
  ReceivedApplication,
  ApplicationSubmission,
  SubmitApplication,
  SubmitApplicationError,
} from '#app/application/submit-application'
import { singleFlight } from '#app/kernel/single-flight'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import type { EntryLock } from '#ui/parts/form/entry-lock.ts'
import { runTask, stopTask, type TaskState } from '#ui/parts/task/task.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import { missingEntryRefusals } from '../fields/missing.model.ts'

/** Shows the first failure in the bar, and the messages of the submit rules below their entries. [A-105] [D2-151] */
export const refuseSubmission = (form: ApplicationFields, text: string): void =>
  refuseInPlace(
    form.refusal,
    text,
    missingEntryRefusals(form).map((refusal) => ({ at: form.target(refusal.field), text: form.wordsOf(refusal) })),
  )

type Outcome = TaskState<SubmitApplicationError, ReceivedApplication>

/**
 * Makes the submission of one application. It has the percentage of the data that has been sent, and whether the person
 * can still cancel.
 */
export const makeApplicationSubmissionModel = (submit: SubmitApplication, lock: EntryLock) => {
  const task = signal<Outcome>({ is: 'idle' })
  const hasFiles = signal(false)
  const progress = signal<ApplicationUploadProgress>({ sent: 0, total: 0 })
  const isRunning = computed(() => task.value.is === 'running')
  /** True if the person cancelled the last attempt to submit. */
  const isStopped = signal(false)

  const percent = computed(() => {
    const { sent, total } = progress.value
    return total === 0 ? 0 : Math.floor((100 * sent) / total)
  })
  const canCancel = computed(() => {
    const { sent, total } = progress.value
    return isRunning.value && hasFiles.value && (total === 0 || sent < total)
  })

  const sending = singleFlight((submission: ApplicationSubmission): Promise<Outcome> => {
    progress.value = { sent: 0, total: 0 }
    hasFiles.value = Object.keys(submission.files).length > 0
    isStopped.value = false
    return runTask(
      task,
      submit(submission, (now) => {
        progress.value = now
      }),
      { lock, unlocks: 'onNextPage' },
    )
  })
  /** Resets the outcome of the last attempt. Must be called before the next confirmation. */
  const begin = () => {
    if (isRunning.peek()) return
    task.value = { is: 'idle' }
    isStopped.value = false
  }
  /** Cancels the upload if bytes remain to be sent; otherwise does nothing. */
  const cancel = () => {
    if (!canCancel.peek()) return
    isStopped.value = true
    stopTask(task)
  }
  return {
    task,
    isRunning,
    hasFiles,
    percent,
    canCancel,
    isStopped,
    begin,
    /** Sends the application. If an application is being sent already, returns its outcome instead. */
    send: sending.run,
    cancel,
    /** Returns the outcome of the application that is being sent; null if none is being sent. */
    pending: sending.current,
  } as const
}
export type ApplicationSubmissionModel = ReturnType<typeof makeApplicationSubmissionModel>

/**
 * How the confirmation closed: the submission has ended, the person has left, or the person wants to change an entry.
 */
export type ConfirmationEnd = 'ended' | 'left' | { readonly fieldId: string }
