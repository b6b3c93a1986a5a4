import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { PageNeed } from './guards.table.ts'
import type { GuardVerdict } from './guards.ts'
import type { Route } from './routes.ts'

/** A visit: the needs that the visitor does not meet, and other facts. The visitor meets all other needs. */
type GuardCase = DecisionCaseFrom<{
  path: string
  lacks: readonly PageNeed[]
  maintenance?: true
  justSubmitted?: true
}, GuardVerdict>

const EVERYTHING = [
  'officeAddress',
  'cookie',
  'person',
  'businessNumber',
  'applicationNumber',
  'notReceived',
] as const satisfies readonly PageNeed[]

const ON = { go: 'on' } as const
const EXPIRED = { go: 'away', target: '/', alert: 'expired', clear: true } as const
const TO_NUMBER = { go: 'away', target: '/bzmn-reg', alert: 'numberMissing', clear: false } as const
const TO_CERTIFICATION = { go: 'away', target: '/onslf-check', alert: 'notCertified', clear: false } as const
const TO_COMPLETION = { go: 'away', target: '/aply-cmptn', alert: null, clear: false } as const
const NO_PERSON = { go: 'away', target: '/', alert: 'personMissing', clear: false } as const
const NO_PERMISSION = { go: 'away', target: '/', alert: 'noPermission', clear: false } as const
const NOWHERE = { go: 'nowhere' } as const
const HOME = { go: 'away', target: '/', alert: null, clear: false } as const
const COMING_SOON = { go: 'away', target: '/coming-soon', alert: null, clear: false } as const

/** Pages whose first requirement is the login cookie. [E-151] */
const COOKIE_PAGES = [
  '/info-agree',
  '/mydata-agree',
  '/aply-info',
  '/aply-cmptn',
  '/aply-result',
  '/result-modify',
  '/result-modify-bizinfo',
  '/proof-reg',
  '/proof-reg-all',
  '/proof-reg-add',
  '/proof-reg-parcel',
  '/proof-intro',
  '/result-modify-cmptn',
] as const satisfies readonly Route[]

/** Pages that open for everyone, even if every requirement of the other pages is missing. [E-157] */
export const OPEN_PAGES = [
  '/',
  '/elig-check',
  '/ctn-mttr',
  '/self-check',
  '/bzmn-reg',
  '/bzmn-result',
  '/onslf-check-result',
  '/kmc-result',
  '/integration-result',
  '/aply-result-sample',
  '/board-faq',
  '/modal-alert',
  '/objctRqst',
  '/info-privacy',
  '/info-terms',
  '/region-center',
  '/user-guide',
  '/popup',
  '/popup-daily',
] as const satisfies readonly Route[]

const withoutAnything = (path: Route) =>
  ({ proves: ['E-151'], rule: 'GD-7', path, lacks: EVERYTHING, verdict: EXPIRED }) as const satisfies GuardCase
const openToAll = (path: Route) =>
  ({ proves: ['E-157'], rule: 'GD-13', path, lacks: EVERYTHING, verdict: ON }) as const satisfies GuardCase
const needingNumber = (path: Route) =>
  [
    { proves: ['E-152', 'E-154'], rule: 'GD-10', path, lacks: ['applicationNumber'], verdict: TO_NUMBER },
    { proves: ['E-155'], rule: 'GD-10', path, lacks: ['person', 'applicationNumber'], verdict: TO_NUMBER },
    { proves: ['E-153', 'E-154'], rule: 'GD-11', path, lacks: ['person'], verdict: TO_CERTIFICATION },
    { proves: ['E-157'], rule: 'GD-13', path, lacks: [], verdict: ON },
  ] as const satisfies readonly GuardCase[]

