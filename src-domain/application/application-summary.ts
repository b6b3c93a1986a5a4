import { ENTITY_TYPES } from '../business/entity-type.ts'
import { formatRegistrationNumber } from '../business/registration-number.ts'
import { corporateNumberIn, formatCorporateNumber } from '../business/corporate-number.ts'
import { dateFromDigits } from '../kernel/calendar.ts'
import type { ApplicationForm } from './application-form.ts'
import { formatMobileNumber, mobileNumberIn } from './mobile-number.ts'
import { DOCUMENT_KEYS, type DocumentKey } from './required-documents.ts'
import { maskResidentNumber } from './resident-number.ts'

/** What a line of the confirmation is about. [D2-59] */
export type SummarySubject =
  | 'name'
  | 'birth'
  | 'mobile'
  | 'residentNumber'
  | 'registrationNumber'
  | 'corporateName'
  | 'businessName'
  | 'openingDate'
  | 'corporateNumber'
  | 'settlementMonth'
  | 'bank'
  | 'accountNumber'
  | 'depositor'

/** One line of the confirmation: what it is about, and its text. */
export type SummaryLine = { readonly about: SummarySubject; readonly value: string }

/** One attached file. */
export type SummaryFile = { readonly document: DocumentKey; readonly name: string }

/** Everything that is about to be sent, as it is shown before it is: the resident number masked, the account in full. [A-122] [D2-88] */
export const summariseApplication = (
  form: ApplicationForm,
): { readonly lines: readonly SummaryLine[]; readonly files: readonly SummaryFile[] } => {
  const { namedAs, corporateNumber, settlementMonth } = ENTITY_TYPES[form.entityType]
  return {
    lines: [
      { about: 'name', value: form.name },
      { about: 'birth', value: dateFromDigits(form.birth) ?? form.birth },
      { about: 'mobile', value: formatMobileNumber(mobileNumberIn(form.mobile)) },
      { about: 'residentNumber', value: maskResidentNumber(form.resident) },
      { about: 'registrationNumber', value: formatRegistrationNumber(form.registrationNumber) },
      { about: namedAs, value: form.companyName.trim() },
      { about: 'openingDate', value: form.openingDate },
      ...(corporateNumber
        ? ([
            {
              about: 'corporateNumber',
              value: formatCorporateNumber(corporateNumberIn(`${form.corporateFront}${form.corporateBack}`)),
            },
          ] as const)
        : []),
      ...(settlementMonth ? ([{ about: 'settlementMonth', value: form.settlementMonth }] as const) : []),
      { about: 'bank', value: form.bank?.name ?? '' },
      { about: 'accountNumber', value: form.accountNumber },
      { about: 'depositor', value: form.depositor.trim() },
    ],
    files: DOCUMENT_KEYS.flatMap((document) => {
      const file = form.documents[document]
      return file === undefined ? [] : [{ document, name: file.name }]
    }),
  }
}
