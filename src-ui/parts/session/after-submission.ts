import type { CameFrom } from '#app/session/maintenance'

/**
 * What a screen hands to `navigate` when it leads on after something was submitted: that page is shown first, whatever has
 * begun meanwhile, also when it is loaded again. [P-237]
 */
export const AFTER_SUBMISSION_NAVIGATION = { replace: true, state: { justSubmitted: true } } as const

/** How the visitor came to the present page. */
export const cameFrom = (): CameFrom => ({
  justSubmitted: (history.state as Partial<CameFrom> | null)?.justSubmitted === true,
})
