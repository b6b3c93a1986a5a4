import type { AccountNumber } from '../account/account.ts'
import { type ApplicationStatusOrText, applicationStatusRow } from '../application-status/application-status.table.ts'
import type { BusinessNumber } from '../business/business-number.ts'
import type { CorporateNumber } from '../business/corporate-number.ts'
import type { EntityType } from '../business/entity-type.ts'
import type { PaymentTypeOrText } from '../business/payment-type.ts'
import { type Decision, decision } from '../kernel/decide.ts'
import type { ParsedOrText } from '../kernel/parsed-or-text.ts'
import type { Opinion } from '../opinion/opinion.ts'
import type { ProofStatusOrText } from '../proof/proof-status.table.ts'
import type { Proof, ProofItem } from '../proof/proof.ts'
import type { Instant, KstDate } from '../time/calendar.ts'

/**
 * An application of the result call, decoded (A-145, P-263 to P-266). An absent, empty or unreadable field is null.
 * Exceptions: an unknown status is kept as text, and so are an unreadable payment type, business number or opening
 * date, because an edit sends them back unchanged. A missing list is empty. Ids are strings, amounts are whole won.
 */
export type Application = {
  readonly number: string
  readonly paymentType: PaymentTypeOrText | null
  /** True for a business that delivers itself (영업: direct delivery). [P-107] */
  readonly directDelivery: boolean
  readonly supportNumber: string | null
  readonly applicantName: string | null
  readonly businessNumber: ParsedOrText<BusinessNumber> | null
  readonly companyName: string | null
  readonly corporateNumber: CorporateNumber | null
  readonly openingDate: ParsedOrText<KstDate> | null
  readonly settlementMonth: string | null
  readonly entityType: EntityType | null
  readonly bankName: string | null
  readonly accountNumber: AccountNumber | null
  readonly depositor: string | null
  readonly birthDate: KstDate | null
  /** An unknown status is kept as the text that was sent. */
  readonly status: ApplicationStatusOrText
  readonly proofStatus: ProofStatusOrText | null
  /** Reason codes of the status, in order. A code may occur more than once. */
  readonly reasons: readonly string[]
  readonly decidedAmount: number | null
  readonly updatedAt: Instant | null
  readonly methodType: string | null
  readonly opinions: readonly Opinion[]
  readonly proofs: readonly Proof[]
  readonly items: readonly ProofItem[]
}

/** The applicant: the person's identity value and the ten-digit business number. */
export type Applicant = { readonly ci: string; readonly businessNumber: BusinessNumber | '' }

/**
 * True if both have the same person and the same business. An applicant without a person or a business never equals
 * another.
 */
export const isSameApplicant = (a: Applicant, b: Applicant): boolean =>
  a.ci !== '' && a.businessNumber !== '' && a.ci === b.ci && a.businessNumber === b.businessNumber

/** What rules read of an application. `submitted` is true after a successful create call. */
type ApplicationForRules = {
  readonly number: string
  readonly submitted: boolean
  readonly status: ApplicationStatusOrText
}

/** True if the application has an application number. */
export const isRegisteredApplication = (application: Pick<ApplicationForRules, 'number'>): boolean =>
  application.number !== ''

/** True if the application is registered and its create call has succeeded. */
export const isSubmittedApplication = (application: Pick<ApplicationForRules, 'number' | 'submitted'>): boolean =>
  isRegisteredApplication(application) && application.submitted

/**
 * True if the application is submitted and neither cancelled nor deleted. It then blocks a second application of the
 * same person.
 */
export const isLiveApplication = (application: ApplicationForRules): boolean =>
  isSubmittedApplication(application) && applicationStatusRow(application.status).live

/**
 * The facts about an earlier application: whether it is live, whether its applicant also sends the new one
 * (`samePerson`), and whether both have the same business number (`sameNumber`).
 */
type DuplicateApplicationFacts = {
  readonly live: boolean
  readonly samePerson: boolean
  readonly sameNumber: boolean
}
export type DuplicateApplicationVerdict = 'none' | 'samePerson' | 'sameNumber'

export const decideDuplicateFacts = decision<DuplicateApplicationFacts, DuplicateApplicationVerdict>([
  { id: 'RA-1', when: { live: false }, then: 'none', ref: 'A-276' },
  { id: 'RA-2', when: { samePerson: true }, then: 'samePerson', ref: 'A-236' },
  { id: 'RA-3', when: { sameNumber: true }, then: 'sameNumber', ref: 'A-246' },
  { id: 'RA-4', when: {}, then: 'none', ref: 'A-003' },
])

export type ApplicationWithApplicant = ApplicationForRules & Applicant

const NO_RIVAL = { live: false, samePerson: false, sameNumber: false } as const

/**
 * 중복 신청: decides whether an earlier application blocks a new one, of this person or for this business number. The first
 * one that blocks it decides.
 */
export const decideDuplicateApplication = (
  others: readonly ApplicationWithApplicant[],
  applicant: Partial<Applicant>,
): Decision<DuplicateApplicationVerdict> => {
  const decisions = others.map((other) =>
    decideDuplicateFacts({
      live: isLiveApplication(other),
      samePerson: other.ci !== '' && other.ci === applicant.ci,
      sameNumber: other.businessNumber === applicant.businessNumber,
    }),
  )
  return decisions.find(({ verdict }) => verdict !== 'none') ?? decisions.at(-1) ?? decideDuplicateFacts(NO_RIVAL)
}
