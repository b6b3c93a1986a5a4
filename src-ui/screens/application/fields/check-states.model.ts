import { computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { QueueError } from '#app/admission/queue-gate.errors'
import type { ApplicationEntryField } from '#domain/application/application-entries.table'
import {
  type ApplicationForm,
  FORM_CHECK_NAMES,
  type FormCheckName,
  type FormCheckState,
  isEntryOfCheck,
  type FormChecks,
  type ApplicationFormTarget,
  ALL_CHECKS_OPEN,
  passCheck,
  resetChecksAfterChange,
  waiveCheck,
  reopenCheck,
} from '#domain/application/form/application-form'
import { fillWithParticles } from '#domain/text/particles'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { recordByNames } from '#ui/parts/form/define-form.ts'
import { type EntryLock, makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { type Field, makeField } from '#ui/parts/form/form-field.ts'
import { runTask, type TaskState } from '#ui/parts/task/task.ts'
import { APPLICATION_TEXTS, formTargetName } from '#ui/text/ko/application/application.ts'

/** The failures of the queue after which a check was not made, but can be made if it is tried again. [D2-260] */
const NOT_MADE: ReadonlySet<string> = new Set<QueueError['_tag']>(['QueueUnreachable', 'QueueWaitStopped'])

/** The id of the button that withdraws a passed check, and so unlocks its entries. [D2-17] */
export const reenterId = ({ id }: Pick<Field<unknown>, 'id'>): string => `${id}-reenter`

/**
 * The states of the checks of a form. Each check has its own field and its own lock. While one check runs, the entries
 * of the other checks stay enabled.
 */
export type CheckStates = {
  readonly checks: Readonly<Record<FormCheckName, Field<FormCheckState>>>
  readonly checkLocks: Readonly<Record<FormCheckName, EntryLock>>
  /** The checks that have already run with exactly the current entries, whatever their result. */
  readonly checksMade: ReadonlySignal<readonly FormCheckName[]>
  /** True while a request uses any of the entries. */
  readonly isInUse: ReadonlySignal<boolean>
  readonly pass: (check: FormCheckName) => void
  readonly waive: (check: 'realName' | 'business') => void
  readonly withdraw: (check: FormCheckName) => void
}

/** The checks, with the functions that only the form itself may call. */
export type CheckStatesOfForm = CheckStates & {
  readonly states: () => FormChecks
  readonly lockOf: (field: ApplicationFormTarget) => EntryLock
  /** Must be called when an entry changes: resets the checks of the entry and announces this. */
  readonly resetChecksOf: (field: ApplicationEntryField, form: ApplicationForm) => void
  /**
   * Runs a check, and locks its entries meanwhile. A check that was made is no longer the next step, whatever its
   * result. If the queue did not answer, or the person stopped waiting, the check was not made. It then stays the next
   * step, because the message asks to try again. [D2-260]
   */
  readonly run: RunCheck
  readonly withdrawAll: () => void
}

export type RunCheck = <E extends { readonly _tag: string }, A>(
  check: FormCheckName,
  task: Signal<TaskState<E, A>>,
  question: Effect.Effect<A, E>,
) => Promise<TaskState<E, A>>

export const makeCheckStates = (lock: EntryLock): CheckStatesOfForm => {
  const checkLocks = recordByNames<Record<FormCheckName, EntryLock>>(FORM_CHECK_NAMES, () =>
    makeEntryLock(lock.form, lock),
  )
  const checks = recordByNames<Record<FormCheckName, Field<FormCheckState>>>(FORM_CHECK_NAMES, (check) =>
    makeField(checkLocks[check], `check-${check}`, ALL_CHECKS_OPEN[check]),
  )
  const checksMade = signal<readonly FormCheckName[]>([])
  const states = (): FormChecks => recordByNames<FormChecks>(FORM_CHECK_NAMES, (check) => checks[check].value.value)
  const change = (rule: (states: FormChecks) => FormChecks) => {
    const next = rule(untracked(states))
    for (const check of FORM_CHECK_NAMES) checks[check].value.value = next[check]
  }
  return {
    checks,
    checkLocks,
    checksMade,
    states,
    isInUse: computed(() => lock.isLocked.value || FORM_CHECK_NAMES.some((check) => checkLocks[check].isLocked.value)),
    lockOf: (field) => {
      const check = FORM_CHECK_NAMES.find((checkName) => isEntryOfCheck(checkName, field))
      return check === undefined ? lock : checkLocks[check]
    },
    resetChecksOf: (field, { entityType }) => {
      const resetCheck = FORM_CHECK_NAMES.find(
        (check) => isEntryOfCheck(check, field) && checks[check].value.peek() === 'passed',
      )
      change((now) => resetChecksAfterChange(now, field))
      if (resetCheck !== undefined) {
        const [entry, check] = [formTargetName(field, entityType), formTargetName(`check.${resetCheck}`, entityType)]
        checks[resetCheck].refuse(fillWithParticles(APPLICATION_TEXTS['form.checkAgain'], { entry, check }))
        announce(checks[resetCheck].problem.peek() ?? '')
      }
      if (checksMade.peek().some((check) => isEntryOfCheck(check, field)))
        checksMade.value = checksMade.peek().filter((check) => !isEntryOfCheck(check, field))
    },
    run: async (check, task, question) => {
      const outcome = await runTask(task, question, { lock: checkLocks[check], unlocks: 'atEnd' })
      const isNotMade = outcome.is === 'failed' && NOT_MADE.has(outcome.error._tag)
      if (outcome.is !== 'running' && !isNotMade) checksMade.value = [...checksMade.peek(), check]
      return outcome
    },
    pass: (check) => change((now) => passCheck(now, check)),
    waive: (check) => change((now) => waiveCheck(now, check)),
    withdraw: (check) => change((now) => reopenCheck(now, check)),
    withdrawAll: () => change(() => ALL_CHECKS_OPEN),
  }
}
