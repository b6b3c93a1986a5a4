import type { EntityType } from '../business/entity-type.ts'
import type { StatedPayment } from '../business/payment-type.ts'
import type { RegistrationNumber } from '../business/registration-number.ts'
import type { KeptAgreements } from '../consent/consent-data.ts'
import type { CertType } from '../identity/methods.table.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { Flow } from '../kernel/flow.ts'
import type { ProofPath } from '../proof/proof-allowed.ts'
import type { KeptTimer } from './timer.ts'

/** The key of the session in browser session storage. [E-136] */
export const SESSION_STORAGE_KEY = 'portal-session'

/** The key of all unsent forms there; a session reset leaves it alone. [A-266] [P-317] [D3-99] */
export const DRAFTS_STORAGE_KEY = 'portal-drafts'

const NO_AGREEMENTS: KeptAgreements = { agreements: {}, version: '', agreedAt: null }

/**
 * Every field at its default: what a new tab and a reset session hold. The resident number is never part of a session
 * drafts, administrator token and pending supplements have their own keys. [E-136] [P-269]
 */
export const EMPTY_SESSION = {
  applicationNumber: '',
  paymentType: null as StatedPayment | null,
  registrationNumber: '' as RegistrationNumber | '',
  entityType: null as EntityType | null,
  /** The flow that was entered last. [E-138] */
  flow: null as Flow | null,
  /** The optional consents, as they were saved; null before. [E-136] */
  marketingAgreed: null as boolean | null,
  mydataAgreed: null as boolean | null,
  /** The identity value of the certified person; empty without a certification. */
  ci: '',
  certifiedName: '',
  mobileNumber: '',
  mobileCarrier: '',
  /** Eight digits. */
  birthDate: '',
  /** The proof that is looked at or supplemented. */
  proofId: '',
  proofType: null as ProofPath | null,
  proofDetailTypes: [] as readonly string[],
  /** The back end has the consents of both pages in this form. */
  consentsSaved: false,
  /** A call that saved other consents got no answer, and may still arrive: they are saved again. [D2-90] */
  consentsUnanswered: false,
  certifiedBy: null as CertType | null,
  /** The way of a general proof was chosen, which leaves no choice of its type; null: no way yet. [P-013] [P-025] */
  generalProof: null as boolean | null,
  /** Certified with the tools of a test system. [E-103] */
  testPerson: false,
  /** Results and reason codes are loaded from the separate back end. */
  adminBackEnd: false,
  adminLoggedIn: false,
  timer: { deadline: null, isRunning: false } as KeptTimer,
  consents: { personal: NO_AGREEMENTS, mydata: NO_AGREEMENTS },
  token: '',
  supportNumber: '',
  /** When the application was received; null before. [D2-93] */
  receivedAt: null as Instant | null,
}

/** The data of one visit in one tab: unknown texts are empty, other unknown values null. [P-268] */
export type Session = Readonly<typeof EMPTY_SESSION>

/** The session without what belonged to another business number or an earlier application. [E-091] [D2-06] */
export const withoutVerification = (session: Session): Session => ({
  ...EMPTY_SESSION,
  flow: session.flow,
  adminBackEnd: session.adminBackEnd,
  adminLoggedIn: session.adminLoggedIn,
  testPerson: session.testPerson,
})
