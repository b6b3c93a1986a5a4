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
 * What one visit in one tab knows, kept in browser session storage. Field names are those of the specification
 * (P-268, E-136), because support staff and older links read them. The resident number is not among them and never
 * will be; drafts, administrator token and half-stored supplements lie apart.
 */
export type SessionRecord = {
  readonly aplyNo: string
  readonly aplyType: string
  readonly brNo: string
  readonly mngFrGb: string
  /** 0 application flow, 1 result flow. */
  readonly pageSeparation: '' | '0' | '1'
  readonly marketingUseAgreement: '' | 'Y' | 'N'
  readonly mydataUseAgreement: '' | 'Y' | 'N'
  /** The identity value `ci` of the certified person. */
  readonly onslfCert: string
  readonly mobileName: string
  readonly mobileNo: string
  readonly mobileCo: string
  /** Birth date, eight digits. */
  readonly brdt: string
  readonly proofMstrId: string
  readonly proofType: string
  readonly proofDetailTypes: readonly string[]
  readonly consentCheck: '' | 'Y'
  readonly certType: string
  readonly isNormalProof: string
  readonly tempCiYn: 'Y' | 'N'
  readonly adminCiYn: 'Y' | 'N'
  readonly adminLoginYn: 'Y' | 'N'
  readonly timer: KeptTimer
  readonly agreementInfo: { readonly personal: KeptAgreements; readonly mydata: KeptAgreements }
  readonly token: string
  readonly suptSn: string
  /** When the application was received; an instant, null before. [D2-93] */
  readonly receivedAt: Instant | null
}

/** The key of the record in session storage, and its version: a record of another version is dropped. [E-139] */
export const SESSION_STORAGE_KEY = 'portal-session'
export const SESSION_VERSION = 1

const NO_AGREEMENTS: KeptAgreements = { agreements: {}, version: '', agreedAt: null }

/** Every field at its default: what a new tab and a reset session hold. [E-136] [P-269] */
export const EMPTY_SESSION: SessionRecord = {
  aplyNo: '',
  aplyType: '',
  brNo: '',
  mngFrGb: '',
  pageSeparation: '',
  marketingUseAgreement: '',
  mydataUseAgreement: '',
  onslfCert: '',
  mobileName: '',
  mobileNo: '',
  mobileCo: '',
  brdt: '',
  proofMstrId: '',
  proofType: '',
  proofDetailTypes: [],
  consentCheck: '',
  certType: '',
  isNormalProof: '',
  tempCiYn: 'N',
  adminCiYn: 'N',
  adminLoginYn: 'N',
  timer: { deadline: null, isRunning: false },
  agreementInfo: { personal: NO_AGREEMENTS, mydata: NO_AGREEMENTS },
  token: '',
  suptSn: '',
  receivedAt: null,
}

/** What another business number, or a repeated application, takes away: all that belonged to the earlier one. [E-091] [D2-06] */
export const withoutVerification = (session: SessionRecord): SessionRecord => ({
  ...EMPTY_SESSION,
  pageSeparation: session.pageSeparation,
  adminCiYn: session.adminCiYn,
  adminLoginYn: session.adminLoginYn,
  tempCiYn: session.tempCiYn,
})
