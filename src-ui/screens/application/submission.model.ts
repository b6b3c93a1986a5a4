import { computed, signal } from '@preact/signals-react'
import type { Progress } from '#app/application/applications.port'
import type {
  Received,
  Submission as Submitted,
  SubmitApplication,
  SubmitApplicationError,
} from '#app/application/submit-application'
import type { FormField } from '#domain/application/application-form'
import { failingFields, type SubmitRefusal } from '#domain/application/submit-checks'
import type { Problem } from '../../parts/form/ErrorSummary.tsx'
import type { EntryLock } from '../../parts/form/entry-lock.ts'
import { type RefusedEntry, refuseEntries } from '../../parts/form/refuse-entries.ts'
import { run, stop, type Task } from '../../parts/form/task.ts'
import { PLACES } from '../../text/ko/application.ts'
import type { ApplicationFields } from './application-form.model.ts'

type Refusal = SubmitRefusal & { readonly field: FormField }
type Refused = RefusedEntry & { readonly field: FormField }

/** The places of the form from above; documents stand in the order in which they are asked for. [A-082] [D2-104] */
const pageOrder = (form: ApplicationFields) => {
  const asked = form.asked.value.map(({ document }): FormField => `doc.${document}`)
  const entries = PLACES.filter((place) => !place.startsWith('doc.'))
  const places: readonly string[] = entries.toSpliced(entries.indexOf('check.business') + 1, 0, ...asked)
  return (a: FormField, b: FormField) => places.indexOf(a) - places.indexOf(b)
}

/** What the submit rules miss, in the order of the page. [A-268] [D2-104] */
const missingEntries = (form: ApplicationFields): readonly Refusal[] => {
  const inOrder = pageOrder(form)
  return failingFields(form.entered.value, form.settings)
    .flatMap(({ verdict }) => (verdict.field === null ? [] : [{ ...verdict, field: verdict.field }]))
    .toSorted((a, b) => inOrder(a.field, b.field))
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
    refused = refused.filter(({ field, text }) => form.target(field).problem.peek() === text)
    const problems = problemsOf(refused)
    const ids = (list: readonly Problem[]) => list.map(({ id }) => id).join(' ')
    if (ids(problems) !== ids(shown.peek())) shown.value = problems
  }
  const settled = [...Object.values(form.checks), ...Object.values(form.documents)]
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
    /** Says the first failure, and puts all that the submit rules miss below its entries and into the summary. [D2-151] */
    refuse: (text: string): Promise<void> => {
      const list = missingEntries(form).map((refusal) => ({
        field: refusal.field,
        at: form.target(refusal.field),
        text: form.wordsOf(refusal),
      }))
      const read = refuseEntries(text, list)
      refused = list
      shown.value = problemsOf(list)
      return read
    },
  } as const
}

/** Checks that are no condition, and that everybody should make once: they may end in going on without them. [D2-16] */
const ADVISED = ['realName', 'business'] as const

/**
 * What is to be done next, from above: what the submit rules miss, or a check of entries with which it was not made yet.
 * Null as soon as the submit rules miss nothing. [A-058] [D2-16]
 */
const nextStepOf = (form: ApplicationFields): FormField | null => {
  const missing = missingEntries(form).map(({ field }) => field)
  const { checks } = form.entered.peek()
  const untried = ADVISED.filter((check) => checks[check] === 'open' && !form.tried.peek().includes(check))
  const steps = [...missing, ...untried.map((check): FormField => `check.${check}`)].toSorted(pageOrder(form))
  return missing.length === 0 ? null : (steps[0] ?? null)
}

/**
 * The next step as the form shows it: looked for when the person leaves a field, a check ends, a file is taken or entries are
 * put in, never at a key, because it asks all submit rules.
 */
export const makeNextStep = (form: ApplicationFields) => {
  const shown = signal(nextStepOf(form))
  const update = () => {
    shown.value = nextStepOf(form)
  }
  form.settled.subscribe(update)
  return { shown, update } as const
}

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
