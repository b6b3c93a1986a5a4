import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Progress } from '#app/application/applications.port'
import type {
  Received,
  Submission as Submitted,
  SubmitApplication,
  SubmitApplicationError,
} from '#app/application/submit-application'
import type { CheckName, FormField } from '#domain/application/application-form'
import { DOCUMENT_KEYS } from '#domain/application/required-documents'
import { failingFields, type SubmitRefusal, type SubmitSettings } from '#domain/application/submit-checks'
import type { Problem } from '../form/ErrorSummary.tsx'
import type { EntryLock } from '../form/entry-lock.ts'
import { run, stop, type Task } from '../form/task.ts'
import type { ApplicationFields } from './application-form.model.ts'

/** Everything that a refusal may point to, as it stands on the page from above. [D2-104] */
const PAGE_ORDER: readonly FormField[] = [
  'name',
  'birth',
  'mobile',
  'rrn1',
  'rrn2',
  'check.realName',
  'companyName',
  'co1',
  'co2',
  'openingDate',
  'check.business',
  'settlementMonth',
  ...DOCUMENT_KEYS.map((key) => `doc.${key}` as const),
  'bank',
  'accountNumber',
  'depositor',
  'check.account',
]
const inPageOrder = (one: At, other: At) => PAGE_ORDER.indexOf(one.field) - PAGE_ORDER.indexOf(other.field)

type At = { readonly field: FormField }
type Refused = { readonly field: FormField; readonly text: string }

/** Two boxes of one number share their message: said of both, it stands in the summary once and leads to the first. */
const FIRST_PART: Readonly<Partial<Record<FormField, FormField>>> = { rrn2: 'rrn1', co2: 'co1' }

const saidOnce = (refused: readonly Refused[]): readonly Refused[] =>
  refused.filter(
    ({ field, text }) => !refused.some((other) => other.field === FIRST_PART[field] && other.text === text),
  )

/**
 * The summary at the head of the form after a refused press, in the order of the page. What was mended leaves it when the person leaves the field,
 * passes a check or takes a file, never while a key is pressed, so that nothing above moves while somebody types. [A-268] [D2-104]
 */
export const makeProblems = (form: ApplicationFields) => {
  const shown = signal<readonly Problem[]>([])
  let refused: readonly Refused[] = []

  const problemsOf = (list: readonly Refused[]): readonly Problem[] =>
    saidOnce(list).map(({ field, text }) => ({ id: form.idOf(field), text }))
  const prune = () => {
    if (refused.length === 0) return
    refused = refused.filter(({ field, text }) => form.problemOf(field) === text)
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
    /** Puts every refusal below its field and into the summary. */
    refuse: (refusals: readonly SubmitRefusal[]): void => {
      const list = refusals.flatMap((refusal) =>
        refusal.field === null ? [] : [{ field: refusal.field, text: form.wordsOf(refusal) }],
      )
      for (const { field, text } of list) form.refuse(field, text)
      refused = list.toSorted(inPageOrder)
      shown.value = problemsOf(refused)
    },
  } as const
}

/** Checks that nobody has to pass, and that everybody should try once: they may end in going on without them. [D2-16] */
const ADVISED: readonly CheckName[] = ['realName', 'business']

/**
 * What is to be done next, from above: the first thing that the submit rules miss, or an advised check that was not tried
 * with these entries; one that could not be made holds nobody up. Null as soon as the submit rules miss nothing. [A-058] [D2-16]
 */
export const makeNextStep = (form: ApplicationFields, settings: SubmitSettings): ReadonlySignal<FormField | null> =>
  computed(() => {
    const entered = form.entered.value
    const missing = failingFields(entered, settings).flatMap(({ verdict: { field } }) =>
      field === null ? [] : [{ field }],
    )
    if (missing.length === 0) return null
    const advised = ADVISED.filter(
      (check) => entered.checks[check] === 'open' && !form.tried.value.includes(check),
    ).map((check) => ({ field: `check.${check}` as const }))
    return [...missing, ...advised].toSorted(inPageOrder)[0]?.field ?? null
  })

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
