import { CALL_TIME_LIMITS_MS } from './call-limits.ts'
import { QUEUE_ACTIONS } from './queue-actions.ts'

/** The kinds of settings and the types of their values. `setting-validity.ts` defines the valid values of each kind. */
type ValueTypesByKind = {
  readonly choice: string
  readonly yesNo: boolean
  readonly number: number
  readonly count: number
  readonly seconds: number
  readonly bytes: number
  readonly text: string
  readonly url: string
  readonly header: string
  readonly headerOrNone: string
  readonly koreanTime: string
  readonly texts: readonly string[]
  readonly urls: readonly string[]
  readonly hosts: readonly string[]
  readonly origins: readonly string[]
  readonly visitors: readonly string[]
  readonly queueActions: readonly string[]
  readonly callCentre: { readonly application: string; readonly proof: readonly string[] }
}
export type SettingKind = keyof ValueTypesByKind

/** Size of the chat window on a desktop in pixels, which the rule book states. [E-065] [P-298] */
export const CHAT_WINDOW_PIXELS = { width: 400, height: 700 } as const

/**
 * Every setting with its kind and default. A choice lists all its values, the default first. A URL is absolute, or
 * a path of the portal's own origin; an empty string means that there is none. Times are milliseconds, unless the name
 * of the setting has another unit.
 */
