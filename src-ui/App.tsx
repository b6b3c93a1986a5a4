import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { MainScreen } from './notice/MainScreen.tsx'
import { followSettings } from './settings-signals.ts'
import { useArrival } from './shell/arrivals.ts'
import { DialogPlace } from './shell/DialogPlace.tsx'
import { Frame } from './shell/Frame.tsx'
import { ScreenBoundary } from './shell/ScreenBoundary.tsx'
import { ScreenLoading } from './shell/ScreenLoading.tsx'
import { GENERAL } from './text/ko/general.ts'
import { followTime } from './time-signals.ts'

// Everything that the main page does not need: the map, the guards, titles, countdown.
const InnerPage = lazy(() => import('./shell/InnerPage.tsx'))

const Waiting = () => (
  <Frame inner>
    <ScreenLoading />
  </Frame>
)

const MainPage = () => {
  useArrival('/')
  useEffect(() => {
    document.title = GENERAL['service.name']
  }, [])
  return (
    <Frame>
      <MainScreen />
    </Frame>
  )
}

/** The main page at once, every other page behind it. */
export const App = () => {
  const [path] = useLocation()
  useEffect(() => {
    void followSettings()
    return followTime()
  }, [])
  return (
    <>
      {path === '/' ? (
        <MainPage />
      ) : (
        <ScreenBoundary>
          <Suspense fallback={<Waiting />}>
            <InnerPage path={path} />
          </Suspense>
        </ScreenBoundary>
      )}
      <DialogPlace />
    </>
  )
}
