import { computed, type Signal, signal, untracked } from '@preact/signals-react'
import type { Effect } from 'effect'
import {
  type ApplicationForm,
  CHECK_NAMES,
  type CheckName,
  type CheckState,
  coversEntry,
  type EntryField,
  type FormChecks,
  type FormField,
  NO_CHECKS,
  passCheck,
  resetChecksAfterChange,
  waiveCheck,
  withdrawCheck,
} from '#domain/application/application-form'
import { fillWithParticles } from '#domain/kernel/particles'
import { announce } from '../../parts/dialog/announcer.ts'
import { recordOf } from '../../parts/form/define-form.ts'
import { type EntryLock, makeEntryLock } from '../../parts/form/entry-lock.ts'
import { type Field, makeField } from '../../parts/form/form-field.ts'
import { runTask, type Task } from '../../parts/task/task.ts'
import { APPLICATION, entryWords } from '../../text/ko/application.ts'

/**
 * Makes the states of the checks of a form. Each check has a separate field and a separate lock, so that the entries of
 * the other checks stay enabled while it runs.
 */
export const makeCheckStates = (lock: EntryLock) => {
  const checkLocks = recordOf<Record<CheckName, EntryLock>>(CHECK_NAMES, () => makeEntryLock(lock.form, lock))
  const checks = recordOf<Record<CheckName, Field<CheckState>>>(CHECK_NAMES, (check) =>
    makeField(checkLocks[check], `check-${check}`, NO_CHECKS[check]),
  )
  /** The checks that have already run with exactly the current entries, whatever the result. */
  const tried = signal<readonly CheckName[]>([])
  const states = (): FormChecks => recordOf<FormChecks>(CHECK_NAMES, (check) => checks[check].value.value)
  const change = (rule: (states: FormChecks) => FormChecks) => {
    const next = rule(untracked(states))
    for (const check of CHECK_NAMES) checks[check].value.value = next[check]
  }
  return {
    checks,
    checkLocks,
    tried,
    states,
    /** True while a request uses any of the entries. */
    isInUse: computed(() => lock.locked.value || CHECK_NAMES.some((check) => checkLocks[check].locked.value)),
    lockOf: (field: FormField): EntryLock => {
      const check = CHECK_NAMES.find((known) => coversEntry(known, field))
      return check === undefined ? lock : checkLocks[check]
    },
    /** Must be called when an entry changes: resets the checks of the entry and announces this. */
    follow: (field: EntryField, { entityType }: ApplicationForm) => {
      const broken = CHECK_NAMES.find((check) => coversEntry(check, field) && checks[check].value.peek() === 'passed')
      change((now) => resetChecksAfterChange(now, field))
      if (broken !== undefined) {
        const [entry, check] = [entryWords(field, entityType), entryWords(`check.${broken}`, entityType)]
        checks[broken].refuse(fillWithParticles(APPLICATION['form.checkAgain'], { entry, check }))
        announce(checks[broken].problem.peek() ?? '')
      }
      if (tried.peek().some((check) => coversEntry(check, field)))
        tried.value = tried.peek().filter((check) => !coversEntry(check, field))
    },
    /** Runs a check, and locks its entries meanwhile. It is then no longer the next step, whatever the result. */
    run: async <E, A>(check: CheckName, task: Signal<Task<E, A>>, question: Effect.Effect<A, E>) => {
      const outcome = await runTask(task, question, { checks: checkLocks[check] })
      if (outcome.is !== 'running') tried.value = [...tried.peek(), check]
      return outcome
    },
    pass: (check: CheckName) => change((now) => passCheck(now, check)),
    waive: (check: 'realName' | 'business') => change((now) => waiveCheck(now, check)),
    withdraw: (check: CheckName) => change((now) => withdrawCheck(now, check)),
    withdrawAll: () => change(() => NO_CHECKS),
  } as const
}