export const SETTING_TABLE = {
  /** The set of agreement columns that is requested and saved. [A-023] [D2-01] */
  consentSet: ['choice', 'v3', 'admin'],
  /** Whether the applicant may continue without agreeing to the public-data request. [A-045] [D2-03] */
  mydataDecline: ['choice', 'allow', 'block'],
  /** The language of four messages about missing entries. [A-119] [D2-14] */
  messageSet: ['choice', 'ko', 'en'],
  /** The effect of a missing required document. [A-088] [D2-24] */
  missingRequiredFiles: ['choice', 'block', 'empty'],
  /** The names of the file parts of an application: six names or three. [A-136] [D2-25] */
  fileParts: ['choice', 'six', 'three'],
  /** The message if the account check fails because of the service. [A-099] [D2-32] */
  accountErrorText: ['choice', 'plain', 'retry30'],
  /** The source of a server popup's priority. [D1-15] */
  popupPrioritySource: ['choice', 'popupSn', 'popupPriority'],
  /** The order of a supplement's calls: first the deletions, or first the write that stores the rest. [D3-08] */
  supplementOrder: ['choice', 'delete-first', 'update-first'],
  /** How files are replaced: all in the call that writes the proof, or each in a separate multipart call. [D3-07] */
  replaceMode: ['choice', 'batch', 'multipart'],
  /** How base files are added to a proof: all of them in one call, or each in a separate call. [P-302] [D3-06] */
  supplementCreateMode: ['choice', 'batch', 'single'],
  /** The provider that certifies a phone. [D1-24] */
  phoneProvider: ['choice', 'nice', 'kmc'],
  /** The unit that is stored for a total that is a number of deliveries. [D3-04] */
  casesStoredValue: ['choice', '건', '건수'],

  /** Whether submission requires the real-name and business checks. [D2-16] */
  requireAllChecks: ['yesNo', false],
  /** Whether the certificates of tax payment are required in addition to the other documents. [A-084] [D2-23] */
  paymentCertificates: ['yesNo', false],
  /** The names of the statuses in which the account may be edited. [A-174] [D2-38] */
  accountEditStatuses: ['texts', ['이체결과오류']],
  /**
   * The usual number of days of a step at the agency, and how the end of the step is announced (`문자`). The page does
   * not mention a value that is 0 or empty. [D2-136]
   */
  usualStepDays: ['count', 0],
  noticeBy: ['text', ''],
  /** Whether the result page loads only the first page of proofs. [A-144] [D2-43] */
  detailPageRequest: ['yesNo', false],
  /** Hosts besides the portal itself that may serve popup images over https. [P-229] */
  popupImageHosts: ['hosts', []],
  /** Maximum number of performance files of a registration; 0 sets no limit. [D3-21] */
  performanceMaxFiles: ['count', 0],
  /**
   * The limit of an attachment: the number of megabytes that the opinion form states, and the number of bytes that is
   * enforced. [P-158] [D3-03]
   */
  opinionShownLimitMb: ['number', 3],
  opinionEnforcedBytes: ['bytes', 10_485_760],

  /** The base URL of the API; empty for the portal's own origin. */
  apiBaseUrl: ['url', ''],
  /** The base URL for lookups of results and reasons if the session has `adminBackEnd`; may be empty. */
  adminApiBaseUrl: ['url', ''],
  /** The Authorization header of calls without a login cookie. It is not secret: every visitor can read it. [D1-04] */
  authorization: ['text', ''],
  /** Time limit of a call without file bytes. [E-173] */
  callTimeoutMs: ['number', CALL_TIME_LIMITS_MS.call],
  /** The time limits of a file transfer: while no byte moves, and in total. [P-304] */
  transferIdleMs: ['number', 30_000],
  transferMaxMs: ['number', 600_000],
  /** The name of the header with the idempotency key; empty if none is sent. [E-204] [D1-232] */
  idempotencyHeader: ['headerOrNone', 'Idempotency-Key'],
  /** The name of the header that sends the name of a file to the storage, percent-encoded. [P-180] [D3-24] */
  originalNameHeader: ['header', 'x-amz-meta-original-filename'],

  /** The URL of the queue, and the actions that wait in the queue. [D1-51] [P-188] */
  queueUrl: ['url', ''],
  gatedActions: ['queueActions', [...new Set(Object.values(QUEUE_ACTIONS))]],
  /**
   * Whether an action starts after the queue has given 100 equal answers. If the value is false, the action continues
   * to wait. [P-203] [D3-46]
   */
  sameWaitBypass: ['yesNo', true],
  /**
   * The longest pause between two polls of the queue, in seconds, even if the queue requests a longer one. [P-193]
   * [P-299]
   */
  queueMaxTtlSeconds: ['seconds', 1],
  /**
   * The end of the default maintenance window, in Korean time, with or without a date; empty for the built-in end.
   * [P-233] [D3-01]
   */
  guardEnd: ['koreanTime', ''],
  /**
   * The end that the notice of the default maintenance window announces, in the format of `guardEnd`; empty for the
   * built-in end. [P-240] [D3-01]
   */
  noticeEnd: ['koreanTime', ''],
  /** Services that return the visitor's public IP address. [E-160] [D1-09] */
  ipLookupUrls: ['urls', []],
  ipLookupTimeoutMs: ['number', CALL_TIME_LIMITS_MS.ipLookup],
  /**
   * The IP addresses of the office network, and further IP addresses that may open only the administrators' pages.
   * [E-159] [D1-08]
   */
  allowedAddresses: ['visitors', []],
  adminPagesExtra: ['visitors', []],

  /** The page for the simple certification in the application flow. [E-114] [D1-26] */
  simpleProviderUrl: ['url', ''],
  /** The URL to which an integrated form is sent if the answer contains no URL. [D1-25] */
  integrationProviderUrl: ['url', ''],
  /** The origins to which a certification form may be sent. [D1-25] */
  providerOrigins: ['origins', []],
  /** The URL on this portal to which a provider returns with its result; empty for the portal's own origin. */
  returnBaseUrl: ['url', ''],

  callCentre: ['callCentre', { application: '1533-0500', proof: ['1644-5332', '1644-5333'] }],
  manualUrl: ['url', '/pdf/manual.pdf'],
  announcementUrl: ['url', '/pdf/announcement.pdf'],
  /** The path of the payment pledge form in the storage; the download call needs it. [E-062] */
  pledgePath: ['text', 'forms/pledge.hwpx'],
  /**
   * The agency's home page, privacy policy and terms. If a URL is empty, its links lead to the page of this portal.
   * [D1-42]
   */
  homepageUrl: ['url', ''],
  privacyUrl: ['url', ''],
  termsUrl: ['url', ''],
  /** The chatbot, and the page of another support programme. If a URL is empty, its button is not shown. [D1-43] */
  chatbotUrl: ['url', ''],
  creditProgramUrl: ['url', ''],
  /** The names of the agency and of the recipient of data, as the consents contain them. [D2-68] */
  agencyName: ['text', '사업 운영기관'],
  recipientName: ['text', '업무 수탁기관'],
  /** The banner that identifies an official site; only a public body may show it. */
  officialStrip: ['yesNo', false],
  enableTestTools: ['yesNo', false],
  cdnBaseUrl: ['url', ''],
  /** The URL for error reports, which contain no personal data. If it is empty, no report is sent. [E-177] */
  failureReportUrl: ['url', ''],
} as const satisfies Readonly<
  Record<string, { readonly [Kind in SettingKind]: readonly [Kind, ValueTypesByKind[Kind], ...string[]] }[SettingKind]>
>

type Table = typeof SETTING_TABLE

/** All settings in one typed record, read from `/config.json`. A missing value comes from `DEFAULT_SETTINGS`. */
export type Settings = {
  readonly [Key in keyof Table]: Table[Key] extends readonly ['choice', ...infer Words extends readonly string[]]
    ? Words[number]
    : ValueTypesByKind[Table[Key][0]]
}

export const DEFAULT_SETTINGS = Object.fromEntries<unknown>(
  Object.entries(SETTING_TABLE).map(([key, [, preset]]) => [key, preset]),
) as Settings
