/** What every page is bound to: the entry flow, the session and the notices. Apart from the others, because it travels to everybody. */

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

/**
 * How long an answer of the office about maintenance is valid; how soon a waiting page asks again after a failure; how
 * long before a window people with an open form are warned. Milliseconds. [P-236] [P-298] [P-317] [D3-36]
 */
export const MAINTENANCE_LIMITS_MS = { cache: 300_000, retry: 30_000, noticeAhead: 600_000 } as const

/** The window of the chat page on a desktop, in pixels. [E-065] [P-298] */
export const CHAT_WINDOW = { width: 400, height: 700 } as const
