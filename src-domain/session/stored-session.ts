import { type EntityType, entityTypeOf } from '../business/entity-type.ts'
import { type PaymentType, statedPayment, wordOfPayment } from '../business/payment-type.ts'
import type { KeptAgreements } from '../consent/consent-data.ts'
import type { Flow } from './flow.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { ProofPath } from '../proof/new-proof.ts'
import type { KeptTimer, Session } from './session.ts'

type YesNo = 'Y' | 'N'

/** The agreements of one consent page as they are stored. */
export type StoredAgreements = {
  readonly agreements: {
    readonly [column: string]: { readonly title: string; readonly required: boolean; readonly agreed: YesNo }
  }
  readonly version: string
  readonly agreedAt: Instant | null
}

/**
 * The session as it lies in browser session storage. Its names and words are those of the specification (P-268, E-136),
 * because support staff and older links read them; everything else of the portal speaks of a `Session`. It stands in the
 * domain because two programs share it: the portal, and the fake server, whose `/__world/enter` writes it too.
 */
export type StoredSession = {
  readonly aplyNo: string
  readonly aplyType: string
  readonly brNo: string
  readonly mngFrGb: string
  readonly pageSeparation: '' | '0' | '1'
  readonly marketingUseAgreement: '' | YesNo
  readonly mydataUseAgreement: '' | YesNo
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
  readonly tempCiYn: YesNo
  readonly adminCiYn: YesNo
  readonly adminLoginYn: YesNo
  readonly timer: KeptTimer
  readonly agreementInfo: { readonly personal: StoredAgreements; readonly mydata: StoredAgreements }
  readonly token: string
  readonly suptSn: string
  readonly receivedAt: Instant | null
}

/** The key of the record in session storage, and its version: a record of another version is dropped. [E-139] */
export const SESSION_STORAGE_KEY = 'portal-session'
export const SESSION_VERSION = 1

const PAYMENT_WORD = { rapid: '신속', confirmed: '일반' } as const satisfies Record<PaymentType, string>
const ENTITY_CODE = { corporate: '0', individual: '1' } as const satisfies Record<EntityType, string>
const FLOW_CODE = { application: '0', result: '1' } as const satisfies Record<Flow, string>
const FLOWS = Object.keys(FLOW_CODE) as readonly Flow[]

const yesNo = (yes: boolean): YesNo => (yes ? 'Y' : 'N')
const answer = (yes: boolean | null): '' | YesNo => (yes === null ? '' : yesNo(yes))
const answerOf = (stored: string): boolean | null => (stored === '' ? null : stored === 'Y')

/** The agreements of one consent page, in the form in which they are stored. */
export const toStoredAgreements = (kept: KeptAgreements): StoredAgreements => ({
  ...kept,
  agreements: Object.fromEntries(
    Object.entries(kept.agreements).map(([column, one]) => [column, { ...one, agreed: yesNo(one.agreed) }]),
  ),
})
const agreementsOf = (stored: StoredAgreements): KeptAgreements => ({
  ...stored,
  agreements: Object.fromEntries(
    Object.entries(stored.agreements).map(([column, one]) => [column, { ...one, agreed: one.agreed === 'Y' }]),
  ),
})
/** What is going to be registered, as the record names it. [P-013] [P-016] */
const PROOF_PATH_WORD = { general: '일반', direct: '영업', parcel: '택배' } as const satisfies Record<ProofPath, string>
const PROOF_PATHS = Object.keys(PROOF_PATH_WORD) as readonly ProofPath[]

/** What is written into session storage. [P-268] */
export const toStoredSession = (session: Session): StoredSession => ({
  aplyNo: session.applicationNumber,
  aplyType: session.paymentType === null ? '' : wordOfPayment(session.paymentType, PAYMENT_WORD),
  brNo: session.registrationNumber,
  mngFrGb: session.entityType === null ? '' : ENTITY_CODE[session.entityType],
  pageSeparation: session.flow === null ? '' : FLOW_CODE[session.flow],
  marketingUseAgreement: answer(session.marketingAgreed),
  mydataUseAgreement: answer(session.mydataAgreed),
  onslfCert: session.ci,
  mobileName: session.certifiedName,
  mobileNo: session.mobileNumber,
  mobileCo: session.mobileCarrier,
  brdt: session.birthDate,
  proofMstrId: session.proofId,
  proofType: session.proofType === null ? '' : PROOF_PATH_WORD[session.proofType],
  proofDetailTypes: session.proofDetailTypes,
  consentCheck: session.consentsSaved ? 'Y' : '',
  certType: session.certifiedBy,
  isNormalProof: answer(session.generalProof),
  tempCiYn: yesNo(session.testPerson),
  adminCiYn: yesNo(session.adminBackEnd),
  adminLoginYn: yesNo(session.adminLoggedIn),
  timer: session.timer,
  agreementInfo: {
    personal: toStoredAgreements(session.consents.personal),
    mydata: toStoredAgreements(session.consents.mydata),
  },
  token: session.token,
  suptSn: session.supportNumber,
  receivedAt: session.receivedAt,
})

/** What was read from session storage. [P-268] */
export const sessionFromStored = (stored: StoredSession): Session => ({
  applicationNumber: stored.aplyNo,
  paymentType: stored.aplyType === '' ? null : statedPayment(stored.aplyType, PAYMENT_WORD),
  registrationNumber: stored.brNo,
  entityType: stored.mngFrGb === '' ? null : entityTypeOf(stored.mngFrGb),
  flow: FLOWS.find((flow) => FLOW_CODE[flow] === stored.pageSeparation) ?? null,
  marketingAgreed: answerOf(stored.marketingUseAgreement),
  mydataAgreed: answerOf(stored.mydataUseAgreement),
  ci: stored.onslfCert,
  certifiedName: stored.mobileName,
  mobileNumber: stored.mobileNo,
  mobileCarrier: stored.mobileCo,
  birthDate: stored.brdt,
  proofId: stored.proofMstrId,
  proofType: PROOF_PATHS.find((path) => PROOF_PATH_WORD[path] === stored.proofType) ?? null,
  proofDetailTypes: stored.proofDetailTypes,
  consentsSaved: stored.consentCheck === 'Y',
  certifiedBy: stored.certType,
  generalProof: answerOf(stored.isNormalProof),
  testPerson: stored.tempCiYn === 'Y',
  adminBackEnd: stored.adminCiYn === 'Y',
  adminLoggedIn: stored.adminLoginYn === 'Y',
  timer: stored.timer,
  consents: {
    personal: agreementsOf(stored.agreementInfo.personal),
    mydata: agreementsOf(stored.agreementInfo.mydata),
  },
  token: stored.token,
  supportNumber: stored.suptSn,
  receivedAt: stored.receivedAt,
})

/** Browser session storage key of all unsent forms; a session reset leaves it alone. [A-266] [P-317] [D3-99] */
export const DRAFTS_STORAGE_KEY = 'portal-drafts'
