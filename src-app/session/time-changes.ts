import type { Instant } from '#domain/kernel/calendar'
import type { Clock } from '../kernel/clock.port.ts'
import type { SessionCookie } from './session-cookie.port.ts'

/** A page hidden for so long requests the time from the server. [E-210] */
const LONG_AWAY_MS = 60_000

type Ports = { readonly clock: Clock; readonly cookie: SessionCookie }
type SessionKey = { readonly token: string; readonly applicationNumber: string }

/** Events after which the server's time may differ from this page's. */
export type TimeChangeWatcher = {
  /** Must be called whenever the page becomes visible or hidden. */
  readonly noteVisibility: (visible: boolean) => void
  /** Returns true if one of these events occurred since the last call of `take`. */
  readonly take: (session: SessionKey) => boolean
}

/**
 * Another tab changed the session's cookie, the device's clock was set or the device slept, or the page was hidden for
 * long. [E-210] [D1-260]
 */
export const watchTimeChanges = ({ clock, cookie }: Ports): TimeChangeWatcher => {
  let hiddenAt: Instant | null = null
  let longAway = false
  let seenClockChanges = clock.clockChanges()
  let seenCookie = cookie.read()

  /** Removed, or replaced for the same application. After a change by this tab, cookie and token are equal. */
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
      if (visible) longAway = hiddenAt !== null && clock.now() - hiddenAt >= LONG_AWAY_MS
      hiddenAt = visible ? null : clock.now()
    },
    // Runs all three checks, even if the first one finds a change, because each check also forgets the change that it
    // reports.
    take: (session) => [takeCookieChange(session), takeClockChange(), takeLongAbsence()].includes(true),
  }
}
