import type { NavigationOrigin } from '#app/pages/enter-route'

/**
 * The navigation state after a submission. With this state, the next page opens even if maintenance has begun, and even
 * after a reload. [P-237]
 */
export const AFTER_SUBMISSION_NAVIGATION = { replace: true, state: { justSubmitted: true } } as const

export const readNavigationOrigin = (): NavigationOrigin => ({
  justSubmitted: (history.state as Partial<NavigationOrigin> | null)?.justSubmitted === true,
})
