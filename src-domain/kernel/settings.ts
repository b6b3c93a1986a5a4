import { TIME_LIMITS_MS } from '../entry-limits.ts'
import { QUEUE_ACTIONS } from './queue-actions.ts'

/** The kinds of settings and the types of their values; `setting-meaning.ts` defines the valid format of each. */
type Kinds = {
  readonly choice: string
  readonly yesNo: boolean
  readonly number: number
  readonly count: number
  readonly seconds: number
  readonly text: string
  readonly address: string
  readonly header: string
  readonly headerOrNone: string
  readonly koreanTime: string
  readonly texts: readonly string[]
  readonly addresses: readonly string[]
  readonly hosts: readonly string[]
  readonly origins: readonly string[]
  readonly visitors: readonly string[]
  readonly queueActions: readonly string[]
  readonly callCentre: { readonly application: string; readonly proof: readonly string[] }
}
export type SettingKind = keyof Kinds

/**
 * Every setting with its kind and default; a choice lists all its values, the default first. Addresses are absolute or
 * paths of the portal's own origin; an empty text means "none". Times are milliseconds, unless
 * the name of the setting has another unit.
 */
export const SETTING_TABLE = {
  /** The requested and saved list of agreement columns. [A-023] [D2-01] */
  consentSet: ['choice', 'v3', 'admin'],
  /** Whether the form continues without requesting public data. [A-045] [D2-03] */
  mydataDecline: ['choice', 'allow', 'block'],
  /** Language of four completeness messages. [A-119] [D2-14] */
  messageSet: ['choice', 'ko', 'en'],
  /** What happens if a required document is missing. [A-088] [D2-24] */
  missingRequiredFiles: ['choice', 'block', 'empty'],
  /** Which set of names is used for the file parts of an application: six names or three. [A-136] [D2-25] */
  fileParts: ['choice', 'six', 'three'],
  /** Text of a service error of the account check. [A-099] [D2-32] */
  accountErrorText: ['choice', 'plain', 'retry30'],
  /** The source of a server popup's priority. [D1-15] */
  popupPrioritySource: ['choice', 'popupSn', 'popupPriority'],
  /** Order of a supplement's calls: the deletions first, or the write that stores the rest. [D3-08] */
  supplementOrder: ['choice', 'delete-first', 'update-first'],
  /** How files are replaced: all of them in the write, or one multipart call each. [D3-07] */
  replaceMode: ['choice', 'batch', 'multipart'],
  /** How base files are added to a proof: all of them in one call, or one call each. [P-302] [D3-06] */
  supplementCreateMode: ['choice', 'batch', 'single'],
  /** The provider that certifies a phone. [D1-24] */
  phoneProvider: ['choice', 'nice', 'kmc'],
  /** The stored word for a total in cases. [D3-04] */
  casesStoredValue: ['choice', '건', '건수'],

  /** Whether submission requires the real-name and business checks. [D2-16] */
  requireAllChecks: ['yesNo', false],
  /** Whether the tax payment certificates are required too. [A-084] [D2-23] */
  paymentCertificates: ['yesNo', false],
  /** Names of the statuses in which the account may be edited. [A-174] [D2-38] */
  accountEditStatuses: ['texts', ['이체결과오류']],
  /**
   * Usual days of a step at the agency, and how its end is announced (`문자`); 0 or an empty text: not mentioned.
   * [D2-136]
   */
  usualStepDays: ['count', 0],
  noticeBy: ['text', ''],
  /** Whether the result page loads only the first page of proofs. [A-144] [D2-43] */
  detailPageRequest: ['yesNo', false],
  /** Hosts that may serve popup images by https, besides the portal itself. [P-229] */
  popupImageHosts: ['hosts', []],
  /** Maximum number of performance files of a registration; 0 sets no limit. [D3-21] */
  performanceMaxFiles: ['count', 0],
  /**
   * The size that the hint of the opinion form states, and the enforced size of an attachment in bytes. [P-158] [D3-03]
   */
  opinionShownLimitMb: ['number', 3],
  opinionEnforcedBytes: ['number', 10_485_760],

  /** Base address of the API; empty: the portal's own origin. */
  apiBaseUrl: ['address', ''],
  /** Base address for result and reason lookups while `adminCiYn` is `Y`; empty: the normal one. */
  adminApiBaseUrl: ['address', ''],
  /** Authorization header for calls without a login cookie; not secret, every visitor can read it. [D1-04] */
  authorization: ['text', ''],
  /** Time limit of a call without file bytes. [E-173] */
  callTimeoutMs: ['number', TIME_LIMITS_MS.call],
  /** Time limits of a file transfer: without a moving byte, and in total. [P-304] */
  transferIdleMs: ['number', 30_000],
  transferMaxMs: ['number', 600_000],
  /** Name of the idempotency key header; empty leaves it out. [E-204] [D1-232] */
  idempotencyHeader: ['headerOrNone', 'Idempotency-Key'],
  /** Name of the header that sends a file's name, percent-encoded, to the storage. [P-180] [D3-24] */
  originalNameHeader: ['header', 'x-amz-meta-original-filename'],

  /** Admission queue: its address, and the actions that pass through it. [D1-51] [P-188] */
  queueUrl: ['address', ''],
  gatedActions: ['queueActions', [...new Set(Object.values(QUEUE_ACTIONS))]],
  /** Whether the work starts after 100 equal answers of the queue. If not, it keeps waiting. [P-203] [D3-46] */
  sameWaitBypass: ['yesNo', true],
  /**
   * The longest pause between two polls of the queue, in seconds, whatever pause the queue requests. [P-193] [P-299]
   */
  queueMaxTtlSeconds: ['seconds', 1],
  /**
   * End of the default maintenance window, as Korean time with or without a date; empty: the end in the table. [P-233]
   * [D3-01]
   */
  guardEnd: ['koreanTime', ''],
  /** End of that window as its notice announces it, in the same format; empty: the end in the table. [P-240] [D3-01] */
  noticeEnd: ['koreanTime', ''],
  /** Services that return the visitor's public address. [E-160] [D1-09] */
  ipLookupUrls: ['addresses', []],
  ipLookupTimeoutMs: ['number', TIME_LIMITS_MS.addressLookup],
  /** Addresses of the office network, and additional addresses only for the administrators' pages. [E-159] [D1-08] */
  allowedAddresses: ['visitors', []],
  adminPagesExtra: ['visitors', []],

  /** Page of the simple certification of the application flow. [E-114] [D1-26] */
  simpleProviderUrl: ['address', ''],
  /** Target of integrated forms if the answer contains no address. [D1-25] */
  integrationProviderUrl: ['address', ''],
  /** Origins that a certification form may be sent to. [D1-25] */
  providerOrigins: ['origins', []],
  /** Address that a provider returns to with the result of this portal; empty: the portal's own origin. */
  returnBaseUrl: ['address', ''],

  callCentre: ['callCentre', { application: '1533-0500', proof: ['1644-5332', '1644-5333'] }],
  manualUrl: ['address', '/pdf/manual.pdf'],
  announcementUrl: ['address', '/pdf/announcement.pdf'],
  /** File path of the payment pledge form, for the presigned download call. [E-062] */
  pledgePath: ['text', 'forms/pledge.hwpx'],
  /** Empty: the own page. [D1-42] */
  homepageUrl: ['address', ''],
  privacyUrl: ['address', ''],
  termsUrl: ['address', ''],
  /** Empty: no button. [D1-43] */
  chatbotUrl: ['address', ''],
  creditProgramUrl: ['address', ''],
  /** Names used in the consents. [D2-68] */
  agencyName: ['text', '사업 운영기관'],
  recipientName: ['text', '업무 수탁기관'],
  /** The banner that identifies an official site; only a public body may show it. */
  officialStrip: ['yesNo', false],
  enableTestTools: ['yesNo', false],
  cdnBaseUrl: ['address', ''],
  /** Address for error reports, which contain no personal data; empty: no reports. [E-177] */
  failureReportUrl: ['address', ''],
} as const satisfies Readonly<
  Record<string, { readonly [Kind in SettingKind]: readonly [Kind, Kinds[Kind], ...string[]] }[SettingKind]>
>

type Table = typeof SETTING_TABLE

/**
 * All settings in one typed record. The portal reads it from `/config.json`, the fake server writes it; missing values
 * come from `DEFAULT_SETTINGS`.
 */
export type Settings = {
  readonly [Key in keyof Table]: Table[Key] extends readonly ['choice', ...infer Words extends readonly string[]]
    ? Words[number]
    : Kinds[Table[Key][0]]
}

export const DEFAULT_SETTINGS = Object.fromEntries<unknown>(
  Object.entries(SETTING_TABLE).map(([key, [, preset]]) => [key, preset]),
) as Settings
