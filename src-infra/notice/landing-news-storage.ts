import { LANDING_CHANGED, type LandingNews } from '#app/notice/popups.port'

/**
 * The word goes through local storage, which tells every other page of the browser that something was written. Where it is
 * blocked, the others find out when what they know is five minutes old. [D3-36]
 */
export const makeLandingNews = (): LandingNews => ({
  tell: () => {
    try {
      localStorage.setItem(LANDING_CHANGED, crypto.randomUUID())
      localStorage.removeItem(LANDING_CHANGED)
    } catch {
      // nothing to say, see above
    }
  },
})
