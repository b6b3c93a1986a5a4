import { type Instant, kstDateOf } from '../kernel/calendar.ts'
import { parseInstant } from '../kernel/written-dates.ts'
import { type Decision, type Table, decide } from '../kernel/decide.ts'
import type { Settings } from '../kernel/settings.ts'
import { MAINTENANCE_LIMITS_MS } from '../entry-limits.ts'
import { DEFAULT_MAINTENANCE } from './dated-notices.table.ts'
import { holdsAt } from './dated-notices.ts'
import type { PopupRecord } from './popup-form.ts'

/** The dates of a landing notice of the office. */
export type LandingDates = Pick<PopupRecord, 'isActive' | 'startsAt' | 'endsAt'>

/** A landing notice with what it says: HTML of an administrator. [P-231] */
export type Landing = LandingDates & Pick<PopupRecord, 'id' | 'content'>

/** A time in which only the office can enter. `landing`: the notice that set it; null for the default window. */
export type MaintenanceWindow<L extends LandingDates = LandingDates> = {
  readonly from: Instant
  readonly until: Instant
  readonly landing: L | null
}

/** Reads the end that a deployment chose: a date and a time in Korea, or a time on the last day of the window. */
const chosenEnd = (text: string): Instant | null =>
  text === '' ? null : (parseInstant(text) ?? parseInstant(`${kstDateOf(DEFAULT_MAINTENANCE.until)} ${text}`))

/** Where the default window ends: as the deployment says in Korean time, or as the table says. [P-233] [D3-01] */
export const defaultEndOf = (settings: Pick<Settings, 'guardEnd'>): Instant =>
  chosenEnd(settings.guardEnd) ?? DEFAULT_MAINTENANCE.until

/** The window of a landing notice: switched on, with both times, the end not before the start; otherwise none. [P-232] [P-235] */
export const windowOf = <L extends LandingDates>(landing: L): MaintenanceWindow<L> | null => {
  const { isActive, startsAt: from, endsAt: until } = landing
  const valid = isActive && from !== null && until !== null && until >= from
  return valid ? { from, until, landing } : null
}

/** The valid windows of the office: there is one; one of them is not over. */
export type WindowFacts = { readonly set: boolean; readonly ahead: boolean }

/** The first that is not over; the earliest of those that are over; or the default window. */
export type WindowVerdict = 'first' | 'earliest' | 'default'

export const WINDOW_TABLE: Table<WindowFacts, WindowVerdict> = [
  { id: 'MW-1', when: { ahead: true }, then: 'first', ref: 'P-232' },
  { id: 'MW-2', when: { set: true }, then: 'earliest', ref: 'D3-56' },
  { id: 'MW-3', when: {}, then: 'default', ref: 'P-233' },
]

const validWindows = <L extends LandingDates>(landings: readonly L[]): readonly MaintenanceWindow<L>[] =>
  landings
    .map(windowOf)
    .filter((window) => window !== null)
    .toSorted((a, b) => a.from - b.from)

const isAhead =
  (now: Instant) =>
  ({ until }: MaintenanceWindow): boolean =>
    now < until

/** 점검 시간: which window counts now, of all that the office has set? [P-232] [P-233] [D3-56] */
export const decideWindow = (landings: readonly LandingDates[], now: Instant): Decision<WindowVerdict> => {
  const windows = validWindows(landings)
  return decide(WINDOW_TABLE, { set: windows.length > 0, ahead: windows.some(isAhead(now)) })
}

/** The window that counts now; the default one ends at `defaultEnd`. [P-232] [P-233] [D3-56] */
export const chooseWindow = <L extends LandingDates>(
  landings: readonly L[],
  now: Instant,
  defaultEnd: Instant = DEFAULT_MAINTENANCE.until,
): MaintenanceWindow<L> => {
  const windows = validWindows(landings)
  const chosen = { first: windows.find(isAhead(now)), earliest: windows[0], default: undefined }
  return (
    chosen[decideWindow(landings, now).verdict] ?? {
      from: DEFAULT_MAINTENANCE.from,
      until: defaultEnd,
      landing: null,
    }
  )
}

/** True during maintenance: from the first instant of the window to just before its last. [P-234] */
export const isMaintenance = (window: MaintenanceWindow, now: Instant): boolean => holdsAt(window, now)

/** True if the window begins within the next ten minutes. An empty one never begins. [P-317] [D3-02] */
export const isMaintenanceSoon = (window: MaintenanceWindow, now: Instant): boolean =>
  window.from < window.until && now < window.from && now >= window.from - MAINTENANCE_LIMITS_MS.noticeAhead

/** The announced end: of a landing notice its own; of the default window that of the deployment, else of the table. [P-240] [D3-01] [D3-132] */
export const announcedEndOf = (window: MaintenanceWindow, settings: Pick<Settings, 'noticeEnd'>): Instant => {
  if (window.landing !== null) return window.until
  const { until, noticeUntil } = DEFAULT_MAINTENANCE
  return chosenEnd(settings.noticeEnd) ?? (window.until === until ? noticeUntil : window.until)
}

/** The announced start; null for the default window once its end was moved to a later day. [D3-132] */
export const announcedStartOf = ({ landing, from, until }: MaintenanceWindow): Instant | null =>
  landing === null && kstDateOf(until) > kstDateOf(DEFAULT_MAINTENANCE.noticeUntil) ? null : from

/**
 * The landing notice to show: the first of the answer, if it is active now and has content; null: the default notice.
 * [P-239] [P-240] [D3-35]
 */
export const shownLanding = <L extends Landing>(landings: readonly L[], now: Instant): L | null => {
  const [first] = landings
  const window = first === undefined ? null : windowOf(first)
  return window !== null && isMaintenance(window, now) && window.landing?.content.trim() ? window.landing : null
}
