import { untracked } from '@preact/signals-react'
import { LookUpBusiness } from '#app/business/look-up-business'
import { CheckRealName } from '#app/identity/check-real-name'
import type { ServicesOf } from '#app/kernel/token'
import { decideFormCheckOutcome } from '#domain/application/form/form-check-outcome'
import { parseRealNameEntry } from '#domain/application/form/resident-number'
import { parseBusinessLookupEntries } from '#domain/business/business-lookup'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { fill } from '#ui/text/fill.ts'
import {
  APPLICATION_TEXTS as T,
  CHECK_REAL_NAME_MESSAGES,
  LOOK_UP_BUSINESS_MESSAGES,
} from '#ui/text/ko/application/application.ts'
import { BUSINESS_LOOKUP_REFUSAL_TEXTS, SUBMIT_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { type FormCheckModel, type FormCheckContext, makeFormCheck } from '../fields/form-check.ts'

export const FORM_CHECK_SERVICES = { checkRealName: CheckRealName, lookUpBusiness: LookUpBusiness } as const
type CheckServices = ServicesOf<typeof FORM_CHECK_SERVICES>

/** The answers after a failed check. The safe one is the recommended one. [A-057] [D3-528] */
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
export const makeRealNameCheckModel = (context: FormCheckContext, services: CheckServices) => {
  const { form } = context
  const check = makeFormCheck(context, 'realName', {
    parse: () => parseRealNameEntry(form.snapshot()),
    refusalOf: ({ code, at }) => ({ at: form.target(at ?? 'birth'), text: SUBMIT_REFUSAL_TEXTS[code] }),
    ask: ({ resident }) => services.checkRealName(resident),
    done: async (answer) => {
      const { verdict } = decideFormCheckOutcome(answer)
      if (verdict === 'passed') form.pass('realName')
      if (verdict === 'askTwice' && (await askTwice())) form.waive('realName')
    },
    failed: (error) => showFailure(error, CHECK_REAL_NAME_MESSAGES, 'application'),
    reenterAt: form.target('residentBack'),
  })
  return {
    ...check,
    /** Starts the check if the thirteenth digit has just been entered. An effect must call this. [D2-154] */
    runIfDue: () => {
      if (form.isRealNameCheckDue()) untracked(() => void check.run())
    },
  } as const
}

/** Makes the lookup of the business at the tax office. to */
export const makeBusinessCheckModel = (context: FormCheckContext, services: CheckServices): FormCheckModel => {
  const { form } = context
  return makeFormCheck(context, 'business', {
    parse: () => {
      const { name, ...entry } = form.snapshot()
      return parseBusinessLookupEntries({ ...entry, representative: name })
    },
    refusalOf: ({ code, at }) => ({ at: form.target(at ?? 'companyName'), text: BUSINESS_LOOKUP_REFUSAL_TEXTS[code] }),
    ask: services.lookUpBusiness,
    done: async ({ verdict, taxpayerType }) => {
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
    },
    failed: (error) => showFailure(error, LOOK_UP_BUSINESS_MESSAGES, 'application'),
    reenterAt: form.target('companyName'),
  })
}
