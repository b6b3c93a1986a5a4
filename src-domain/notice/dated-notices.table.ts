import { type Instant, kstInstant } from '../time/calendar.ts'

/**
 * A row for something that begins or ends at a fixed time: a notice on the main page, the closing of applications, the
 * default maintenance window. Times are Korean. A row is in effect from `from` until just before `until` (D1-17); null
 * means no limit. [D1-229] [D3-60]
 */
export type DatedRow = {
  readonly id: string
  readonly from: Instant | null
  readonly until: Instant | null
  readonly ref: string
}

/**
 * A fixed notice. `always`: it is shown together with the server's popups. `fallback`: it is shown if the server's
 * popups fail to load.
 */
export type NoticeRow = DatedRow & {
  readonly id: 'june' | 'maintenance' | 'proof' | 'default' | 'fallback'
  readonly kind: 'popup'
  readonly shown: 'always' | 'fallback'
  readonly priority: number
  /**
   * The value of `{period}` in the sentence: the announced time. It differs from the time during which the notice is
   * shown. [D1-18]
   */
  readonly period: string | null
}

export type ApplicationClosureRow = DatedRow & { readonly kind: 'applyClosed' }

/**
 * A period in which only the office network has access. `noticeUntil` is the end that the notice of the period
 * announces. [D3-01]
 */
type MaintenanceRow = DatedRow & {
  readonly kind: 'maintenance'
  readonly from: Instant
  readonly until: Instant
  readonly noticeUntil: Instant
}

/**
 * The maintenance window that applies if the administrators have set none, and the end that its notice announces.
 * [P-233] [P-240] [D3-01]
 */
export const DEFAULT_MAINTENANCE = { id: 'maintenanceWindow', kind: 'maintenance', from: kstInstant('2025-10-28', '22:00'), until: kstInstant('2025-10-29', '00:00'), noticeUntil: kstInstant('2025-10-29', '00:30'), ref: 'P-233' } as const satisfies MaintenanceRow

/** The last fallback notice. It has no end, so that one fallback is always available. [E-041] */
export const LAST_FALLBACK_NOTICE = { id: 'fallback', kind: 'popup', shown: 'fallback', priority: 0, period: null, from: kstInstant('2025-10-13', '10:00'), until: null, ref: 'E-041' } as const satisfies NoticeRow

/** The rows, each with the requirement that sets its limits. For a new notice or window, add a row. [D1-229] [D3-60] */
export const DATED_NOTICES = [
  { id: 'june',        kind: 'popup', shown: 'always',   priority: 0, period: null,                                         from: null,                              until: kstInstant('2025-06-30', '02:00'), ref: 'E-040' },
  { id: 'maintenance', kind: 'popup', shown: 'always',   priority: 0, period: '2025년 2월 24일 23시부터 2월 25일 01시까지', from: kstInstant('2025-02-24', '23:00'), until: kstInstant('2025-02-25', '01:00'), ref: 'E-042' },
  { id: 'proof',       kind: 'popup', shown: 'always',   priority: 0, period: null,                                         from: null,                              until: null,                              ref: 'E-038' },
  { id: 'default',     kind: 'popup', shown: 'fallback', priority: 0, period: null,                                         from: null,                              until: kstInstant('2025-10-13', '10:00'), ref: 'E-041' },
  LAST_FALLBACK_NOTICE,
  { id: 'applyClosed', kind: 'applyClosed', from: kstInstant('2025-06-26', '18:00'), until: kstInstant('2025-06-26', '20:00'), ref: 'E-026' },
  DEFAULT_MAINTENANCE,
] as const satisfies readonly (NoticeRow | ApplicationClosureRow | MaintenanceRow)[]

export type DatedNoticeId = (typeof DATED_NOTICES)[number]['id']
