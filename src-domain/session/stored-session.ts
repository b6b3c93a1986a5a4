import type { Instant } from '../kernel/calendar.ts'
import type { KeptAgreements, KeptTimer, Session } from './session.ts'

/**
 * The session as it lies in browser session storage. Its field names are those of the specification (P-268, E-136), because
 * support staff and older links read them; everything else of the portal speaks of a `Session`. It stands in the domain
 * because two programs share it: the portal, and the fake server, whose `/__world/enter` writes it too.
 */
export type StoredSession = {
  readonly aplyNo: string
  readonly aplyType: string
  readonly brNo: string
  readonly mngFrGb: string
  /** 0 application flow, 1 result flow. */
  readonly pageSeparation: '' | '0' | '1'
  readonly marketingUseAgreement: '' | 'Y' | 'N'
  readonly mydataUseAgreement: '' | 'Y' | 'N'
  readonly onslfCert: string
  readonly mobileName: string
  readonly mobileNo: string
  readonly mobileCo: string
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
  readonly receivedAt: Instant | null
}

/** The key of the record in session storage, and its version: a record of another version is dropped. [E-139] */
export const SESSION_STORAGE_KEY = 'portal-session'
export const SESSION_VERSION = 1

/** What is written into session storage. [P-268] */
export const toStoredSession = (session: Session): StoredSession => ({
  aplyNo: session.applicationNumber,
  aplyType: session.paymentType,
  brNo: session.registrationNumber,
  mngFrGb: session.entityType,
  pageSeparation: session.flow,
  marketingUseAgreement: session.marketingAgreed,
  mydataUseAgreement: session.mydataAgreed,
  onslfCert: session.ci,
  mobileName: session.certifiedName,
  mobileNo: session.mobileNumber,
  mobileCo: session.mobileCarrier,
  brdt: session.birthDate,
  proofMstrId: session.proofId,
  proofType: session.proofType,
  proofDetailTypes: session.proofDetailTypes,
  consentCheck: session.consentsSaved,
  certType: session.certifiedBy,
  isNormalProof: session.generalProof,
  tempCiYn: session.testPerson,
  adminCiYn: session.adminBackEnd,
  adminLoginYn: session.adminLoggedIn,
  timer: session.timer,
  agreementInfo: session.consents,
  token: session.token,
  suptSn: session.supportNumber,
  receivedAt: session.receivedAt,
})

/** What was read from session storage. [P-268] */
export const sessionFromStored = (stored: StoredSession): Session => ({
  applicationNumber: stored.aplyNo,
  paymentType: stored.aplyType,
  registrationNumber: stored.brNo,
  entityType: stored.mngFrGb,
  flow: stored.pageSeparation,
  marketingAgreed: stored.marketingUseAgreement,
  mydataAgreed: stored.mydataUseAgreement,
  ci: stored.onslfCert,
  certifiedName: stored.mobileName,
  mobileNumber: stored.mobileNo,
  mobileCarrier: stored.mobileCo,
  birthDate: stored.brdt,
  proofId: stored.proofMstrId,
  proofType: stored.proofType,
  proofDetailTypes: stored.proofDetailTypes,
  consentsSaved: stored.consentCheck,
  certifiedBy: stored.certType,
  generalProof: stored.isNormalProof,
  testPerson: stored.tempCiYn,
  adminBackEnd: stored.adminCiYn,
  adminLoggedIn: stored.adminLoginYn,
  timer: stored.timer,
  consents: stored.agreementInfo,
  token: stored.token,
  supportNumber: stored.suptSn,
  receivedAt: stored.receivedAt,
})
