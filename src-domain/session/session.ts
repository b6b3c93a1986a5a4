import type { BusinessNumber } from '../business/business-number.ts'
import type { EntityType } from '../business/entity-type.ts'
import type { PaymentTypeOrText } from '../business/payment-type.ts'
import type { SessionAgreementsOfPage } from '../consent/consent-data.ts'
import type { Flow } from '../identity/flow.ts'
import type { CertType } from '../identity/methods.table.ts'
import type { RegistrationPath } from '../proof/registration/registration-eligibility.ts'
import type { Instant } from '../time/calendar.ts'
import type { StoredTimer } from './timer.ts'

/** The key of the session in sessionStorage. [E-136] */
export const SESSION_STORAGE_KEY = 'portal-session'

const NO_AGREEMENTS: SessionAgreementsOfPage = { agreements: {}, version: '', agreedAt: null }

/**
 * Every field at its default, as in a new tab and after a reset. The resident number is never part of a session
 * . Drafts, the administrator's token and sent supplements have their own keys. [E-136] [P-269]
 */
export const EMPTY_SESSION = {
  applicationNumber: '',
  paymentType: null as PaymentTypeOrText | null,
  businessNumber: '' as BusinessNumber | '',
  entityType: null as EntityType | null,
  /** The flow that was entered last. [E-138] */
  flow: null as Flow | null,
  /** The two agreements about the use of data; null until the consents are saved. [E-136] */
  marketingAgreed: null as boolean | null,
  mydataAgreed: null as boolean | null,
  /** The identity value of the certified person; empty if no person is certified. */
  ci: '',
  certifiedName: '',
  mobileNumber: '',
  mobileCarrier: '',
  /** The certified birth date, as eight digits. */
  birthDate: '',
  /** The proof that the person views or supplements. */
  proofId: '',
  /** The registration path that was chosen; null if none was chosen. [P-013] [P-016] */
  registrationPath: null as RegistrationPath | null,
  proofDetailTypes: [] as readonly string[],
  /** True if the back end has the current consents of both pages. */
  consentsSaved: false,
  /**
   * True if a call that saved different consents got no answer. That call may still reach the server, so the consents
   * are saved again. [D2-90]
   */
  consentsUnanswered: false,
  certifiedBy: null as CertType | null,
  /** True if the person was certified with the tools of a test system. [E-103] */
  testPerson: false,
  /** True if results and reason codes are loaded from the separate back end. */
  adminBackEnd: false,
  adminLoggedIn: false,
  timer: { deadline: null, isRunning: false } as StoredTimer,
  consents: { personal: NO_AGREEMENTS, mydata: NO_AGREEMENTS },
  token: '',
  supportNumber: '',
  /** When the application was received; null before that. [D2-93] */
  receivedAt: null as Instant | null,
}

/** The data of one visit in one tab. Unknown strings are empty, other unknown values are null. [P-268] */
export type Session = Readonly<typeof EMPTY_SESSION>

/** Returns the session without the data of an earlier business number or application. [E-091] [D2-06] */
export const withoutPersonAndApplication = (session: Session): Session => ({
  ...EMPTY_SESSION,
  flow: session.flow,
  adminBackEnd: session.adminBackEnd,
  adminLoggedIn: session.adminLoggedIn,
  testPerson: session.testPerson,
})

/**
 * Returns the session without the data of an earlier application of the same business number, and without the marks
 * that its consents were saved, because consents are saved for each application. The answers stay. [A-042] [D2-06]
 */
export const withoutApplication = (session: Session): Session => ({
  ...session,
  consentsSaved: false,
  consentsUnanswered: false,
  supportNumber: '',
  receivedAt: null,
})

/**
 * True if the result flow has found an application of the business number, and nobody is certified yet. A registered
 * number has an application number. [E-096] [D3-526]
 */
export const isNumberLookedUp = ({ businessNumber, applicationNumber, ci }: Session): boolean =>
  businessNumber !== '' && applicationNumber === '' && ci === ''
