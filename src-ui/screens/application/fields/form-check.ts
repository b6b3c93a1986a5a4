import type { ReadonlySignal } from '@preact/signals-react'
import type { Effect } from 'effect'
import { type FormCheckName, type FormCheckState, isEntryOfCheck } from '#domain/application/form/application-form'
import { failingFieldDecisions } from '#domain/application/submit/submit-checks'
import type { ParseResult } from '#domain/kernel/parse-result'
import { type BarMessageModel, type RefusedEntry, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { type Field, focusField } from '#ui/parts/form/form-field.ts'
import { makeTaskState, type TaskState } from '#ui/parts/task/task.ts'
import { BUSINESS_LOOKUP_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'
import type { ApplicationFields } from './application-form.model.ts'

/** A check of a form with its actions. `CheckAction` renders it. */
export type FormCheckModel = {
  readonly field: Field<FormCheckState>
  readonly task: ReadonlySignal<TaskState<unknown, unknown>>
  readonly run: () => Promise<void>
  /** Withdraws the passed check, so that its entries can be changed. */
  readonly reenter: () => void
  /** Moves the focus on after the check has passed. By default, the focus moves to the line with the result. */
  readonly moveFocusOn?: (() => void) | undefined
}

export type FormCheckContext = Pick<FormCheckModel, 'moveFocusOn'> & { readonly form: ApplicationFields }

/**
 * Rejects a check with missing entries. Marks the entry that the rule names, and every missing entry. If the message of
 * the rule does not say which entry is missing, adds the message of the first missing entry.
 */
const refuseFormCheck = (
  form: ApplicationFields,
  check: FormCheckName,
  { at, text }: RefusedEntry,
  others: readonly RefusedEntry[],
  bar: BarMessageModel,
): void => {
  const missingEntries = failingFieldDecisions(form.snapshot(), form.settings).flatMap(({ verdict }) =>
    verdict.field !== null && isEntryOfCheck(check, verdict.field)
      ? [{ at: form.target(verdict.field), text: form.wordsOf(verdict) }]
      : [],
  )
  const knownEntries = [...others, ...missingEntries]
  const entries = knownEntries.some((entry) => entry.at.id === at.id) ? knownEntries : [{ at, text }, ...knownEntries]
  const firstMissingText = text === BUSINESS_LOOKUP_REFUSAL_TEXTS.entryMissing ? entries[0]?.text : undefined
  refuseInPlace(bar, firstMissingText === undefined ? text : `${text}\n${firstMissingText}`, entries)
}

type FormCheckSteps<Entry, Code extends string, At extends string, Answer, E> = {
  readonly parse: () => ParseResult<Entry, Code, At>
  /** Returns the message about entries that cannot be checked, and its place. */
  readonly refusalOf: (refusal: { readonly code: Code; readonly at?: At }) => RefusedEntry
  readonly ask: (entry: Entry) => Effect.Effect<Answer, E>
  readonly done: (answer: Answer) => unknown
  readonly failed: (error: E) => unknown
  /** The entry that gets the focus when the person withdraws a passed check. */
  readonly reenterAt: Pick<Field<unknown>, 'id'>
  /** Returns the missing entries that the form itself does not have. */
  readonly others?: () => readonly RefusedEntry[]
  /** The place of a message about the whole check. By default, it is the bar of the form. */
  readonly bar?: BarMessageModel
}

/** Makes a check of a form: parses its entries, and asks a service about them. */
export const makeFormCheck = <
  Entry,
  Code extends string,
  At extends string,
  Answer,
  E extends { readonly _tag: string },
>(
  { form, moveFocusOn }: FormCheckContext,
  name: FormCheckName,
  steps: FormCheckSteps<Entry, Code, At, Answer, E>,
): FormCheckModel => {
  const task = makeTaskState<E, Answer>()
  return {
    field: form.checks[name],
    task,
    run: async () => {
      const entry = steps.parse()
      if (!entry.ok)
        return refuseFormCheck(form, name, steps.refusalOf(entry), steps.others?.() ?? [], steps.bar ?? form.refusal)
      const outcome = await form.runCheck(name, task, steps.ask(entry.value))
      if (outcome.is === 'failed') await steps.failed(outcome.error)
      if (outcome.is === 'done') await steps.done(outcome.value)
    },
    reenter: () => {
      form.withdraw(name)
      focusField(steps.reenterAt.id)
    },
    moveFocusOn,
  }
}
