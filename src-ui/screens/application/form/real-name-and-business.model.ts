import { untracked } from '@preact/signals-react'
import { LookUpBusiness, type LookUpBusinessError } from '#app/business/look-up-business'
import { CheckRealName, type CheckRealNameError } from '#app/identity/check-real-name'
import { decideFormCheckOutcome } from '#domain/application/form-check-outcome'
import { parseRealNameEntry } from '#domain/application/resident-number'
import { type decideBusinessValidation, parseBusinessLookupEntries } from '#domain/business/business-lookup'
import { dialogs } from '../../../parts/dialog/dialogs.ts'
import { focusField } from '../../../parts/form/form-field.ts'
import { helpDeskPhoneText } from '../../../parts/help-desk/help-desk.ts'
import type { ServicesOf } from '#app/token'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { makeTaskState } from '../../../parts/task/task.ts'
import { fill } from '../../../text/fill.ts'
import {
  APPLICATION_TEXTS as T,
  CHECK_REAL_NAME_MESSAGES,
  LOOK_UP_BUSINESS_MESSAGES,
} from '../../../text/ko/application.ts'
import { BUSINESS_LOOKUP_REFUSAL_TEXTS, SUBMIT_REFUSAL_TEXTS } from '../../../text/ko/application-refusals.ts'
import { EVERY_PAGE_TEXTS } from '../../../text/ko/every-page.ts'
import { type FormCheckModel, type FormCheckContext, refuseFormCheck } from '../form-check.ts'

export const FORM_CHECK_SERVICES = { checkRealName: CheckRealName, lookUpBusiness: LookUpBusiness } as const
type CheckServices = ServicesOf<typeof FORM_CHECK_SERVICES>

/** The answers after a failed check. The safe one is the recommended one. [A-057] [A-078] [D3-528] */
const WAYS_ON = { yes: T['confirm.proceed'], no: T['confirm.recheck'], recommended: 'no' } as const

/**
 * Asks two questions before a person continues with a name that is not confirmed. If the person answers no to either of
 * them, the form stays. [A-057] [D2-33]
 */
const askTwice = async (): Promise<boolean> =>
  (await dialogs.confirm({ text: T['realname.mismatch1'], ...WAYS_ON })) &&
  dialogs.confirm({ text: T['realname.mismatch2'], ...WAYS_ON })

export type RealNameCheckModel = ReturnType<typeof makeRealNameCheckModel>

/** Makes the check that the resident number belongs to the certified person. to */
export const makeRealNameCheckModel = ({ form, moveFocusOn }: FormCheckContext, services: CheckServices) => {
  const task = makeTaskState<CheckRealNameError, 'verified' | 'mismatch'>()
  const run = async () => {
    const entry = parseRealNameEntry(form.snapshot())
    if (!entry.ok)
      return refuseFormCheck(form, 'realName', {
        at: form.target(entry.at ?? 'birth'),
        text: SUBMIT_REFUSAL_TEXTS[entry.code],
      })
    const outcome = await form.runCheck('realName', task, services.checkRealName(entry.value.resident))
    if (outcome.is === 'failed') return showFailure(outcome.error, CHECK_REAL_NAME_MESSAGES, 'application')
    if (outcome.is !== 'done') return
    const { verdict } = decideFormCheckOutcome(outcome.value)
    if (verdict === 'passed') form.pass('realName')
    if (verdict === 'askTwice' && (await askTwice())) form.waive('realName')
  }
  const check: FormCheckModel = {
    field: form.checks.realName,
    task,
    run,
    reenter: () => {
      form.withdraw('realName')
      focusField(form.target('residentBack').id)
    },
    moveFocusOn,
  }
  return {
    ...check,
    /** Starts the check if the thirteenth digit has just been entered. An effect must call this. [D2-154] */
    runIfDue: () => {
      if (form.isRealNameCheckDue()) untracked(() => void run())
    },
  } as const
}

/** Makes the lookup of the business at the tax office. to */
export const makeBusinessCheckModel = (
  { form, moveFocusOn }: FormCheckContext,
  services: CheckServices,
): FormCheckModel => {
  const task = makeTaskState<LookUpBusinessError, ReturnType<typeof decideBusinessValidation>>()
  const run = async () => {
    const { name, ...entry } = form.snapshot()
    const question = parseBusinessLookupEntries({ ...entry, representative: name })
    if (!question.ok) {
      const refused = {
        at: form.target(question.at ?? 'companyName'),
        text: BUSINESS_LOOKUP_REFUSAL_TEXTS[question.code],
      }
      return refuseFormCheck(form, 'business', refused)
    }
    const outcome = await form.runCheck('business', task, services.lookUpBusiness(question.value))
    if (outcome.is === 'failed') return showFailure(outcome.error, LOOK_UP_BUSINESS_MESSAGES, 'application')
    if (outcome.is !== 'done') return
    const { verdict, taxpayerType } = outcome.value
    // If the lookup failed, the taxpayer type of an earlier lookup stays valid.
    if (verdict !== 'outage') form.taxpayerType.value = taxpayerType
    const next = decideFormCheckOutcome(verdict).verdict
    if (next === 'passed') return form.pass('business')
    if (next === 'waived') {
      form.waive('business')
      const helpLine = fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone: helpDeskPhoneText('application') })
      return dialogs.alert({ text: T['biz.outage'], helpLine })
    }
    if (await dialogs.confirm({ text: T['biz.invalid'], next: T['biz.invalidNext'], ...WAYS_ON }))
      form.waive('business')
    else focusField(form.target('companyName').id)
  }
  return {
    field: form.checks.business,
    task,
    run,
    reenter: () => {
      form.withdraw('business')
      focusField(form.target('companyName').id)
    },
    moveFocusOn,
  }
}
