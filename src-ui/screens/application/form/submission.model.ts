import { computed, signal } from '@preact/signals-react'
import { singleFlight } from '#app/kernel/single-flight'
import type { ApplicationUploadProgress } from '#app/application/applications.port'
import type {
  ReceivedApplication,
  ApplicationSubmission,
  SubmitApplication,
  SubmitApplicationError,
} from '#app/application/submit-application'
import type { EntryLock } from '../../../parts/form/entry-lock.ts'
import { refuseInPlace } from '../../../parts/form/refuse-entries.ts'
import { runTask, stopTask, type TaskState } from '../../../parts/task/task.ts'
import type { ApplicationFields } from '../application-form.model.ts'
import { missingEntryRefusals } from '../missing.model.ts'

/** The first failure in the bar, the messages of the submit rules below their entries. [A-105] [D2-151] */
export const refuseSubmission = (form: ApplicationFields, text: string): void =>
  refuseInPlace(
    form.refusal,
    text,
    missingEntryRefusals(form).map((refusal) => ({ at: form.target(refusal.field), text: form.wordsOf(refusal) })),
  )

type Outcome = TaskState<SubmitApplicationError, ReceivedApplication>

/** With the percentage that has been sent, and whether the person can still cancel. */
export const makeApplicationSubmissionModel = (submit: SubmitApplication, lock: EntryLock) => {
  const task = signal<Outcome>({ is: 'idle' })
  const hasFiles = signal(false)
  const progress = signal<ApplicationUploadProgress>({ sent: 0, total: 0 })
  const isRunning = computed(() => task.value.is === 'running')
  /** The last attempt. */
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
      { handsIn: lock },
    )
  })
  /** Must be called before the next confirmation. */
  const begin = () => {
    if (isRunning.peek()) return
    task.value = { is: 'idle' }
    isStopped.value = false
  }
  /** Does nothing once all bytes are sent. */
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
    /** If an application is being sent already, returns its outcome instead. */
    send: sending.run,
    cancel,
    /** Null if none is being sent. */
    pending: sending.current,
  } as const
}
export type ApplicationSubmissionModel = ReturnType<typeof makeApplicationSubmissionModel>

/** `ended`: the submission. `left`: by the person. `fieldId`: the person wants to change this entry. */
export type ConfirmationEnd = 'ended' | 'left' | { readonly fieldId: string }
