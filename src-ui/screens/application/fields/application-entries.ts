import {
  APPLICATION_ENTRIES,
  type EnteredField,
  type SavedEntryField,
} from '#domain/application/application-entries.table'
import {
  type ApplicationForm,
  cleanApplicationInput,
  ENTERED_FIELDS,
  entryTextRefusal,
  unfilledApplicationForm,
} from '#domain/application/form/application-form'
import { residentNumberParts } from '#domain/application/form/resident-number'
import { entityTypeOrIndividual } from '#domain/business/entity-type'
import { consentAnswersOfSession, mainConsentsOf } from '#domain/consent/consent-data'
import type { Session } from '#domain/session/session'
import {
  defineForm,
  type FormEntry,
  recordByNames,
  type SavedEntry,
  savedEntry,
  textEntry,
} from '#ui/parts/form/define-form.ts'
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

/**
 * Makes an entry of /aply-info and of the two pages that correct it. A wrong text is reported after the person has left
 * the entry.
 */
const makeEntry = (field: EnteredField): FormEntry<string> => {
  const entry = textEntry({
    check: (text) => {
      const code = entryTextRefusal(field, text)
      return code === null ? null : SUBMIT_REFUSAL_TEXTS[code]
    },
  })
  return APPLICATION_ENTRIES[field].saved ? savedEntry(entry) : entry
}

type EntryDefinitions = {
  readonly [field in EnteredField]: field extends SavedEntryField ? SavedEntry<string> : FormEntry<string>
}
export const openEntries = defineForm(
  recordByNames<Record<EnteredField, FormEntry<string>>>(ENTERED_FIELDS, makeEntry) as EntryDefinitions,
)
export type Entries = ReturnType<typeof openEntries>['values']['value']

export const entriesOf = (form: ApplicationForm): Entries => ({
  ...form,
  bank: form.bank?.code ?? '',
  // The front part of the resident number is filled in from the birth date; the back part is never filled in.
  residentFront: residentNumberParts(form.resident).residentFront,
  residentBack: '',
})
