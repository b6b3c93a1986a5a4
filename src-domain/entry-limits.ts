/**
 * Limits that every page uses: the entry flow, the session and the notices. They are in a separate module, because
 * every visitor loads them.
 */

/** Digits of each part of a 사업자등록번호, and in total. [E-001] */
export const REGISTRATION_NUMBER_LENGTHS = { area: 3, kind: 2, serial: 5, all: 10 } as const

/** Session lifetime and the length of one extension, in seconds. [E-001] */
export const SESSION_SECONDS = 3600
export const EXTENSION_SECONDS = 3600

/** Seconds left when the warning opens. [E-001] [E-144] */
export const SESSION_WARNING_SECONDS = 300

/**
 * The number of seconds before the end at which the last call to the server is made. A time-out of the call then does
 * not delay the end. [E-148]
 */
export const SESSION_LAST_CHECK_SECONDS = 6

/** Time limit of an API call, in milliseconds. [E-001] */
export const CALL_TIME_LIMITS_MS = { call: 5000, phoneCertification: 5000, addressLookup: 5000 } as const

/** The base z-index of popups, to which their priority is added. [E-001] [E-052] */
export const POPUP_BASE_Z_INDEX = 99_999

/** Defaults of a new popup, and the step of a landing notice's dates. [P-218] [P-219] [P-298] */
export const POPUP_FORM_PARAMETERS = { priority: 1, dateStepMinutes: 10 } as const

/**
 * Three times in milliseconds. `cache`: how long an answer about maintenance stays valid. `retry`: how long a waiting
 * page pauses after a failed call. `noticeAhead`: how long before a window people with an open form are warned. [P-236]
 * [P-298] [P-317] [D3-36]
 */
export const MAINTENANCE_LIMITS_MS = { cache: 300_000, retry: 30_000, noticeAhead: 600_000 } as const

/** Size of the chat window on a desktop, in pixels. [E-065] [P-298] */
export const CHAT_WINDOW_PIXELS = { width: 400, height: 700 } as const
