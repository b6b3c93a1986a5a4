import { type Decision, decision } from '../kernel/decide.ts'
import type { Settings } from '../settings/settings.ts'
import { type Instant, kstDateOf } from '../time/calendar.ts'
import { parseInstant } from '../time/written-dates.ts'
import { DEFAULT_MAINTENANCE } from './dated-notices.table.ts'
import { isInEffectAt } from './dated-notices.ts'
import { MAINTENANCE_TIMINGS_MS } from './limits.ts'
import type { PopupRecord } from './popup-form.ts'

/** Whether a landing notice is switched on, and its start and end. */
export type LandingNoticePeriod = Pick<PopupRecord, 'isActive' | 'startsAt' | 'endsAt'>

/** A landing notice with its content, which is an administrator's HTML. [P-231] */
export type LandingNotice = LandingNoticePeriod & Pick<PopupRecord, 'id' | 'content'>

/**
 * A maintenance window: a period in which only the office network has access. `landing` is the notice that set it; null
 * for the default window.
 */
export type MaintenanceWindow<L extends LandingNoticePeriod = LandingNoticePeriod> = {
  readonly from: Instant
  readonly until: Instant
  readonly landing: L | null
}

/** Parses the configured end: a Korean date and time, or only a time on the last day of the default window. */
const chosenEnd = (text: string): Instant | null =>
  text === '' ? null : (parseInstant(text) ?? parseInstant(`${kstDateOf(DEFAULT_MAINTENANCE.until)} ${text}`))

/**
 * Returns the end of the default window: the configured Korean time, otherwise the end in the table. [P-233] [D3-01]
 */
export const defaultMaintenanceEnd = (settings: Pick<Settings, 'guardEnd'>): Instant =>
  chosenEnd(settings.guardEnd) ?? DEFAULT_MAINTENANCE.until

/**
 * Returns the window of a landing notice that is active, has a start and an end, and does not end before it starts;
 * otherwise null. [P-232] [P-235]
 */
export const maintenanceWindowOf = <L extends LandingNoticePeriod>(landing: L): MaintenanceWindow<L> | null => {
  const { isActive, startsAt: from, endsAt: until } = landing
  const valid = isActive && from !== null && until !== null && until >= from
  return valid ? { from, until, landing } : null
}

/**
 * Facts about the administrators' valid windows. `set`: there is at least one. `ahead`: at least one that has a length
 * is still to come or has begun and not ended. [D3-574]
 */
type MaintenanceWindowFacts = { readonly set: boolean; readonly ahead: boolean }

/**
 * `first`: of the windows that have a length and have not ended, the first to start; of several with the same start,
 * the one that ends last. `earliest`: there is no such window, and this is the earliest of all windows. `default`: the
 * default window.
 */
type MaintenanceWindowVerdict = 'first' | 'earliest' | 'default'

export const decideWindowFacts = decision<MaintenanceWindowFacts, MaintenanceWindowVerdict>([
  { id: 'MW-1', when: { ahead: true }, then: 'first', ref: 'P-232' },
  { id: 'MW-2', when: { set: true }, then: 'earliest', ref: 'D3-56' },
  { id: 'MW-3', when: {}, then: 'default', ref: 'P-233' },
])

/**
 * 점검 시간: decides which of the administrators' windows is in effect. Returns it, or null for the default window.
 * [P-232] [P-233] [D3-56]
 */
export const decideMaintenanceWindow = <L extends LandingNoticePeriod>(
  landings: readonly L[],
  now: Instant,
): Decision<MaintenanceWindowVerdict> & { readonly window: MaintenanceWindow<L> | null } => {
  const windows = landings
    .map(maintenanceWindowOf)
    .filter((window) => window !== null)
    .toSorted((a, b) => a.from - b.from || b.until - a.until)
  const [earliest = null] = windows
  const first = windows.find(({ from, until }) => from < until && now < until) ?? null
  const windowDecision = decideWindowFacts({ set: earliest !== null, ahead: first !== null })
  return { ...windowDecision, window: { first, earliest, default: null }[windowDecision.verdict] }
}

/** Returns the window in effect. The default window ends at `defaultEnd`. [P-232] [P-233] [D3-56] */
export const applicableMaintenanceWindow = <L extends LandingNoticePeriod>(
  landings: readonly L[],
  now: Instant,
  defaultEnd: Instant = DEFAULT_MAINTENANCE.until,
): MaintenanceWindow<L> =>
  decideMaintenanceWindow(landings, now).window ?? { from: DEFAULT_MAINTENANCE.from, until: defaultEnd, landing: null }

/** True during maintenance: from the start of the window until just before its end. [P-234] */
export const isDuringMaintenance = (window: MaintenanceWindow, now: Instant): boolean => isInEffectAt(window, now)

/**
 * True if the window begins within the next ten minutes. False for a window whose end is not after its start. [P-317]
 * [D3-02]
 */
export const isMaintenanceSoon = (window: MaintenanceWindow, now: Instant): boolean =>
  window.from < window.until && now < window.from && now >= window.from - MAINTENANCE_TIMINGS_MS.noticeAhead

/**
 * The facts about a page with an open form. `soon`: a maintenance window begins soon. `announced`: this page has
 * announced it. `office`: the visitor's IP address is in the office network.
 */
type MaintenanceWarningFacts = {
  readonly soon: boolean
  readonly announced: boolean
  readonly office: boolean
}

/** 점검을 미리 알림: decides whether a page announces a maintenance window that begins soon. [P-317] [P-238] */
export const decideMaintenanceWarning = decision<MaintenanceWarningFacts, 'announce' | 'silent'>([
  { id: 'MN-1', when: { soon: false }, then: 'silent', ref: 'P-317' },
  { id: 'MN-2', when: { announced: true }, then: 'silent', ref: 'P-317' },
  { id: 'MN-3', when: { office: true }, then: 'silent', ref: 'P-238' },
  { id: 'MN-4', when: {}, then: 'announce', ref: 'P-317' },
])

/**
 * Returns the announced end: the end of the landing notice; for the default window, the configured end of the notice;
 * without one, the end in the table, or the end of the window if that was moved. [P-240] [D3-01] [D3-132]
 */
export const announcedMaintenanceEndOf = (
  window: MaintenanceWindow,
  settings: Pick<Settings, 'noticeEnd'>,
): Instant => {
  if (window.landing !== null) return window.until
  const { until, noticeUntil } = DEFAULT_MAINTENANCE
  return chosenEnd(settings.noticeEnd) ?? (window.until === until ? noticeUntil : window.until)
}

/** Returns the announced start; null for the default window if its end was moved to a later day. [D3-132] */
export const announcedStartOf = ({ landing, from, until }: MaintenanceWindow): Instant | null =>
  landing === null && kstDateOf(until) > kstDateOf(DEFAULT_MAINTENANCE.noticeUntil) ? null : from

/**
 * Returns the landing notice to show: the first notice in the answer, if it is active now and has content; null if the
 * default notice is to be shown. [P-239] [P-240] [D3-35]
 */
export const findLandingToShow = <L extends LandingNotice>(landings: readonly L[], now: Instant): L | null => {
  const [first] = landings
  const window = first === undefined ? null : maintenanceWindowOf(first)
  return window !== null && isDuringMaintenance(window, now) && window.landing?.content.trim() ? window.landing : null
}
