import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { RouteEntry } from '#app/session/enter-route'
import { guard, type Visitor } from '#domain/session/guards'
import { isRoute } from '#domain/session/routes'
import { ROUTE_TABLE } from '../routes.tsx'
import { documentTitle, ROUTE_TITLES, TITLES } from '../text/ko/titles.ts'
import { closed } from '../time-signals.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { useArrival } from './arrivals.ts'
import { title } from './title.ts'

/** Somebody of whom nothing is known. A page that lets him in waits for nothing. */
const NOBODY: Visitor = {
  officeAddress: false,
  cookie: false,
  person: false,
  businessNumber: false,
  applicationNumber: false,
  selfCertification: false,
  maintenance: false,
  justSubmitted: false,
}
/** Everybody may see this address. */
export const isFree = (path: string): boolean => guard(path, NOBODY).go === 'on'

type InnerRoute = keyof typeof ROUTE_TABLE

const lazyScreens = new Map<InnerRoute, ComponentType>()

/**
 * Loads the screen of an address that everybody may see, so that the first drawing has it. Nothing of a guarded screen is
 * drawn before its guard has answered, so there is nothing to wait for.
 */
export const prepare = async (path: string): Promise<void> => {
  if (!isRoute(path) || path === '/' || !isFree(path)) return
  lazyScreens.set(path, (await ROUTE_TABLE[path].screen()).default)
}

/** The screen of a route: made once, so that coming back neither loads nor suspends again. */
const screenOf = (route: InnerRoute): ComponentType => {
  const known = lazyScreens.get(route)
  if (known !== undefined) return known
  const made = lazy<ComponentType>(ROUTE_TABLE[route].screen)
  lazyScreens.set(route, made)
  return made
}

/** Top of the page, its title, and the focus at its content: once the screen of a navigation is there. [E-018] [E-020] */
const Arrival = ({ route }: { readonly route: InnerRoute }) => {
  useLayoutEffect(() => {
    title.value = TITLES[ROUTE_TITLES[route]]
  }, [route])
  useArrival(route)
  useEffect(() => title.subscribe((text) => text !== null && (document.title = documentTitle(text))), [])
  return null
}

/**
 * What the guard of this visit said; null while it is being asked. Every visit of a guarded address is asked anew, also of
 * one that the browser has kept as it was and shows again. A page for everybody shows before its guard has answered,
 * unless a maintenance window is known to be active. [E-156] [P-237] [P-322]
 */
const useVerdict = (path: string): RouteEntry | null => {
  const [free] = useState(() => isFree(path) && !closed.peek())
  const [asked, setAsked] = useState<{ readonly path: string; readonly verdict: RouteEntry } | null>(null)
  const [broken, setBroken] = useState<unknown>(null)
  useEffect(() => {
    let current = true
    const ask = async () => {
      const { visit } = await import('../session/visit.ts')
      const verdict = await visit(path)
      if (current) setAsked({ path, verdict })
    }
    const start = () => void ask().catch((cause: unknown) => current && !free && setBroken(cause))
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start()
    }
    addEventListener('pageshow', shownAgain)
    start()
    return () => {
      current = false
      removeEventListener('pageshow', shownAgain)
    }
  }, [path, free])
  if (broken !== null) throw broken as Error
  const verdict = asked?.path === path ? asked.verdict : null
  return free && verdict?.go !== 'away' ? { go: 'on' } : verdict
}

/** Says the alert of a refused visit, then goes where the guard points, in place of the refused address. [D1-13] */
const Refused = ({ verdict }: { readonly verdict: Extract<RouteEntry, { go: 'away' }> }) => {
  const [, navigate] = useLocation()
  useEffect(() => {
    let current = true
    const leave = async () => {
      const { sayRefusal } = await import('../session/say-refusal.ts')
      await sayRefusal(verdict)
    }
    // Who cannot be told is led away all the same.
    void leave()
      .catch(() => undefined)
      .then(() => current && navigate(verdict.target, { replace: true }))
    return () => {
      current = false
    }
  }, [verdict, navigate])
  return <ScreenLoading />
}

const Guarded = ({ path }: { readonly path: string }) => {
  const verdict = useVerdict(path)
  const route = isRoute(path) && path !== '/' ? path : null
  useEffect(() => {
    // The screen loads while its guard is asked; what fails here fails again, and is told, when it is drawn.
    if (route !== null) ROUTE_TABLE[route].screen().catch(() => undefined)
  }, [route])
  if (verdict === null) return <ScreenLoading />
  if (verdict.go === 'away') return <Refused verdict={verdict} />
  if (route === null) return null
  const Screen = screenOf(route)
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Screen />
      <Arrival route={route} />
    </Suspense>
  )
}

/** The screen of an address, once the guards of the domain let the visitor in. Nothing of a guarded screen shows before. */
export const RouteGate = ({ path }: { readonly path: string }) => (
  <ScreenBoundary key={path}>
    <Guarded path={path} />
  </ScreenBoundary>
)
