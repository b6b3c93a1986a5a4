import {
  type ApplicationForm,
  cleanApplicationInput,
  unfilledApplicationForm,
} from '#domain/application/form/application-form'
import { mobileNumberRefusal } from '#domain/application/form/mobile-number'
import { residentNumberParts } from '#domain/application/form/resident-number'
import type { SubmitRefusalCode } from '#domain/application/submit/submit-checks.table'
import { entityTypeOrIndividual } from '#domain/business/entity-type'
import { consentAnswersOfSession, mainConsentsOf } from '#domain/consent/consent-data'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import type { Session } from '#domain/session/session'
import { defineForm, savedEntry, singleChoiceEntry, textEntry } from '#ui/parts/form/define-form.ts'
import { SUBMIT_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'

/** Returns the initial state of the form, from the session, certification and consents. */
export const initialApplicationForm = (session: Session): ApplicationForm =>
  unfilledApplicationForm({
    applicationNumber: session.applicationNumber,
    paymentType: session.paymentType,
    businessNumber: session.businessNumber,
    entityType: entityTypeOrIndividual(session.entityType),
    name: session.certifiedName,
    birth: session.birthDate,
    mobile: cleanApplicationInput('mobile', session.mobileNumber),
    keyAgreements: mainConsentsOf(consentAnswersOfSession(session.consents.personal, session.consents.mydata)),
  })

const { residentNumberDigits, corporateNumberDigits } = APPLICATION_LIMITS

/**
 * `fixedText`: the focus moves on after the last digit. `freeText`: the focus stays, because a valid value may still
 * grow while the person types.
 */
type EntryKind = 'choice' | 'fixedText' | 'freeText'
const choice = () => ({ ...savedEntry(singleChoiceEntry()), kind: 'choice' }) as const
const fixedText = <E>(entry: E) => ({ ...entry, kind: 'fixedText' }) as const
const freeText = <E>(entry: E) => ({ ...entry, kind: 'freeText' }) as const

/**
 * Makes an entry for text. A wrong value is reported after the person has left the entry; an empty entry is not
 * reported.
 */
const entryCheckedOnLeaving = (codeOf: (text: string) => SubmitRefusalCode | null) =>
  textEntry({
    check: (text) => {
      const code = text === '' ? null : codeOf(text)
      return code === null ? null : SUBMIT_REFUSAL_TEXTS[code]
    },
  })
const ofLength = (digits: number, code: SubmitRefusalCode) =>
  entryCheckedOnLeaving(({ length }) => (length === digits ? null : code))
const savedTextEntry = (entry = textEntry()) => savedEntry(entry)

/**
 * The entries of /aply-info and of the two pages that correct it. The resident number is never saved.
 */
const ENTRIES = {
  mobile: freeText(savedTextEntry(entryCheckedOnLeaving(mobileNumberRefusal))),
  residentFront: fixedText(ofLength(residentNumberDigits.front, 'residentLength')),
  residentBack: fixedText(ofLength(residentNumberDigits.back, 'residentLength')),
  companyName: freeText(savedTextEntry()),
  corporateFront: fixedText(savedTextEntry(ofLength(corporateNumberDigits.front, 'corporateNumberLength'))),
  corporateBack: fixedText(savedTextEntry(ofLength(corporateNumberDigits.back, 'corporateNumberLength'))),
  openingDate: fixedText(savedTextEntry()),
  settlementMonth: choice(),
  bank: choice(),
  accountNumber: freeText(savedTextEntry()),
  depositor: freeText(savedTextEntry()),
}
export const openEntries = defineForm(ENTRIES)
export type Entries = ReturnType<typeof openEntries>['values']['value']

export const kindOfEntry = (name: keyof Entries): EntryKind => ENTRIES[name].kind

/** True if a free text is not empty and its check accepts it. */
export const isCompleteText = (name: keyof Entries, text: string): boolean =>
  text.trim() !== '' && (ENTRIES[name].check?.(text) ?? null) === null

export const entriesOf = (form: ApplicationForm): Entries => ({
  ...form,
  bank: form.bank?.code ?? '',
  // The front part of the resident number is filled in from the birth date; the back part is never filled in.
  residentFront: residentNumberParts(form.resident).residentFront,
  residentBack: '',
})
