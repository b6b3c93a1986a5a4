import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { RouteOutcome } from '#app/pages/enter-route'
import { guardVerdict, isPublicPath, UNKNOWN_VISITOR } from '#domain/pages/guards'
import { isRoute } from '#domain/pages/routes'
import { useLoadedComponent } from '#ui/parts/page/LazyParts.tsx'
import { ScreenErrorBoundary, ScreenLoading } from '#ui/parts/page/ScreenErrorBoundary.tsx'
import { loadServices } from '#ui/parts/services/services.ts'
import { isMaintenanceActive } from '#ui/parts/services/signals.ts'
import { PAGE_HEADINGS, routeTitle } from '#ui/text/ko/pages/titles.ts'
import { ROUTE_TABLE, type RouteRow } from '../routes.tsx'
import { NavigationEnd } from './NavigationEnd.tsx'
import { RouteFailedMessage } from './RouteFailedMessage.tsx'

const NOWHERE: RouteOutcome = { go: 'nowhere' }

type InnerRoute = keyof typeof ROUTE_TABLE

/** The loaded screens, by the function that loads them. A loaded screen renders as soon as its guard has answered. */
const loadedScreens = new WeakMap<RouteRow['screen'], ComponentType>()

/** Loads the screen of a route and, if the screen has use cases, the container. Every guarded screen has use cases. */
const loadScreen = async (route: InnerRoute) => {
  const row: RouteRow = ROUTE_TABLE[route]
  const needsServices = row.usesServices === true || !isPublicPath(route)
  const [screen] = await Promise.all([row.screen(), needsServices ? loadServices() : null])
  loadedScreens.set(row.screen, screen.default)
  return screen
}

/**
 * Loads the screen of a public URL before the first render. For a guarded URL, it only starts to load the screen,
 * because the guard must answer first.
 */
export const preloadScreen = async (path: string): Promise<void> => {
  if (!isRoute(path) || path === '/') return
  const loading = loadScreen(path)
  if (isPublicPath(path)) await loading
  // If loading fails here, it fails again when the screen renders, and the failure is shown then.
  else loading.catch(() => undefined)
}

/**
 * Returns the guard's verdict on this visit; null until it is known. The guard runs at every visit, even when the
 * browser restores a page from its cache. A public page does not wait for the guard, unless a maintenance window is
 * known to be active. [E-156] [P-322]
 */
const useVerdict = (path: string): RouteOutcome | null => {
  const [opensAtOnce] = useState(() => isPublicPath(path) && !isMaintenanceActive.peek())
  // At an unknown URL, the guard runs only while a maintenance window is known to be active. [D1-252]
  const [nowhere] = useState(() => guardVerdict(path, UNKNOWN_VISITOR).go === 'nowhere' && !isMaintenanceActive.peek())
  const [answer, setAnswer] = useState<{ readonly path: string; readonly verdict: RouteOutcome } | null>(null)
  const [failure, setBroken] = useState<unknown>(null)
  // Asks the guard before the first paint, so that the first paint shows no part of a page that the guard may refuse.
  useLayoutEffect(() => {
    if (nowhere) return undefined
    let current = true
    const ask = async () => {
      const { runRouteGuards } = await import('./run-route-guards.ts')
      const verdict = await runRouteGuards(path)
      if (current) setAnswer({ path, verdict })
    }
    const start = () => void ask().catch((cause: unknown) => current && !opensAtOnce && setBroken(cause))
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start()
    }
    addEventListener('pageshow', onPageShow)
    start()
    return () => {
      current = false
      removeEventListener('pageshow', onPageShow)
    }
  }, [path, opensAtOnce, nowhere])
  if (failure !== null) throw failure as Error
  if (nowhere) return NOWHERE
  const verdict = answer?.path === path ? answer.verdict : null
  return opensAtOnce && verdict?.go !== 'away' ? { go: 'on' } : verdict
}

const loadRefused = () => import('./RefusedScreen.tsx')

/**
 * Shows the alert of a refused visit. Then opens the page to which the guard redirects, in place of the refused URL.
 * [D1-13]
 */
const RefusedVisit = ({ verdict }: { readonly verdict: Extract<RouteOutcome, { go: 'away' }> }) => {
  const [, navigate] = useLocation()
  const Screen = useLoadedComponent(loadRefused)
  useEffect(() => {
    let current = true
    const leave = async () => {
      const { showVisitRefusal } = await import('./show-visit-refusal.tsx')
      // Does nothing if the page was left in the meantime, for example for a maintenance window.
      if (current) await showVisitRefusal(verdict)
    }
    // If the reason cannot be shown, the page to which the guard redirects opens anyway.
    void leave()
      .catch(() => undefined)
      .then(() => current && navigate(verdict.target, { replace: true }))
    return () => {
      current = false
    }
  }, [verdict, navigate])
  const { alert, refusal } = verdict
  return Screen === undefined || alert === null ? <ScreenLoading /> : <Screen alert={alert} refusal={refusal} />
}

const headings: Readonly<Record<string, string>> = PAGE_HEADINGS
const headingOf = (path: string): string | undefined => headings[path]

const Admitted = ({ route }: { readonly route: InnerRoute }) => {
  const [load] = useState(() => () => loadScreen(route))
  const Screen = useLoadedComponent(load, loadedScreens.get(ROUTE_TABLE[route].screen))
  if (Screen === undefined) return <ScreenLoading heading={headingOf(route)} />
  return (
    <>
      <Screen />
      <NavigationEnd path={route} title={routeTitle(route)} />
    </>
  )
}

const loadNoPage = () => import('./NoPageScreen.tsx')

/** The screen of an unknown URL. [D1-246] */
const NoPage = ({ path }: { readonly path: string }) => {
  const Screen = useLoadedComponent(loadNoPage)
  return Screen === undefined ? <ScreenLoading /> : <Screen path={path} />
}

const GuardedPage = ({ path }: { readonly path: string }) => {
  const verdict = useVerdict(path)
  const route = isRoute(path) && path !== '/' ? path : null
  useLayoutEffect(() => {
    // Loads the screen while the guard runs. If loading fails here, it fails again when the screen renders, and the
    // failure is shown then.
    if (route !== null) loadScreen(route).catch(() => undefined)
  }, [route])
  // A guarded page renders nothing before its guard has answered. [E-151]
  if (verdict === null) return <ScreenLoading heading={headingOf(path)} silent={!isPublicPath(path)} />
  if (verdict.go === 'away') return <RefusedVisit verdict={verdict} />
  if (verdict.go === 'nowhere') return <NoPage path={path} />
  return route && <Admitted route={route} />
}

/** Renders the screen of a URL after its guard admits the visitor. Until then no part of a guarded screen is shown. */
export const RouteGate = ({ path }: { readonly path: string }) => (
  <ScreenErrorBoundary key={path} failed={RouteFailedMessage}>
    <GuardedPage path={path} />
  </ScreenErrorBoundary>
)
