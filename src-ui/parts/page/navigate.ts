import { useLocation } from 'wouter'
import type { Route } from '#domain/pages/routes'

/** The path of a page of the portal, possibly with a query. */
export type PageUrl = Route | `${Route}?${string}`

/** Opens a page of the portal. */
export type Navigate = (to: PageUrl, options?: { readonly replace?: boolean; readonly state?: unknown }) => void

export const useNavigate = (): Navigate => useLocation()[1]
