import { Effect } from 'effect'
import type { AccountNumber } from '#domain/account/account'
import type { ApplicationStatusOrText } from '#domain/application-status/application-status.table'
import { isApplicationOfReceipt } from '#domain/application/form/application-loading'
import type { BusinessNumber } from '#domain/business/business-number'
import type { PaymentTypeOrText } from '#domain/business/payment-type'
import { parsedValueOrNull } from '#domain/kernel/parsed-or-text'
import type { Session } from '#domain/session/session'
import type { Instant } from '#domain/time/calendar'
import { SessionStore } from '../kernel/session-store.port.ts'
import { useCase } from '../kernel/token.ts'
import { Applications } from './applications.port.ts'
import { findOwnApplication } from './own-application.ts'

/**
 * Data of the completion page; null is shown as `-`. `receivedAt` is the time of the successful create. `account` is
 * null if the application could not be read, because the session stores no account. [D2-159]
 */
export type CompletionPageData = {
  readonly representative: string | null
  readonly businessNumber: BusinessNumber | null
  readonly companyName: string | null
  readonly number: string | null
  readonly receivedAt: Instant | null
  readonly paymentType: PaymentTypeOrText | null
  /** The current status and the time at which the application reached it; null if the application could not be read. */
  readonly present: { readonly status: ApplicationStatusOrText; readonly since: Instant | null } | null
  readonly account: { readonly bankName: string | null; readonly number: AccountNumber } | null
}

const textOrNull = <Text extends string>(text: Text | '') => (text === '' ? null : text)

const ofSession = (session: Session): CompletionPageData => {
  const { certifiedName, businessNumber, applicationNumber, receivedAt, paymentType } = session
  return {
    representative: textOrNull(certifiedName),
    businessNumber: textOrNull(businessNumber),
    companyName: null,
    number: textOrNull(applicationNumber),
    receivedAt,
    paymentType,
    present: null,
    account: null,
  }
}

/**
 * Reads the application again, so that a reload shows the same page. If the call fails or returns a different
 * application, the values of the session are used. Never fails. [A-138] [D2-93]
 */
export const LoadCompletionPage = useCase(
  'LoadCompletionPage',
  { applications: Applications, session: SessionStore },
  (ports) =>
    Effect.fnUntraced(function* () {
      const receipt = ofSession(ports.session.read())
      const application = yield* findOwnApplication(ports)
      if (application === null || !isApplicationOfReceipt(receipt.number, application.number)) return receipt
      const { applicantName, businessNumber, companyName, number, paymentType, bankName, accountNumber } = application
      return {
        representative: applicantName ?? receipt.representative,
        businessNumber: parsedValueOrNull(businessNumber) ?? receipt.businessNumber,
        companyName,
        number,
        receivedAt: receipt.receivedAt,
        paymentType: paymentType ?? receipt.paymentType,
        present: { status: application.status, since: application.updatedAt },
        account: accountNumber === null ? null : { bankName, number: accountNumber },
      } satisfies CompletionPageData
    }),
)
