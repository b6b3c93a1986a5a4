import type { PageVisibility } from '#app/session/visitor-address.port'

/** What the browser says of the tab. [E-210] */
export const makePageVisibility = (): PageVisibility => ({
  subscribe: (listener) => {
    const tell = () => listener(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  },
})
