import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import {
  type ApplicationForm,
  cleanApplicationInput,
  unfilledApplicationForm,
} from '#domain/application/application-form'
import { mobileNumberRefusal } from '#domain/application/mobile-number'
import { residentNumberParts } from '#domain/application/resident-number'
import type { SubmitRefusalCode } from '#domain/application/submit-checks.table'
import { entityTypeOfForm } from '#domain/business/entity-type'
import { consentAnswersOfSession, mainConsentsOf } from '#domain/consent/consent-data'
import type { Session } from '#domain/session/session'
import { defineForm, singleChoiceEntry, textEntry } from '../../parts/form/define-form.ts'
import { SUBMIT_REFUSAL_TEXTS } from '../../text/ko/application-refusals.ts'

/** Returns the initial state of the form, from the session, certification and consents. */
export const initialApplicationForm = (session: Session): ApplicationForm =>
  unfilledApplicationForm({
    applicationNumber: session.applicationNumber,
    paymentType: session.paymentType,
    businessNumber: session.businessNumber,
    entityType: entityTypeOfForm(session.entityType),
    name: session.certifiedName,
    birth: session.birthDate,
    mobile: cleanApplicationInput('mobile', session.mobileNumber),
    keyAgreements: mainConsentsOf(consentAnswersOfSession(session.consents.personal, session.consents.mydata)),
  })

const { residentNumberDigits, corporateNumberDigits } = APPLICATION_LIMITS

/**
 * Makes an entry for text. A wrong value is reported after the person has left the entry; an empty entry is not
 * reported.
 */
const saidOnLeaving = (codeOf: (entered: string) => SubmitRefusalCode | null) =>
  textEntry({
    check: (entered) => {
      const code = entered === '' ? null : codeOf(entered)
      return code === null ? null : SUBMIT_REFUSAL_TEXTS[code]
    },
  })
const ofLength = (digits: number, code: SubmitRefusalCode) =>
  saidOnLeaving(({ length }) => (length === digits ? null : code))

/** The entries of /aply-info and of the two pages that correct it. */
export const openEntries = defineForm({
  mobile: saidOnLeaving(mobileNumberRefusal),
  residentFront: ofLength(residentNumberDigits.front, 'residentLength'),
  residentBack: ofLength(residentNumberDigits.back, 'residentLength'),
  companyName: textEntry(),
  corporateFront: ofLength(corporateNumberDigits.front, 'corporateNumberLength'),
  corporateBack: ofLength(corporateNumberDigits.back, 'corporateNumberLength'),
  openingDate: textEntry(),
  settlementMonth: singleChoiceEntry(),
  bank: singleChoiceEntry(),
  accountNumber: textEntry(),
  depositor: textEntry(),
})
export type Entries = ReturnType<typeof openEntries>['values']['value']

export const entriesOf = (form: ApplicationForm): Entries => ({
  ...form,
  bank: form.bank?.code ?? '',
  // The front part of the resident number is filled in from the birth date; the back part is never filled in.
  residentFront: residentNumberParts(form.resident).residentFront,
  residentBack: '',
})
