/** The base z-index of popups, which the rule book states; their priority is added to it. [E-001] [E-052] */
export const POPUP_BASE_Z_INDEX = 99_999

/**
 * The default priority of a new popup, and the interval between the times that the form offers for the start and end of
 * a landing notice. [P-218] [P-219] [P-298]
 */
export const POPUP_FORM_PARAMETERS = { priority: 1, dateStepMinutes: 10 } as const

/**
 * Durations in milliseconds. `cache`: how long an answer about maintenance stays valid. `retry`: how long a waiting
 * page pauses after a failed call. `noticeAhead`: how long before a maintenance window a warning is shown to people
 * with an open form. `reading`: how long a dialog about a result stays open before the maintenance page replaces it.
 * [P-236] [P-305] [P-317] [D3-36]
 */
export const MAINTENANCE_TIMINGS_MS = { cache: 300_000, retry: 30_000, noticeAhead: 600_000, reading: 10_000 } as const
