import type { ReadonlySignal } from '@preact/signals-react'
import { type FormCheckName, type FormCheckState, isEntryOfCheck } from '#domain/application/application-form'
import { failingFieldDecisions } from '#domain/application/submit-checks'
import type { Field } from '../../parts/form/form-field.ts'
import { type BarMessageModel, type RefusedEntry, refuseInPlace } from '../../parts/form/refuse-entries.ts'
import type { TaskState } from '../../parts/task/task.ts'
import { BUSINESS_LOOKUP_REFUSAL_TEXTS } from '../../text/ko/application-refusals.ts'
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
export const refuseFormCheck = (
  form: ApplicationFields,
  check: FormCheckName,
  { at, text }: RefusedEntry,
  others: readonly RefusedEntry[] = [],
  bar: BarMessageModel = form.refusal,
): void => {
  const missing = failingFieldDecisions(form.snapshot(), form.settings).flatMap(({ verdict }) =>
    verdict.field !== null && isEntryOfCheck(check, verdict.field)
      ? [{ at: form.target(verdict.field), text: form.wordsOf(verdict) }]
      : [],
  )
  const known = [...others, ...missing]
  const entries = known.some((entry) => entry.at.id === at.id) ? known : [{ at, text }, ...known]
  const named = text === BUSINESS_LOOKUP_REFUSAL_TEXTS.entryMissing ? entries[0]?.text : undefined
  refuseInPlace(bar, named === undefined ? text : `${text}\n${named}`, entries)
}
