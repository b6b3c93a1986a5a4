import { signal } from '@preact/signals-react'
import {
  CheckDuplicateAndRecordStep,
  type CheckDuplicateAndRecordStepError,
} from '#app/consent/check-duplicate-and-record-step'
import { StoreInfoAgreements } from '#app/consent/save-consents'
import { SessionStore } from '#app/kernel/session-store.port'
import type { ServicesOf } from '#app/kernel/token'
import { consentAnswersOfSession } from '#domain/consent/consent-data'
import { failureWords, refusingRuleOf, showFailureAndLeave } from '#ui/parts/failure/show-failure.ts'
import { showStoppingFailure } from '#ui/parts/failure/show-stopping-failure.tsx'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { makeTaskState, runTask } from '#ui/parts/task/task.ts'
import { CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES, CONSENT_TEXTS as T } from '#ui/text/ko/consent/consent.ts'
import { makeConsentForm } from './consent-form.model.ts'

export const CONSENT_SERVICES = {
  session: SessionStore,
  checkDuplicate: CheckDuplicateAndRecordStep,
  storeAgreements: StoreInfoAgreements,
} as const

type CheckFailure = Exclude<CheckDuplicateAndRecordStepError, { readonly _tag: 'SessionEnded' | 'AlreadyApplied' }>

/** Shows why the duplicate check did not succeed. Returns true if the person wants to repeat it. [A-034] [D3-312] */
const offerToCheckAgain = async (error: CheckFailure): Promise<boolean> => {
  const row = CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES[error._tag]
  let isAgain = false
  await showStoppingFailure(error._tag, {
    ...row.stop,
    sentence: failureWords(error, row).text,
    again: { words: T['consent.checkAgain'], onPress: () => (isAgain = true) },
    because: refusingRuleOf(error),
    helpDesk: 'application',
  })
  return isAgain
}

/**
 * Makes the consents of /info-agree. Nothing can be chosen until the duplicate check allows the person to apply.
 * [A-025] [D2-08]
 */
export const makeInfoConsents = (
  { session, checkDuplicate, storeAgreements }: ServicesOf<typeof CONSENT_SERVICES>,
  navigate: Navigate,
) => {
  const form = makeConsentForm(makeEntryLock('consents'), 'info', session.read(), currentSettings.peek(), {
    isEnabledAtStart: false,
    isFoldedAtStart: true,
    given: consentAnswersOfSession(session.read().consents.personal),
  })
  const task = makeTaskState<CheckDuplicateAndRecordStepError>()
  /** True while a dialog says why nothing can be chosen. */
  const isRefused = signal(false)

  const check = async (): Promise<void> => {
    const outcome = await runTask(task, checkDuplicate())
    if (outcome.is === 'done') form.enable()
    if (outcome.is !== 'failed') return
    const { error } = outcome
    isRefused.value = error._tag !== 'SessionEnded'
    if (error._tag === 'SessionEnded' || error._tag === 'AlreadyApplied')
      return showFailureAndLeave(error, CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES, 'application', () => navigate('/'))
    if (!(await offerToCheckAgain(error))) return navigate('/')
    isRefused.value = false
    return check()
  }

  return {
    form,
    task,
    isRefused,
    check,
    confirm: (): void => {
      const decision = storeAgreements(form.choice.peek())
      if (decision.verdict !== 'complete') return form.mark(decision)
      form.lock.lock()
      navigate('/mydata-agree')
    },
  } as const
}
