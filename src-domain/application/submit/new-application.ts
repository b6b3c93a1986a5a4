import { type AccountNumber, cleanAccountNumber } from '../../account/account.ts'
import type { StoredApplicationStatus } from '../../application-status/application-status.table.ts'
import type { BusinessNumber } from '../../business/business-number.ts'
import { type CorporateNumber, cleanCorporateNumber } from '../../business/corporate-number.ts'
import { entityTraits, type EntityType } from '../../business/entity-type.ts'
import type { PaymentTypeOrText } from '../../business/payment-type.ts'
import type { MainConsents } from '../../consent/consent-data.ts'
import type { Won } from '../../kernel/won.ts'
import { APPLICATION_LIMITS } from '../../programme/application-limits.ts'
import { INITIAL_DECIDED_AMOUNT, DEFAULT_SUPPORT_AMOUNT } from '../../programme/parameters.ts'
import { cutText } from '../../text/characters.ts'
import { parseDateDigits } from '../../time/written-dates.ts'
import { type MobileNumber, cleanMobileNumber } from '../form/mobile-number.ts'
import type { ResidentNumber } from '../form/resident-number.ts'
import type { SubmittableForm } from './submit-checks.ts'

/**
 * A new application for sending. Days are YYYY-MM-DD; the numbers of people, businesses and accounts have digits only;
 * the corporate number is empty for an individual. The resident number is wrapped, so that converting the application
 * to text does not expose it.
 */
export type NewApplication = {
  readonly number: string
  readonly paymentType: PaymentTypeOrText
  readonly supportNumber: string | null
  readonly applicantName: string
  readonly residentNumber: ResidentNumber
  readonly birthDate: string
  readonly mobileNumber: MobileNumber
  readonly ci: string
  readonly businessNumber: BusinessNumber
  readonly entityType: EntityType | null
  readonly companyName: string
  readonly openingDate: string
  readonly corporateNumber: CorporateNumber
  readonly settlementMonth: string
  readonly bankName: string
  readonly accountNumber: AccountNumber
  readonly depositor: string
  readonly supportAmount: Won
  readonly decidedAmount: Won
  readonly status: StoredApplicationStatus
  readonly agreements: MainConsents
}

/** The applicant's values in the session. An empty support number is not sent. */
type SessionApplicant = {
  readonly ci: string
  readonly entityType: EntityType | null
  readonly supportNumber: string
}

/** Returns a day in any notation as YYYY-MM-DD. Text that is not a day is unchanged. */
const dayOf = (text: string): string => parseDateDigits(text) ?? text

/** Returns a certified name, cut to the maximum length, for sending. [A-061] [D2-107] */
export const cutApplicantName = (name: string): string => cutText(name, APPLICATION_LIMITS.applicantName)

/** Returns the settlement month without a leading zero; individuals always settle in December. [A-092] [D2-30] */
const settlementMonthOf = (entityType: EntityType | null, month: string): string =>
  entityTraits(entityType).settlementMonth
    ? month.replace(/^0+/, '')
    : String(APPLICATION_LIMITS.individualSettlementMonth)

/**
 * Returns the support amount of a new application: the delivery cost of a rapid payment, or the default if there is
 * none. [A-051] [D2-27]
 */
export const supportAmountOrDefault = (deliveryAmount: Won | null): Won => deliveryAmount ?? DEFAULT_SUPPORT_AMOUNT

/** The entries of a form that are sent as fields. Documents are sent as files; checks are not sent. */
type SentEntries = Omit<SubmittableForm, 'documents' | 'checks' | 'taxpayerType'>

/**
 * Makes the application from a form. `deliveryAmount` is the amount of the delivery call for a rapid payment, otherwise
 * null. to [A-135] [D2-27]
 */
export const makeNewApplication = (
  form: SentEntries,
  applicant: SessionApplicant,
  deliveryAmount: Won | null,
): NewApplication => ({
  number: form.applicationNumber,
  paymentType: form.paymentType,
  supportNumber: applicant.supportNumber === '' ? null : applicant.supportNumber,
  applicantName: cutApplicantName(form.name),
  residentNumber: form.resident,
  birthDate: dayOf(form.birth),
  mobileNumber: cleanMobileNumber(form.mobile),
  ci: applicant.ci,
  businessNumber: form.businessNumber,
  entityType: applicant.entityType,
  companyName: form.companyName.trim(),
  openingDate: dayOf(form.openingDate),
  corporateNumber: cleanCorporateNumber(
    entityTraits(form.entityType).corporateNumber ? `${form.corporateFront}${form.corporateBack}` : '',
  ),
  settlementMonth: settlementMonthOf(form.entityType, form.settlementMonth),
  bankName: form.bank.name,
  accountNumber: cleanAccountNumber(form.accountNumber),
  depositor: form.depositor.trim(),
  supportAmount: supportAmountOrDefault(deliveryAmount),
  decidedAmount: INITIAL_DECIDED_AMOUNT,
  status: 'applied',
  agreements: form.keyAgreements,
})
