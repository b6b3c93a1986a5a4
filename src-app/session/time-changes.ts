import { SESSION_LONG_AWAY_MS } from '#domain/session/timer'
import type { Instant } from '#domain/time/calendar'
import type { Clock } from '../kernel/clock.port.ts'
import type { SessionCookie } from './session-cookie.port.ts'

type Ports = { readonly clock: Clock; readonly cookie: SessionCookie }
type SessionKey = { readonly token: string; readonly applicationNumber: string }

/** Notes every event after which the server's time may differ from the time of this page. */
type TimeChangeWatcher = {
  /** Must be called whenever the page becomes visible or hidden. */
  readonly noteVisibility: (visible: boolean) => void
  /** Returns true if one of these events occurred since the last call of `take`. */
  readonly take: (session: SessionKey) => boolean
}

/**
 * Watches for the three events after which the server's time may differ: another tab changed the cookie of the session;
 * the clock of the device was set, or the device slept; the page was hidden for a long time. [E-210] [D1-260]
 */
export const watchTimeChanges = ({ clock, cookie }: Ports): TimeChangeWatcher => {
  let hiddenAt: Instant | null = null
  let longAway = false
  let seenClockChanges = clock.clockChanges()
  let seenCookie = cookie.read()

  /**
   * True if another tab has removed the cookie of this session, or replaced it by a cookie for the same application.
   * After a change by this tab, the cookie equals the token of the session.
   */
  const takeCookieChange = ({ token, applicationNumber }: SessionKey): boolean => {
    const before = seenCookie
    seenCookie = cookie.read()
    if (seenCookie === before || seenCookie === token) return false
    return seenCookie === null ? before === token : cookie.application() === applicationNumber
  }
  const takeClockChange = (): boolean => {
    const before = seenClockChanges
    seenClockChanges = clock.clockChanges()
    return seenClockChanges !== before
  }
  const takeLongAbsence = (): boolean => {
    const was = longAway
    longAway = false
    return was
  }

  return {
    noteVisibility: (visible) => {
      if (visible) longAway = hiddenAt !== null && clock.now() - hiddenAt >= SESSION_LONG_AWAY_MS
      hiddenAt = visible ? null : clock.now()
    },
    // Runs all three checks, even if the first one finds a change, because each check also clears the change that it
    // reports.
    take: (session) => [takeCookieChange(session), takeClockChange(), takeLongAbsence()].includes(true),
  }
}
