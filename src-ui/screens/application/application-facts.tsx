import type { ReactNode } from 'react'
import type { AccountNumber } from '#domain/account/account'
import {
  applicationStatusKeyOrUnknown,
  applicationStatusName,
  type ApplicationStatusOrText,
} from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatBusinessNumber } from '#domain/business/business-number'
import { formatCorporateNumber } from '#domain/business/corporate-number'
import { entityTraits } from '#domain/business/entity-type'
import { paymentTypeOrConfirmed, type PaymentType } from '#domain/business/payment-type'
import { parsedValueOrNull } from '#domain/kernel/parsed-or-text'
import type { Instant, KstDate } from '#domain/time/calendar'
import { formatFullDay } from '#domain/time/written-dates'
import type { ShownFact } from '#ui/parts/design/Facts.tsx'
import { fill } from '#ui/text/fill.ts'
import { ENTRY_NAMES } from '#ui/text/ko/application/entry-names.ts'
import { CANCELLED_BY_WORDS, RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'

/** Returns the value, or a dash if it is missing, because an empty place would look like an error. */
export const valueOrDash = <T extends string | Instant>(
  value: T | null,
  show: (value: T) => ReactNode = (text) => text,
) => (value === null || value === '' ? '-' : show(value))

/** Renders a day in the given words; by default in digits. */
const day = (date: KstDate, words: string = date) => <time dateTime={date}>{words}</time>

/** The name of each payment type, as a key of `RESULT_TEXTS`. */
export const PAYMENT_TYPE_TEXT_KEYS = {
  rapid: 'result.typeRapid',
  confirmed: 'result.typeConfirmed',
} as const satisfies Record<PaymentType, keyof typeof T>

/** Returns the payment type of an application in words. */
export const paymentTypeWords = (paymentType: Application['paymentType']): string =>
  T[PAYMENT_TYPE_TEXT_KEYS[paymentTypeOrConfirmed(paymentType)]]

/** Returns the status for display, in the agency's words if these are true of the applicant. [A-142] [D2-504] */
export const statusWord = (status: ApplicationStatusOrText): string =>
  CANCELLED_BY_WORDS[applicationStatusKeyOrUnknown(status)] ?? applicationStatusName(status)

/** Returns the status of an application, and the day of its last change, as the page shows them. */
export const statusFacts = ({
  status,
  changedOn,
}: Pick<ApplicationSituation, 'status' | 'changedOn'>): readonly ShownFact[] => [
  { name: T['result.current'], value: valueOrDash(statusWord(status)) },
  { name: T['result.updated'], value: changedOn === null ? '-' : day(changedOn, formatFullDay(changedOn)) },
]

export const basicApplicationFacts = (application: Application): readonly ShownFact[] => {
  const { entityType } = application
  const { namedAs, corporateNumber, settlementMonth } = entityTraits(entityType)
  return [
    { name: T['result.aplyType'], value: paymentTypeWords(application.paymentType) },
    { name: ENTRY_NAMES.name, value: valueOrDash(application.applicantName) },
    {
      name: ENTRY_NAMES.businessNumber,
      value: valueOrDash(formatBusinessNumber(application.businessNumber ?? '')),
    },
    { name: ENTRY_NAMES[namedAs], value: valueOrDash(application.companyName) },
    {
      name: ENTRY_NAMES.openingDate,
      value: valueOrDash(parsedValueOrNull(application.openingDate), (date) => day(date)),
    },
    ...(corporateNumber !== false
      ? [{ name: ENTRY_NAMES.corporateNumber, value: valueOrDash(application.corporateNumber, formatCorporateNumber) }]
      : []),
    ...(settlementMonth
      ? [
          {
            name: ENTRY_NAMES.settlementMonth,
            value: valueOrDash(application.settlementMonth, (month) =>
              fill(ENTRY_NAMES.settlementMonthOption, { month: Number(month) || month }),
            ),
          },
        ]
      : []),
  ]
}

/** Returns the facts about the payout account. `showNumber` renders the number, masked or in full. */
export const accountFacts = (
  { bankName, accountNumber, depositor }: Application,
  showNumber: (number: AccountNumber) => ReactNode,
): readonly ShownFact[] => [
  { name: ENTRY_NAMES.bank, value: valueOrDash(bankName) },
  { name: ENTRY_NAMES.accountNumber, value: valueOrDash(accountNumber, showNumber) },
  { name: ENTRY_NAMES.depositor, value: valueOrDash(depositor) },
]
