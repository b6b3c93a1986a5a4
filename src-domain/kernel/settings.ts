import { TIME_LIMITS_MS } from '../entry-limits.ts'
import { QUEUE_ACTIONS } from './queue-actions.ts'

/** Settings that take one of a few words: the first is the default. */
export const CHOICES = {
  /** Which list of agreement columns is asked for and saved. [A-023] [D2-01] */
  consentSet: ['v3', 'admin'],
  /** May one go on without requesting public data? [A-045] [D2-03] */
  mydataDecline: ['allow', 'block'],
  /** Wording of four completeness messages. [A-119] [D2-14] */
  messageSet: ['ko', 'en'],
  /** What happens to a required document that is missing. [A-088] [D2-24] */
  missingRequiredFiles: ['block', 'empty'],
  /** Names of the file parts of an application. [A-136] [D2-25] */
  fileParts: ['six', 'three'],
  /** Text of a service error of the account check. [A-099] [D2-32] */
  accountErrorText: ['plain', 'retry30'],
  /** Where the priority of a server popup comes from. [D1-15] */
  popupPrioritySource: ['popupSn', 'popupPriority'],
  /** Which goes first when a supplement is sent: the deletions, or the write that stores the rest. [D3-08] */
  supplementOrder: ['delete-first', 'update-first'],
  /** By which call another file takes the place of one: all of them in the write, or one multipart call each. [D3-07] */
  replaceMode: ['batch', 'multipart'],
  /** By which call base files join a proof: all of them in one, or one call each. [P-302] [D3-06] */
  supplementCreateMode: ['batch', 'single'],
  /** Which provider verifies a phone. [D1-24] */
  phoneProvider: ['nice', 'kmc'],
  /** The stored word for a total in cases. [D3-04] */
  casesStoredValue: ['건', '건수'],
} as const

const texts = (...items: readonly string[]) => items

/** The other settings, with their defaults. */
const OTHERS = {
  /** Do real-name and business check count as conditions for submitting? [D2-16] */
  requireAllChecks: false,
  /** Are the tax payment certificates required too? [A-084] [D2-23] */
  paymentCertificates: false,
  /** Names of the statuses in which the account may be edited. [A-174] [D2-38] */
  accountEditStatuses: texts('이체결과오류'),
  /** Days that a step at the agency usually takes, and what its end is told by (`문자`); 0 or an empty text: it is not said. [D2-136] */
  usualStepDays: 0,
  noticeBy: '',
  /** Does the result page ask for the first page of proofs only? [A-144] [D2-43] */
  detailPageRequest: false,
  /** Host names that images of popups may come from by https, besides the portal itself. [P-229] */
  popupImageHosts: texts(),
  /** How many performance files a registration may have; 0 sets no limit. [D3-21] */
  performanceMaxFiles: 0,
  /** What the hint of the opinion form says, and how many bytes an attachment may really have. [P-158] [D3-03] */
  opinionShownLimitMb: 3,
  opinionEnforcedBytes: 10_485_760,

  /** Base address of the API; empty: the own origin. */
  apiBaseUrl: '',
  /** Base address for result and reason lookups while `adminCiYn` is `Y`; empty: the normal one. */
  adminApiBaseUrl: '',
  /** Authorization header without a login cookie; no secret, every visitor can read it. [D1-04] */
  authorization: '',
  /** Time limit of a call without file bytes. [E-173] */
  callTimeoutMs: TIME_LIMITS_MS.call as number,
  /** A transfer of file bytes ends after so long without a moving byte, or after so long in all. [P-304] */
  transferIdleMs: 30_000,
  transferMaxMs: 600_000,
  /** Name of the header that marks one press; empty leaves it out. [E-204] [D1-232] */
  idempotencyHeader: 'Idempotency-Key',
  /** Name of the header that carries a file's name, percent-encoded, to the storage. [P-180] [D3-24] */
  originalNameHeader: 'x-amz-meta-original-filename',

  /** Admission queue: its address, and the actions that pass through it. [D1-51] [P-188] */
  queueUrl: '',
  gatedActions: texts(...new Set(Object.values(QUEUE_ACTIONS))),
  /** Does a line that has not moved for 100 answers let the work start? Otherwise it waits on. [P-203] [D3-46] */
  sameWaitBypass: true,
  /** End of the maintenance window that holds when the office has set none, as Korean time with or without its date; empty: that of the table. [P-233] [D3-01] */
  guardEnd: '',
  /** End of that window as its notice announces it, in the same form; empty: that of the table. [P-240] [D3-01] */
  noticeEnd: '',
  /** Services that answer the visitor's public address. [E-160] [D1-09] */
  ipLookupUrls: texts(),
  ipLookupTimeoutMs: TIME_LIMITS_MS.addressLookup as number,
  /** Addresses of the office, and further ones for its pages alone. [E-159] [D1-08] */
  allowedAddresses: texts(),
  adminPagesExtra: texts(),

  /** Page of the simple certification of the application flow. [E-114] [D1-26] */
  simpleProviderUrl: '',
  /** Where integrated forms go when the answer names no address. [D1-25] */
  integrationProviderUrl: '',
  /** Origins that a certification form may be sent to. [D1-25] */
  providerOrigins: texts(),
  /** Address that a provider returns to with the result of this portal; empty: the own origin. */
  returnBaseUrl: '',

  callCentre: { application: '1533-0500', proof: texts('1644-5332', '1644-5333') },
  manualUrl: '/pdf/manual.pdf',
  announcementUrl: '/pdf/announcement.pdf',
  /** File path of the payment pledge form, for the presigned download call. [E-062] */
  pledgePath: 'forms/pledge.hwpx',
  /** Empty: the own page. [D1-42] */
  homepageUrl: '',
  privacyUrl: '',
  termsUrl: '',
  /** Empty: no button. [D1-43] */
  chatbotUrl: '',
  creditProgramUrl: '',
  /** Names that stand in the consents. [D2-68] */
  agencyName: '사업 운영기관',
  recipientName: '업무 수탁기관',
  /** The strip that calls the site an official one; only a public body may show it. */
  officialStrip: false,
  enableTestTools: false,
  cdnBaseUrl: '',
  /** Where failures of the page are reported, without anything of a person; empty: nowhere. [E-177] */
  failureReportUrl: '',
}

type Chosen = { readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] }

/**
 * Every value that a deployment may choose, in one typed record. The portal reads it from `/config.json`, the fake server
 * writes it; what is missing there has the value of `DEFAULT_SETTINGS`. Addresses are absolute or paths of the own origin;
 * an empty text means "none". Times are milliseconds.
 */
export type Settings = Chosen & Readonly<typeof OTHERS>

const firsts = Object.fromEntries(Object.entries(CHOICES).map(([key, [first]]) => [key, first])) as Chosen

export const DEFAULT_SETTINGS: Settings = { ...firsts, ...OTHERS }
