import { ENTITY_TYPES } from '../business/entity-type.ts'
import { formatRegistrationNumber } from '../business/registration-number.ts'
import { formatCorporateNumber } from '../business/corporate-number.ts'
import { dateFromDigits } from '../kernel/calendar.ts'
import type { ApplicationForm } from './application-form.ts'
import { formatMobileNumber } from './mobile-number.ts'
import { DOCUMENT_KEYS, type DocumentKey } from './required-documents.ts'
import { maskResidentNumber } from './resident-number.ts'

/** What a line of the confirmation is called: the keys of the form's own labels. [D2-59] */
export type SummaryLabel =
  | 'form.name'
  | 'form.birth'
  | 'form.mobile'
  | 'form.rrn'
  | 'form.brno'
  | 'form.corporateName'
  | 'form.businessName'
  | 'form.openingDate'
  | 'form.corporateNumber'
  | 'form.settlementMonth'
  | 'form.bank'
  | 'form.accountNumber'
  | 'form.depositor'

/** One line of the confirmation: key of its label and its text. */
export type SummaryLine = { readonly label: SummaryLabel; readonly value: string }

/** One attached file under the label `doc.*`. */
export type SummaryFile = { readonly document: DocumentKey; readonly name: string }

/** Everything that is about to be sent, as it is shown before it is: the resident number masked, the account in full. [A-122] [D2-88] */
export const summariseApplication = (
  form: ApplicationForm,
): { readonly lines: readonly SummaryLine[]; readonly files: readonly SummaryFile[] } => {
  const { namedAs, corporateNumber, settlementMonth } = ENTITY_TYPES[form.entityType]
  return {
    lines: [
      { label: 'form.name', value: form.name },
      { label: 'form.birth', value: dateFromDigits(form.birth) ?? form.birth },
      { label: 'form.mobile', value: formatMobileNumber(form.mobile) },
      { label: 'form.rrn', value: maskResidentNumber(form.resident) },
      { label: 'form.brno', value: formatRegistrationNumber(form.registrationNumber) },
      { label: `form.${namedAs}`, value: form.companyName.trim() },
      { label: 'form.openingDate', value: form.openingDate },
      ...(corporateNumber
        ? ([
            {
              label: 'form.corporateNumber',
              value: formatCorporateNumber(`${form.corporateFront}${form.corporateBack}`),
            },
          ] as const)
        : []),
      ...(settlementMonth ? ([{ label: 'form.settlementMonth', value: form.settlementMonth }] as const) : []),
      { label: 'form.bank', value: form.bank?.name ?? '' },
      { label: 'form.accountNumber', value: form.accountNumber },
      { label: 'form.depositor', value: form.depositor.trim() },
    ],
    files: DOCUMENT_KEYS.flatMap((document) => {
      const file = form.documents[document]
      return file === undefined ? [] : [{ document, name: file.name }]
    }),
  }
}
