import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Progress } from '#app/application/applications.port'
import type {
  Received,
  Submission as Submitted,
  SubmitApplication,
  SubmitApplicationError,
} from '#app/application/submit-application'
import type { FormField } from '#domain/application/application-form'
import { DOCUMENT_KEYS } from '#domain/application/required-documents'
import { failingFields, type SubmitRefusal } from '#domain/application/submit-checks'
import type { Problem } from '../form/ErrorSummary.tsx'
import type { EntryLock } from '../form/entry-lock.ts'
import { type RefusedEntry, refuseEntries } from '../form/refuse-entries.ts'
import { run, stop, type Task } from '../form/task.ts'
import { PLACES } from '../text/ko/application.ts'
import type { ApplicationFields } from './application-form.model.ts'

const inPageOrder = (a: Refusal, b: Refusal) => PLACES.indexOf(a.field) - PLACES.indexOf(b.field)

type Refusal = SubmitRefusal & { readonly field: FormField }
type Refused = RefusedEntry & { readonly field: FormField }

/** Checks that nobody has to pass, and that everybody should try once: they may end in going on without them. [D2-16] */
const ADVISED = (['realName', 'business'] as const).map(
  (check) => ({ check, field: `check.${check}`, code: `${check}NotChecked` }) as const,
)

/**
 * What the form wants yet, as it stands on the page: what the submit rules miss, and each advised check that was not tried with these
 * entries; one that could not be made holds nobody up. Nothing as soon as the submit rules miss nothing. [A-058] [D2-16]
 */
const wantedYet = (form: ApplicationFields): readonly Refusal[] => {
  const entered = form.entered.value
  const missing = failingFields(entered, form.settings).flatMap(({ verdict }) =>
    verdict.field === null ? [] : [{ ...verdict, field: verdict.field }],
  )
  const untried = ADVISED.filter(
    ({ check, field }) =>
      entered.checks[check] === 'open' &&
      !form.tried.value.includes(check) &&
      !missing.some((refusal) => refusal.field === field),
  )
  return missing.length === 0 ? [] : [...missing, ...untried].toSorted(inPageOrder)
}

/** Two boxes of one number share their message: said of both, it stands in the summary once and leads to the first. */
const saidOnce = (refused: readonly Refused[]): readonly Refused[] =>
  refused.filter(({ text }, index) => refused.findIndex((refusal) => refusal.text === text) === index)

/**
 * The summary at the head of the form after a refused press, in the order of the page. What was mended leaves it when the person leaves the field,
 * passes a check or takes a file, never while a key is pressed, so that nothing above moves while somebody types. [A-268] [D2-104]
 */
export const makeProblems = (form: ApplicationFields) => {
  const shown = signal<readonly Problem[]>([])
  let refused: readonly Refused[] = []

  const problemsOf = (list: readonly Refused[]): readonly Problem[] =>
    saidOnce(list).map(({ at, text }) => ({ id: at.id, text }))
  const prune = () => {
    if (refused.length === 0) return
    const open = refused.filter(({ field, text }) => form.target(field).problem.peek() === text)
    // Nobody has to make the checks that are left then.
    const isMended = open.every(({ advised }) => advised)
    refused = isMended ? [] : open
    if (isMended) for (const { at } of open) at.refuse(null)
    const problems = problemsOf(refused)
    const ids = (list: readonly Problem[]) => list.map(({ id }) => id).join(' ')
    if (ids(problems) !== ids(shown.peek())) shown.value = problems
  }
  const settled = [...Object.values(form.checks), ...DOCUMENT_KEYS.map((key) => form.documents[key])]
  // Counted, not only read: the bundler leaves out a property that is read for nothing.
  computed(() => settled.filter(({ problem }) => problem.value === null).length).subscribe(prune)

  return {
    shown,
    prune,
    /** Says what belongs to no field, or nothing. */
    say: (problems: readonly Problem[]): void => {
      refused = []
      shown.value = problems
    },
    /** Says the first failure, and puts all that the form wants yet below its entries and into the summary. */
    refuse: (text: string): Promise<void> => {
      const list = wantedYet(form).map((refusal) => ({
        field: refusal.field,
        at: form.target(refusal.field),
        text: form.wordsOf(refusal),
        advised: 'check' in refusal,
      }))
      const read = refuseEntries(text, list)
      refused = list
      shown.value = problemsOf(list)
      return read
    },
  } as const
}

/** What is to be done next, from above; null when nothing is missing. */
export const makeNextStep = (form: ApplicationFields): ReadonlySignal<FormField | null> =>
  computed(() => wantedYet(form)[0]?.field ?? null)

type Outcome = Task<SubmitApplicationError, Received>

/** One application on its way: how much of it has left, and whether it can still be taken back. */
export const makeSubmission = (submit: SubmitApplication, lock: EntryLock) => {
  const task = signal<Outcome>({ is: 'idle' })
  const withFiles = signal(false)
  const progress = signal<Progress>({ sent: 0, total: 0 })
  const running = computed(() => task.value.is === 'running')
  /** Did the person take the last sending back? */
  const stopped = signal(false)
  let pending: Promise<Outcome> | null = null

  const percent = computed(() => {
    const { sent, total } = progress.value
    return total === 0 ? 0 : Math.floor((100 * sent) / total)
  })
  const cancellable = computed(() => {
    const { sent, total } = progress.value
    return running.value && withFiles.value && (total === 0 || sent < total)
  })

  /** Sends it; while one is under way, that one is answered and nothing is sent. */
  const send = (submission: Submitted): Promise<Outcome> => {
    if (pending !== null) return pending
    progress.value = { sent: 0, total: 0 }
    withFiles.value = Object.keys(submission.files).length > 0
    stopped.value = false
    const sending = run(
      task,
      submit(submission, (now) => {
        progress.value = now
      }),
      { handsIn: lock },
    )
    pending = sending
    void sending.finally(() => {
      pending = null
    })
    return sending
  }
  /** Forgets how the last sending ended, before another is offered. */
  const begin = () => {
    if (running.peek()) return
    task.value = { is: 'idle' }
    stopped.value = false
  }
  /** Takes it back as long as a byte has to leave; later it does nothing. */
  const cancel = () => {
    if (!cancellable.peek()) return
    stopped.value = true
    stop(task)
  }
  return {
    task,
    running,
    withFiles,
    percent,
    cancellable,
    stopped,
    begin,
    send,
    cancel,
    pending: () => pending,
  } as const
}
export type Submission = ReturnType<typeof makeSubmission>
