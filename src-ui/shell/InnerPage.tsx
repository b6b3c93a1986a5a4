import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense } from 'react'
import { ROUTE_FLAGS, showsCountdown } from '#domain/session/route-flags.table'
import { isRoute } from '#domain/session/routes'
import { Frame } from './Frame.tsx'
import { RouteGate } from './RouteGate.tsx'
import { title } from './title.ts'

const Countdown = lazy(() => import('../session/Countdown.tsx'))

const Title = () => {
  useSignals()
  return <p className="header__title">{title.value}</p>
}

/** A phone provider may put its values behind the address of its result page; the screen reads them there. [E-113] */
const withoutParameters = (path: string): string => (path.startsWith('/kmc-result/') ? '/kmc-result' : path)

/** Any page but the main one: its title, the countdown where the route table says so, and its screen behind the guards.
 * Windows that a provider returns to have no frame. [E-014] [E-016] [E-018] [E-019] */
const InnerPage = (props: { readonly path: string }) => {
  const path = withoutParameters(props.path)
  const route = isRoute(path) ? path : null
  if (route !== null && !ROUTE_FLAGS[route].frame) return <RouteGate path={path} />
  const countdown = route !== null && showsCountdown(route) && (
    <Suspense fallback={<div className="timer" />}>
      <Countdown />
    </Suspense>
  )
  return (
    <Frame inner title={<Title />} countdown={countdown}>
      <RouteGate path={path} />
    </Frame>
  )
}

export default InnerPage
