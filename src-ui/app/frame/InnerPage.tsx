import { useSignals } from '@preact/signals-react/runtime'
import { withoutProviderValues } from '#domain/pages/guards'
import { isReceiptRoute, ROUTE_FLAGS, showsCountdown, isRoute, type Route } from '#domain/pages/routes'
import { formStepsOfPage } from '#ui/parts/application/page-steps.tsx'
import { currentFormSteps, StepsInHeader } from '#ui/parts/design/Steps.tsx'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import { helpDeskOfPage } from '#ui/parts/help-desk/help-desk.ts'
import { lazyWhenIdle } from '#ui/parts/page/LazyParts.tsx'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import { useHydrated } from '#ui/parts/page/PrerenderedPlace.tsx'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { SHORT_TITLES, routeTitle } from '#ui/text/ko/pages/titles.ts'
import { RouteGate } from '../pages/RouteGate.tsx'
import { Countdown, CountdownPlaceholder } from './Countdown.tsx'
import { Frame } from './Frame.tsx'

export { preloadScreen } from '../pages/RouteGate.tsx'

const DeviceNotice = lazyWhenIdle(() => import('./DeviceNotice.tsx'))
const SessionEndLine = lazyWhenIdle(() => import('./SessionEndLine.tsx'))

/**
 * The title in the header, and the steps below the title on a phone. Until the screen is loaded, title and steps come
 * from the route, so that the layout does not shift.
 */
const Title = ({ route }: { readonly route: Route | null }) => {
  useSignals()
  const steps = currentFormSteps.value ?? formStepsOfPage(route)
  const whole = currentPageTitle.value ?? (route === null ? EVERY_PAGE_TEXTS['service.name'] : routeTitle(route))
  const short = SHORT_TITLES[whole] ?? whole
  const [before, after] = whole.split(short)
  return (
    <>
      {before && <span className="sr-narrow">{before}</span>}
      {short}
      {after && <span className="sr-narrow">{after}</span>}
      {steps && <StepsInHeader {...steps} />}
    </>
  )
}

/**
 * Renders any page except the main page: the title, the countdown if the route requires one, and the screen after the
 * guards have admitted the visitor. A window to which a certification provider redirects has no frame. [E-014] [E-016]
 */
const InnerPage = (props: { readonly path: string }) => {
  useSignals()
  const hydrated = useHydrated()
  const path = withoutProviderValues(props.path)
  const route = isRoute(path) ? path : null
  if (route !== null && !ROUTE_FLAGS[route].frame) return <RouteGate path={path} />
  // Keeps the height of the prerendered document.
  const countdown = route !== null && showsCountdown(route) && (hydrated ? <Countdown /> : <CountdownPlaceholder />)
  return (
    <Frame inner title={<Title route={route} />} countdown={countdown} helpDesk={helpDeskOfPage(path)}>
      <DeviceNotice />
      <RouteGate path={path} />
      {(countdown || isReceiptRoute(path)) && <SessionEndLine isInWideHeader={countdown !== false} />}
      <p id={LOCKED_REASON_ID} hidden>
        {COMPONENT_TEXTS['common.entriesLocked']}
      </p>
    </Frame>
  )
}

export default InnerPage