export const GUARD_CASES: readonly GuardCase[] = [
  ...COOKIE_PAGES.map(withoutAnything),
  ...OPEN_PAGES.map(openToAll),

  { proves: ['E-152'], rule: 'GD-10', path: '/onslf-check', lacks: EVERYTHING, verdict: TO_NUMBER },
  { proves: ['E-152'], rule: 'GD-13', path: '/onslf-check', lacks: ['cookie', 'person'], verdict: ON },
  ...needingNumber('/info-agree'),
  ...needingNumber('/mydata-agree'),
  { proves: ['A-273'], rule: 'GD-12', path: '/mydata-agree', lacks: ['notReceived'], verdict: TO_COMPLETION },
  { proves: ['A-138', 'A-273'], rule: 'GD-13', path: '/aply-cmptn', lacks: ['notReceived'], verdict: ON },
  ...needingNumber('/aply-info'),
  { proves: ['E-152', 'A-010'], rule: 'GD-10', path: '/aply-cmptn', lacks: ['applicationNumber'], verdict: TO_NUMBER },
  { proves: ['E-155'], rule: 'GD-10', path: '/aply-cmptn', lacks: ['person', 'applicationNumber'], verdict: TO_NUMBER },
  { proves: ['E-153', 'A-010'], rule: 'GD-11', path: '/aply-cmptn', lacks: ['person'], verdict: TO_CERTIFICATION },
  { proves: ['A-010'], rule: 'GD-13', path: '/aply-cmptn', lacks: [], verdict: ON },

  { proves: ['A-011'], rule: 'GD-8', path: '/aply-result', lacks: ['person'], verdict: NO_PERSON },
  { proves: ['A-011'], rule: 'GD-8', path: '/result-modify', lacks: ['person'], verdict: NO_PERSON },
  { proves: ['A-011'], rule: 'GD-8', path: '/result-modify-bizinfo', lacks: ['person'], verdict: NO_PERSON },
  { proves: ['A-011'], rule: 'GD-13', path: '/aply-result', lacks: ['businessNumber', 'applicationNumber'], verdict: ON },
  { proves: ['A-011'], rule: 'GD-13', path: '/result-modify-cmptn', lacks: ['person'], verdict: ON },

  { proves: ['P-006'], rule: 'GD-8', path: '/opinion-submit', lacks: EVERYTHING, verdict: NO_PERSON },
  { proves: ['P-006'], rule: 'GD-9', path: '/opinion-submit', lacks: ['businessNumber'], verdict: NO_PERSON },
  { proves: ['P-006'], rule: 'GD-13', path: '/opinion-submit', lacks: ['applicationNumber'], verdict: ON },
  { proves: ['P-006'], rule: 'GD-8', path: '/detail-page', lacks: ['person'], verdict: NO_PERSON },
  { proves: ['P-006'], rule: 'GD-9', path: '/detail-page', lacks: ['businessNumber'], verdict: NO_PERSON },
  { proves: ['P-006'], rule: 'GD-8', path: '/proof-reg-add', lacks: ['person'], verdict: NO_PERSON },
  { proves: ['P-006'], rule: 'GD-9', path: '/proof-reg-add', lacks: ['businessNumber'], verdict: NO_PERSON },
  { proves: ['P-006'], rule: 'GD-7', path: '/proof-reg-add', lacks: ['person', 'cookie'], verdict: EXPIRED },

  { proves: ['E-158'], rule: 'GD-6', path: '/popup-mng', lacks: EVERYTHING, verdict: NO_PERMISSION },
  { proves: ['E-158'], rule: 'GD-6', path: '/popup-reg', lacks: ['officeAddress'], verdict: NO_PERMISSION },
  { proves: ['E-158'], rule: 'GD-13', path: '/popup-mng', lacks: ['cookie', 'person'], verdict: ON },

  { proves: ['E-155', 'D1-246'], rule: 'GD-5', path: '/no-such-page', lacks: EVERYTHING, verdict: NOWHERE },
  { proves: ['E-155'], rule: 'GD-5', path: '', lacks: [], verdict: NOWHERE },
  { proves: ['E-155'], rule: 'GD-5', path: '/objctrqst', lacks: [], verdict: NOWHERE },
  { proves: ['E-155', 'E-015'], rule: 'GD-2', path: '/bzmn-result-admin', lacks: EVERYTHING, maintenance: true, verdict: HOME },
  { proves: ['E-155'], rule: 'GD-2', path: '/bzmn-result-admin', lacks: [], verdict: HOME },
  { proves: ['E-155'], rule: 'GD-4', path: '/popup-mng', lacks: EVERYTHING, maintenance: true, verdict: COMING_SOON },
  { proves: ['E-155'], rule: 'GD-4', path: '/aply-info', lacks: EVERYTHING, maintenance: true, verdict: COMING_SOON },
  { proves: ['E-021', 'P-237'], rule: 'GD-4', path: '/no-such-page', lacks: [], maintenance: true, verdict: COMING_SOON },
  { proves: ['P-237'], rule: 'GD-4', path: '/board-faq', lacks: [], maintenance: true, verdict: COMING_SOON },
  { proves: ['P-237'], rule: 'GD-13', path: '/aply-cmptn', lacks: [], maintenance: true, justSubmitted: true, verdict: ON },
  { proves: ['P-237'], rule: 'GD-13', path: '/aply-result', lacks: [], maintenance: true, justSubmitted: true, verdict: ON },
  { proves: ['P-237'], rule: 'GD-7', path: '/aply-result', lacks: ['cookie'], maintenance: true, justSubmitted: true, verdict: EXPIRED },
  { proves: ['P-237'], rule: 'GD-4', path: '/detail-page', lacks: [], maintenance: true, justSubmitted: true, verdict: COMING_SOON },
  { proves: [], rule: 'GD-13', path: '/kmc-result', lacks: EVERYTHING, maintenance: true, verdict: ON },
  { proves: [], rule: 'GD-13', path: '/kmc-result/certificate/state', lacks: EVERYTHING, maintenance: true, verdict: ON },
  { proves: [], rule: 'GD-13', path: '/integration-result', lacks: EVERYTHING, maintenance: true, verdict: ON },
  { proves: ['P-237'], rule: 'GD-13', path: '/coming-soon', lacks: EVERYTHING, maintenance: true, verdict: ON },
  { proves: ['P-238'], rule: 'GD-3', path: '/coming-soon', lacks: [], verdict: HOME },
]
