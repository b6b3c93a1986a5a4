import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { MainScreen } from './notice/MainScreen.tsx'
import { PopupPlace } from './notice/PopupPlace.tsx'
import { followSettings } from './settings-signals.ts'
import { useArrival } from './shell/arrivals.ts'
import { DialogPlace } from './shell/DialogPlace.tsx'
import { Frame } from './shell/Frame.tsx'
import { ScreenBoundary } from './shell/ScreenBoundary.tsx'
import { ScreenLoading } from './shell/ScreenLoading.tsx'
import { GENERAL } from './text/ko/general.ts'
import { followTime } from './time-signals.ts'

// Everything that the main page does not need: the map, the guards, titles, countdown.
const LaterInnerPage = lazy(() => import('./shell/InnerPage.tsx'))

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
      <PopupPlace />
      <MainScreen />
    </Frame>
  )
}

type Props = {
  /** The inner page, where the document that was opened is one: it is drawn at once then, over what the document shows. */
  readonly inner?: ComponentType<{ readonly path: string }> | undefined
}

/** The main page at once, every other page behind it. */
export const App = ({ inner: InnerPage = LaterInnerPage }: Props) => {
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
