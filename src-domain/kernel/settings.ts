import { TIME_LIMITS_MS } from '../entry-limits.ts'

/**
 * Every value that a deployment may choose, in one typed record. The portal reads it from `/config.json`, the fake server
 * writes it; what is missing there has the value of `DEFAULT_SETTINGS`. Addresses are absolute or paths of the own origin;
 * an empty text means "none". Times are milliseconds.
 */
export type Settings = {
  /** Which list of agreement columns is asked for and saved. [A-023] [D2-01] */
  readonly consentSet: 'v3' | 'admin'
  /** May one go on without requesting public data? [A-045] [D2-03] */
  readonly mydataDecline: 'allow' | 'block'
  /** Wording of four completeness messages. [A-119] [D2-14] */
  readonly messageSet: 'ko' | 'en'
  /** Do real-name and business check count as conditions for submitting? [D2-16] */
  readonly requireAllChecks: boolean
  /** Are the tax payment certificates required too? [A-084] [D2-23] */
  readonly paymentCertificates: boolean
  /** What happens to a required document that is missing. [A-088] [D2-24] */
  readonly missingRequiredFiles: 'block' | 'empty'
  /** Names of the file parts of an application. [A-136] [D2-25] */
  readonly fileParts: 'six' | 'three'
  /** Text of a service error of the account check. [A-099] [D2-32] */
  readonly accountErrorText: 'plain' | 'retry30'
  /** Names of the statuses in which the account may be edited. [A-174] [D2-38] */
  readonly accountEditStatuses: readonly string[]
  /** Does the result page ask for the first page of proofs only? [A-144] [D2-43] */
  readonly detailPageRequest: boolean
  /** Where the priority of a server popup comes from. [D1-15] */
  readonly popupPrioritySource: 'popupSn' | 'popupPriority'
  /** Host names that images of popups may come from by https, besides the portal itself. [P-229] */
  readonly popupImageHosts: readonly string[]
  /** Which goes first when a supplement is sent: the deletions, or the write that stores the rest. [D3-08] */
  readonly supplementOrder: 'delete-first' | 'update-first'
  /** By which call another file takes the place of one: all of them in the write, or one multipart call each. [D3-07] */
  readonly replaceMode: 'batch' | 'multipart'
  /** By which call base files join a proof: all of them in one, or one call each. [P-302] [D3-06] */
  readonly supplementCreateMode: 'batch' | 'single'
  /** Which provider verifies a phone. [D1-24] */
  readonly phoneProvider: 'nice' | 'kmc'
  /** The stored word for a total in cases. [D3-04] */
  readonly casesStoredValue: '건' | '건수'
  /** How many performance files a registration may have; 0 sets no limit. [D3-21] */
  readonly performanceMaxFiles: number
  /** What the hint of the opinion form says, and how many bytes an attachment may really have. [P-158] [D3-03] */
  readonly opinionShownLimitMb: number
  readonly opinionEnforcedBytes: number

  /** Base address of the API; empty: the own origin. */
  readonly apiBaseUrl: string
  /** Base address for result and reason lookups while `adminCiYn` is `Y`; empty: the normal one. */
  readonly adminApiBaseUrl: string
  /** Authorization header without a login cookie; no secret, every visitor can read it. [D1-04] */
  readonly authorization: string
  /** Time limit of a call without file bytes. [E-173] */
  readonly callTimeoutMs: number
  /** A transfer of file bytes ends after so long without a moving byte, or after so long in all. [P-304] */
  readonly transferIdleMs: number
  readonly transferMaxMs: number
  /** Name of the header that marks one press; empty leaves it out. [E-204] [D1-232] */
  readonly idempotencyHeader: string
  /** Name of the header that carries a file's name, percent-encoded, to the storage. [P-180] [D3-24] */
  readonly originalNameHeader: string

  /** Admission queue: its address, and the actions that pass through it. [D1-51] [P-188] */
  readonly queueUrl: string
  readonly gatedActions: readonly string[]
  /** Does a line that has not moved for 100 answers let the work start? Otherwise it waits on. [P-203] [D3-46] */
  readonly sameWaitBypass: boolean
  /** End of the maintenance window that holds when the office has set none, as Korean time with or without its date; empty: that of the table. [P-233] [D3-01] */
  readonly guardEnd: string
  /** End of that window as its notice announces it, in the same form; empty: that of the table. [P-240] [D3-01] */
  readonly noticeEnd: string
  /** Services that answer the visitor's public address. [E-160] [D1-09] */
  readonly ipLookupUrls: readonly string[]
  readonly ipLookupTimeoutMs: number
  /** Addresses of the office, and further ones for its pages alone. [E-159] [D1-08] */
  readonly allowedAddresses: readonly string[]
  readonly adminPagesExtra: readonly string[]

  /** Page of the simple certification of the application flow. [E-114] [D1-26] */
  readonly simpleProviderUrl: string
  /** Where integrated forms go when the answer names no address. [D1-25] */
  readonly integrationProviderUrl: string
  /** Origins that a certification form may be sent to. [D1-25] */
  readonly providerOrigins: readonly string[]
  /** Address that a provider returns to with the result of this portal; empty: the own origin. */
  readonly returnBaseUrl: string

  readonly callCentre: { readonly application: string; readonly proof: readonly string[] }
  readonly manualUrl: string
  readonly announcementUrl: string
  /** File path of the payment pledge form, for the presigned download call. [E-062] */
  readonly pledgePath: string
  /** Empty: the own page. [D1-42] */
  readonly homepageUrl: string
  readonly privacyUrl: string
  readonly termsUrl: string
  /** Empty: no button. [D1-43] */
  readonly chatbotUrl: string
  readonly creditProgramUrl: string
  /** Names that stand in the consents. [D2-68] */
  readonly agencyName: string
  readonly recipientName: string
  /** The strip that calls the site an official one; only a public body may show it. */
  readonly officialStrip: boolean
  readonly enableTestTools: boolean
  readonly cdnBaseUrl: string
}

