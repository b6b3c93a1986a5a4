import type { EntityType } from '../business/entity-type.ts'
import type { StatedPayment } from '../business/payment-type.ts'
import type { KeptAgreements } from '../consent/consent-data.ts'
import type { Flow } from './flow.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { ProofPath } from '../proof/new-proof.ts'

/** The countdown: remaining seconds follow from the deadline while it runs, and stand at 3600 otherwise. [P-270] */
export type KeptTimer = { readonly deadline: Instant | null; readonly isRunning: boolean }

/**
 * What one visit in one tab knows, kept in browser session storage as `stored-session.ts` says. A text is empty, and
 * everything else null, as long as it is not known. The resident number is not among it and never will be; drafts,
 * administrator token and half-stored supplements lie apart.
 */
export type Session = {
  readonly applicationNumber: string
  readonly paymentType: StatedPayment | null
  readonly registrationNumber: string
  readonly entityType: EntityType | null
  /** The flow that was entered last. [E-138] */
  readonly flow: Flow | null
  /** The optional consents, as they were saved; null before. [E-136] */
  readonly marketingAgreed: boolean | null
  readonly mydataAgreed: boolean | null
  /** The identity value of the certified person; empty: nobody is certified. */
  readonly ci: string
  readonly certifiedName: string
  readonly mobileNumber: string
  readonly mobileCarrier: string
  /** Eight digits. */
  readonly birthDate: string
  /** How the person was certified. [D1-48] */
  readonly certifiedBy: string
  /** The proof that is looked at or supplemented. */
  readonly proofId: string
  readonly proofType: ProofPath | null
  readonly proofDetailTypes: readonly string[]
  /** The way of a general proof was chosen, which leaves no choice of its type; null: no way yet. [P-013] [P-025] */
  readonly generalProof: boolean | null
  /** The consents of both pages lie with the back end as they stand here. */
  readonly consentsSaved: boolean
  readonly consents: { readonly personal: KeptAgreements; readonly mydata: KeptAgreements }
  /** Certified with the tools of a test system. [E-103] */
  readonly testPerson: boolean
  /** Results and reason codes are asked of the separate back end. */
  readonly adminBackEnd: boolean
  readonly adminLoggedIn: boolean
  readonly timer: KeptTimer
  readonly token: string
  readonly supportNumber: string
  /** When the application was received; an instant, null before. [D2-93] */
  readonly receivedAt: Instant | null
}

const NO_AGREEMENTS: KeptAgreements = { agreements: {}, version: '', agreedAt: null }

/** Every field at its default: what a new tab and a reset session hold. [E-136] [P-269] */
export const EMPTY_SESSION: Session = {
  applicationNumber: '',
  paymentType: null,
  registrationNumber: '',
  entityType: null,
  flow: null,
  marketingAgreed: null,
  mydataAgreed: null,
  ci: '',
  certifiedName: '',
  mobileNumber: '',
  mobileCarrier: '',
  birthDate: '',
  certifiedBy: '',
  proofId: '',
  proofType: null,
  proofDetailTypes: [],
  generalProof: null,
  consentsSaved: false,
  consents: { personal: NO_AGREEMENTS, mydata: NO_AGREEMENTS },
  testPerson: false,
  adminBackEnd: false,
  adminLoggedIn: false,
  timer: { deadline: null, isRunning: false },
  token: '',
  supportNumber: '',
  receivedAt: null,
}

/** What another business number, or a repeated application, takes away: all that belonged to the earlier one. [E-091] [D2-06] */
export const withoutVerification = (session: Session): Session => ({
  ...EMPTY_SESSION,
  flow: session.flow,
  adminBackEnd: session.adminBackEnd,
  adminLoggedIn: session.adminLoggedIn,
  testPerson: session.testPerson,
})
