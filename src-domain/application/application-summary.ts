import { entityTraits } from '../business/entity-type.ts'
import { formatRegistrationNumber } from '../business/registration-number.ts'
import { corporateNumberIn, formatCorporateNumber } from '../business/corporate-number.ts'
import { dateFromDigits } from '../kernel/written-dates.ts'
import type { ApplicationForm, EntryField } from './application-form.ts'
import { formatMobileNumber, mobileNumberIn } from './mobile-number.ts'
import { DOCUMENT_KEYS, type DocumentKey } from './required-documents.ts'
import { maskResidentNumber } from './resident-number.ts'

/** One line of the confirmation: the entry (the first of two boxes) and its text. [D2-59] */
export type SummaryLine = { readonly field: EntryField | 'registrationNumber'; readonly value: string }

/** One attached file. */
export type SummaryFile = { readonly document: DocumentKey; readonly name: string }

/**
 * Returns everything that will be sent, for the confirmation: the resident number masked, the account in full.
 * [D2-88]
 */
export const summariseApplication = (
  form: ApplicationForm,
): { readonly lines: readonly SummaryLine[]; readonly files: readonly SummaryFile[] } => {
  const { corporateNumber, settlementMonth } = entityTraits(form.entityType)
  return {
    lines: [
      { field: 'name', value: form.name },
      { field: 'birth', value: dateFromDigits(form.birth) ?? form.birth },
      { field: 'mobile', value: formatMobileNumber(mobileNumberIn(form.mobile)) },
      { field: 'residentFront', value: maskResidentNumber(form.resident) },
      { field: 'registrationNumber', value: formatRegistrationNumber(form.registrationNumber) },
      { field: 'companyName', value: form.companyName.trim() },
      { field: 'openingDate', value: form.openingDate },
      ...(corporateNumber
        ? ([
            {
              field: 'corporateFront',
              value: formatCorporateNumber(corporateNumberIn(`${form.corporateFront}${form.corporateBack}`)),
            },
          ] as const)
        : []),
      ...(settlementMonth ? ([{ field: 'settlementMonth', value: form.settlementMonth }] as const) : []),
      { field: 'bank', value: form.bank?.name ?? '' },
      { field: 'accountNumber', value: form.accountNumber },
      { field: 'depositor', value: form.depositor.trim() },
    ],
    files: DOCUMENT_KEYS.flatMap((document) => {
      const file = form.documents[document]
      return file === undefined ? [] : [{ document, name: file.name }]
    }),
  }
}
