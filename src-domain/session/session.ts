import type { Instant } from '../kernel/calendar.ts'

/** One agreement as the session keeps it: its title, whether it had to be given, and the answer. [P-269] */
export type KeptAgreement = { readonly title: string; readonly required: boolean; readonly agreed: 'Y' | 'N' }

/** The agreements of one consent page with their version and time. `agreedAt` is an instant. [P-269] */
export type KeptAgreements = {
  readonly agreements: Readonly<Record<string, KeptAgreement>>
  readonly version: string
  readonly agreedAt: Instant | null
}

/** The countdown: remaining seconds follow from the deadline while it runs, and stand at 3600 otherwise. [P-270] */
export type KeptTimer = { readonly deadline: Instant | null; readonly isRunning: boolean }

/**
 * What one visit in one tab knows, kept in browser session storage as `stored-session.ts` says. The resident number is not
 * among it and never will be; drafts, administrator token and half-stored supplements lie apart.
 */
export type Session = {
  readonly applicationNumber: string
  readonly paymentType: string
  readonly registrationNumber: string
  readonly entityType: string
  /** 0 application flow, 1 result flow. */
  readonly flow: '' | '0' | '1'
  readonly marketingAgreed: '' | 'Y' | 'N'
  readonly mydataAgreed: '' | 'Y' | 'N'
  /** The identity value `ci` of the certified person. */
  readonly ci: string
  readonly certifiedName: string
  readonly mobileNumber: string
  readonly mobileCarrier: string
  /** Birth date, eight digits. */
  readonly birthDate: string
  readonly proofId: string
  readonly proofType: string
  readonly proofDetailTypes: readonly string[]
  readonly consentsSaved: '' | 'Y'
  readonly certifiedBy: string
  readonly generalProof: string
  readonly testPerson: 'Y' | 'N'
  readonly adminBackEnd: 'Y' | 'N'
  readonly adminLoggedIn: 'Y' | 'N'
  readonly timer: KeptTimer
  readonly consents: { readonly personal: KeptAgreements; readonly mydata: KeptAgreements }
  readonly token: string
  readonly supportNumber: string
  /** When the application was received; an instant, null before. [D2-93] */
  readonly receivedAt: Instant | null
}

const NO_AGREEMENTS: KeptAgreements = { agreements: {}, version: '', agreedAt: null }

/** Every field at its default: what a new tab and a reset session hold. [E-136] [P-269] */
export const EMPTY_SESSION: Session = {
  applicationNumber: '',
  paymentType: '',
  registrationNumber: '',
  entityType: '',
  flow: '',
  marketingAgreed: '',
  mydataAgreed: '',
  ci: '',
  certifiedName: '',
  mobileNumber: '',
  mobileCarrier: '',
  birthDate: '',
  proofId: '',
  proofType: '',
  proofDetailTypes: [],
  consentsSaved: '',
  certifiedBy: '',
  generalProof: '',
  testPerson: 'N',
  adminBackEnd: 'N',
  adminLoggedIn: 'N',
  timer: { deadline: null, isRunning: false },
  consents: { personal: NO_AGREEMENTS, mydata: NO_AGREEMENTS },
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
