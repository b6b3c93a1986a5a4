import { computed, type Signal, signal, untracked } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { QueueError } from '#app/admission/queue-gate.errors'
import {
  type ApplicationForm,
  FORM_CHECK_NAMES,
  type FormCheckName,
  type FormCheckState,
  isEntryOfCheck,
  type ApplicationEntryField,
  type FormChecks,
  type ApplicationFormTarget,
  ALL_CHECKS_OPEN,
  passCheck,
  resetChecksAfterChange,
  waiveCheck,
  reopenCheck,
} from '#domain/application/application-form'
import { fillWithParticles } from '#domain/kernel/particles'
import { announce } from '../../parts/dialog/announcer.ts'
import { recordByNames } from '../../parts/form/define-form.ts'
import { type EntryLock, makeEntryLock } from '../../parts/form/entry-lock.ts'
import { type Field, makeField } from '../../parts/form/form-field.ts'
import { runTask, type TaskState } from '../../parts/task/task.ts'
import { APPLICATION_TEXTS, formTargetName } from '../../text/ko/application.ts'

/** The failures of the queue after which a check was not made, but can be made if it is tried again. [D2-260] */
const NOT_MADE: ReadonlySet<string> = new Set<QueueError['_tag']>(['QueueUnreachable', 'QueueWaitStopped'])

/** The id of the button that withdraws a passed check, and so unlocks its entries. [D2-17] */
export const reenterId = ({ id }: Pick<Field<unknown>, 'id'>): string => `${id}-reenter`

/**
 * Makes the states of the checks of a form. Each check has its own field and its own lock. While one check runs, the
 * entries of the other checks stay enabled.
 */
export const makeCheckStates = (lock: EntryLock) => {
  const checkLocks = recordByNames<Record<FormCheckName, EntryLock>>(FORM_CHECK_NAMES, () =>
    makeEntryLock(lock.form, lock),
  )
  const checks = recordByNames<Record<FormCheckName, Field<FormCheckState>>>(FORM_CHECK_NAMES, (check) =>
    makeField(checkLocks[check], `check-${check}`, ALL_CHECKS_OPEN[check]),
  )
  /** The checks that have already run with exactly the current entries, whatever their result. */
  const tried = signal<readonly FormCheckName[]>([])
  const states = (): FormChecks => recordByNames<FormChecks>(FORM_CHECK_NAMES, (check) => checks[check].value.value)
  const change = (rule: (states: FormChecks) => FormChecks) => {
    const next = rule(untracked(states))
    for (const check of FORM_CHECK_NAMES) checks[check].value.value = next[check]
  }
  return {
    checks,
    checkLocks,
    tried,
    states,
    /** True while a request uses any of the entries. */
    isInUse: computed(() => lock.isLocked.value || FORM_CHECK_NAMES.some((check) => checkLocks[check].isLocked.value)),
    lockOf: (field: ApplicationFormTarget): EntryLock => {
      const check = FORM_CHECK_NAMES.find((known) => isEntryOfCheck(known, field))
      return check === undefined ? lock : checkLocks[check]
    },
    /** Must be called when an entry changes: resets the checks of the entry and announces this. */
    follow: (field: ApplicationEntryField, { entityType }: ApplicationForm) => {
      const broken = FORM_CHECK_NAMES.find(
        (check) => isEntryOfCheck(check, field) && checks[check].value.peek() === 'passed',
      )
      change((now) => resetChecksAfterChange(now, field))
      if (broken !== undefined) {
        const [entry, check] = [formTargetName(field, entityType), formTargetName(`check.${broken}`, entityType)]
        checks[broken].refuse(fillWithParticles(APPLICATION_TEXTS['form.checkAgain'], { entry, check }))
        announce(checks[broken].problem.peek() ?? '')
      }
      if (tried.peek().some((check) => isEntryOfCheck(check, field)))
        tried.value = tried.peek().filter((check) => !isEntryOfCheck(check, field))
    },
    /**
     * Runs a check, and locks its entries meanwhile. Afterwards the check is no longer the next step, whatever its
     * result. It stays the next step only if the queue did not answer or the person stopped waiting, because then the
     * check was not made and the message asks to try again. [D2-260]
     */
    run: async <E extends { readonly _tag: string }, A>(
      check: FormCheckName,
      task: Signal<TaskState<E, A>>,
      question: Effect.Effect<A, E>,
    ) => {
      const outcome = await runTask(task, question, { checks: checkLocks[check] })
      const isNotMade = outcome.is === 'failed' && NOT_MADE.has(outcome.error._tag)
      if (outcome.is !== 'running' && !isNotMade) tried.value = [...tried.peek(), check]
      return outcome
    },
    pass: (check: FormCheckName) => change((now) => passCheck(now, check)),
    waive: (check: 'realName' | 'business') => change((now) => waiveCheck(now, check)),
    withdraw: (check: FormCheckName) => change((now) => reopenCheck(now, check)),
    withdrawAll: () => change(() => ALL_CHECKS_OPEN),
  } as const
}
