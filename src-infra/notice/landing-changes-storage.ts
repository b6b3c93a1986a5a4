import { LANDING_CHANGED_KEY, type LandingChanges } from '#app/notice/landing-changes.port'
import { randomId } from '../http/request-id.ts'

/**
 * Events of local storage reach every other page. If storage is blocked, the other pages read the notices again five
 * minutes after their last answer. [D3-36]
 */
export const makeLandingChanges = (): LandingChanges => ({
  announce: () => {
    try {
      localStorage.setItem(LANDING_CHANGED_KEY, randomId())
      localStorage.removeItem(LANDING_CHANGED_KEY)
    } catch {}
  },
})