export const DEFAULT_SETTINGS: Settings = {
  consentSet: 'v3',
  mydataDecline: 'allow',
  messageSet: 'ko',
  requireAllChecks: false,
  paymentCertificates: false,
  missingRequiredFiles: 'block',
  fileParts: 'six',
  accountErrorText: 'plain',
  accountEditStatuses: ['이체결과오류'],
  detailPageRequest: false,
  popupPrioritySource: 'popupSn',
  popupImageHosts: [],
  supplementOrder: 'delete-first',
  replaceMode: 'batch',
  supplementCreateMode: 'batch',
  phoneProvider: 'nice',
  casesStoredValue: '건',
  performanceMaxFiles: 0,
  opinionShownLimitMb: 3,
  opinionEnforcedBytes: 10_485_760,

  apiBaseUrl: '',
  adminApiBaseUrl: '',
  authorization: '',
  callTimeoutMs: TIME_LIMITS_MS.call,
  transferIdleMs: 30_000,
  transferMaxMs: 600_000,
  idempotencyHeader: 'Idempotency-Key',
  originalNameHeader: 'x-amz-meta-original-filename',

  queueUrl: '',
  gatedActions: [
    'act_1',
    'act_3',
    'act_7',
    'act_8',
    'act_9',
    'act_10',
    'act_11',
    'act_12',
    'act_13',
    'act_14',
    'debug',
  ],
  sameWaitBypass: true,
  guardEnd: '',
  noticeEnd: '',
  ipLookupUrls: [],
  ipLookupTimeoutMs: TIME_LIMITS_MS.addressLookup,
  allowedAddresses: [],
  adminPagesExtra: [],

  simpleProviderUrl: '',
  integrationProviderUrl: '',
  providerOrigins: [],
  returnBaseUrl: '',

  callCentre: { application: '1533-0500', proof: ['1644-5332', '1644-5333'] },
  manualUrl: '/pdf/manual.pdf',
  announcementUrl: '/pdf/announcement.pdf',
  pledgePath: 'forms/pledge.hwpx',
  homepageUrl: '',
  privacyUrl: '',
  termsUrl: '',
  chatbotUrl: '',
  creditProgramUrl: '',
  agencyName: '사업 운영기관',
  recipientName: '업무 수탁기관',
  officialStrip: false,
  enableTestTools: false,
  cdnBaseUrl: '',
}
