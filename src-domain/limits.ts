/**
 * Every number of the entry flow and of the application form that a rule, a field or a screen is bound to. Each stands
 * here once; nobody else writes it down. Lengths are characters unless the name says otherwise, amounts are won.
 */

/** How many digits each part of a 사업자등록번호 has, and all of it. [E-001] */
export const REGISTRATION_NUMBER_DIGITS = { area: 3, kind: 2, serial: 5, all: 10 } as const

/** Life of a session, and what one extension gives, in seconds. [E-001] */
export const SESSION_SECONDS = 3600
export const EXTENSION_SECONDS = 3600

/** The warning opens with so many seconds left. [E-001] [E-144] */
export const WARNING_SECONDS = 300

/** How long an answer is waited for, in milliseconds. [E-001] */
export const TIME_LIMITS_MS = { call: 5000, phoneVerification: 5000, addressLookup: 5000 } as const

/** The plane on which popups lie; their priority is added. [E-001] [E-052] */
export const POPUP_BASE_Z_INDEX = 99_999

/** What a new popup gets, and the step of a landing notice's dates. [P-218] [P-219] [P-298] */
export const POPUP_FORM_LIMITS = { priority: 1, dateStepMinutes: 10 } as const

/** What the programme fixes for every application. Amounts are won, surcharges per cent, times as named. */
export const PROGRAMME = {
  consentVersion: '3.0.0',
  defaultSupport: 1_000_000,
  decidedAtCreation: 0,
  maximumTotalSupport: 300_000,
  supplementDays: 7,
  salesThreshold: 300_000_000,
  taxYears: [2023, 2024],
  surchargePercent: { falseMeans: 500, requirementsNotMet: 100 },
  retryAdviceMinutes: 30,
  supportPhone: '1533-0500',
} as const

/** What the fields of the application form hold. */
export const APPLICATION_LIMITS = {
  applicantName: 100,
  companyName: 30,
  depositorBytes: 60,
  corporateNumberDigits: { front: 6, back: 7 },
  residentNumberDigits: { front: 6, back: 7 },
  mobileDigits: 11,
  accountNumberDigits: 16,
  nameMatchBytes: 12,
  bankCodeDigits: 3,
  fileBytes: 10_485_760,
  earliestOpening: '1000-01-01',
  settlementMonths: [3, 6, 9, 12],
} as const

/** A box that a picture is scaled into, as width and height in pixels, and the quality of its JPEG. [P-170] [P-171] [D3-15] */
export type ResizeProfile = { readonly width: number; readonly height: number; readonly quality: number }

/** What opinions, and files of proofs and opinions, are bound to. Sizes are bytes, lengths characters, windows pixels. [P-298] */
export const EVIDENCE_LIMITS = {
  fileBytes: 10_485_760,
  baseFiles: 3,
  opinionFiles: 5,
  opinions: 2,
  opinionLength: 200,
  opinionShownMegabytes: 3,
  resize: { width: 3840, height: 2160, quality: 0.95 },
  compactResize: { width: 1920, height: 1920, quality: 0.8 },
  pdfWindow: { width: 1200, height: 800 },
} as const

/**
 * What a registered proof may hold and what it brings. Amounts are won; `amountInput` counts the characters of a
 * registration's total with its separators, `detailInput` the digits of the total on the proof detail. [P-298] [D3-19]
 */
export const PROOF_LIMITS = {
  years: [2024, 2025],
  cases: 100,
  supportPerCase: 5000,
  maximumSupport: PROGRAMME.maximumTotalSupport,
  amountInput: 15,
  detailInput: 10,
  list: { page: 0, size: 10, sortBy: 'registDt', sortDirection: 'DESC' },
  parcelDisabled: ['submitted'],
} as const

/**
 * How long what the office says of maintenance is taken as said; how soon it is asked again after a failure, by a page that
 * waits; how long before a window the people at a form are told. Milliseconds. [P-236] [P-298] [P-317] [D3-36]
 */
export const MAINTENANCE_LIMITS_MS = { cache: 300_000, retry: 30_000, noticeAhead: 600_000 } as const
