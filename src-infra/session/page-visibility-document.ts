import type { PageVisibility } from '#app/session/page-visibility.port'

/** Reports the visibility of the tab, from the browser. [E-210] */
export const makePageVisibility = (): PageVisibility => ({
  subscribe: (listener) => {
    const notify = () => listener(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  },
})
