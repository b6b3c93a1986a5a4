import { LANDING_CHANGED_KEY, LandingChanges } from '#app/notice/landing-changes.port'
import { randomId } from '../http/request-id.ts'
import { adapter } from '../wiring/adapter.ts'

/**
 * Announces a change through local storage, because its events reach every other page of the browser. If storage is
 * blocked, the other pages read the notices again five minutes after they last got an answer. [D3-36]
 */
export const LandingChangesStorage = adapter(LandingChanges, {}, () => ({
  announce: () => {
    try {
      localStorage.setItem(LANDING_CHANGED_KEY, randomId())
      localStorage.removeItem(LANDING_CHANGED_KEY)
    } catch {
      // The storage is blocked; the other pages then read the notices later.
    }
  },
}))
