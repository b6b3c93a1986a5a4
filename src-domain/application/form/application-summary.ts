import { formatBusinessNumber } from '../../business/business-number.ts'
import { cleanCorporateNumber, formatCorporateNumber } from '../../business/corporate-number.ts'
import { entityTraits } from '../../business/entity-type.ts'
import { parseDateDigits } from '../../time/written-dates.ts'
import type { ApplicationEntryField } from '../application-entries.table.ts'
import type { ApplicationForm } from './application-form.ts'
import { formatMobileNumber, cleanMobileNumber } from './mobile-number.ts'
import { DOCUMENT_KEYS, type DocumentKey } from './required-documents.ts'
import { maskResidentNumber } from './resident-number.ts'

type SummaryField = ApplicationEntryField | 'businessNumber'

/**
 * One line of the confirmation: the entry and its value. An entry with two boxes is named after the first box. [D2-59]
 */
export type ApplicationSummaryLine = { readonly field: SummaryField; readonly value: string }

type ApplicationSummaryFile = { readonly document: DocumentKey; readonly name: string }

/**
 * The value of each entry, in the words and the order of the confirmation. Null if the entry has no line: it is the
 * second of two boxes, or this kind of business does not have the entry. The resident number is masked; the account
 * number is shown in full. [A-122] [D2-88]
 */
const TEXT_OF: Readonly<Record<SummaryField, (form: ApplicationForm) => string | null>> = {
  name: ({ name }) => name,
  birth: ({ birth }) => parseDateDigits(birth) ?? birth,
  mobile: ({ mobile }) => formatMobileNumber(cleanMobileNumber(mobile)),
  residentFront: ({ resident }) => maskResidentNumber(resident),
  residentBack: () => null,
  businessNumber: ({ businessNumber }) => formatBusinessNumber(businessNumber),
  companyName: ({ companyName }) => companyName.trim(),
  openingDate: ({ openingDate }) => openingDate,
  corporateFront: ({ entityType, corporateFront, corporateBack }) =>
    entityTraits(entityType).corporateNumber
      ? formatCorporateNumber(cleanCorporateNumber(`${corporateFront}${corporateBack}`))
      : null,
  corporateBack: () => null,
  settlementMonth: ({ entityType, settlementMonth }) =>
    entityTraits(entityType).settlementMonth ? settlementMonth : null,
  bank: ({ bank }) => bank?.name ?? '',
  accountNumber: ({ accountNumber }) => accountNumber,
  depositor: ({ depositor }) => depositor.trim(),
}
const FIELDS = Object.keys(TEXT_OF) as readonly SummaryField[]

/** Returns everything that will be sent, for the confirmation. */
export const summariseApplication = (
  form: ApplicationForm,
): { readonly lines: readonly ApplicationSummaryLine[]; readonly files: readonly ApplicationSummaryFile[] } => ({
  lines: FIELDS.flatMap((field) => {
    const value = TEXT_OF[field](form)
    return value === null ? [] : [{ field, value }]
  }),
  files: DOCUMENT_KEYS.flatMap((document) => {
    const file = form.documents[document]
    return file === undefined ? [] : [{ document, name: file.name }]
  }),
})
