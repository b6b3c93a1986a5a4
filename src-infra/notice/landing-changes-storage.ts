import { LANDING_CHANGED, type LandingChanges } from '#app/notice/popups.port'
import { randomId } from '../http/request-id.ts'

/**
 * Announces a change through local storage, whose events reach every other page of the browser. If storage is blocked,
 * the other pages ask again when their last answer is five minutes old. [D3-36]
 */
export const makeLandingChanges = (): LandingChanges => ({
  announce: () => {
    try {
      localStorage.setItem(LANDING_CHANGED, randomId())
      localStorage.removeItem(LANDING_CHANGED)
    } catch {
      // Storage is blocked, see above.
    }
  },
})
