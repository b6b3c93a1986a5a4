import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { ROUTE_FLAGS } from '#domain/session/route-flags.table'
import { isRoute } from '#domain/session/routes'
import { DialogPlace } from './shell/DialogPlace.tsx'
import { Chatbot } from './shell/Chatbot.tsx'
import { Footer } from './shell/Footer.tsx'
import { Header } from './shell/Header.tsx'
import { RouteGate } from './shell/RouteGate.tsx'
import { followSettings } from './settings-signals.ts'
import { followTime } from './time-signals.ts'
import { GENERAL } from './text/ko/general.ts'

const moveToContent = () => document.querySelector<HTMLElement>('#main')?.focus()

/** The frame of every page and the one screen in it. Windows that a provider returns to have no frame. [E-014] */
export const App = () => {
  const [path] = useLocation()
  const route = isRoute(path) ? path : null
  useEffect(() => {
    void followSettings()
    return followTime()
  }, [])
  if (route !== null && !ROUTE_FLAGS[route].frame) return <RouteGate path={path} />
  return (
    <>
      <a className="skip" href="#main" onClick={moveToContent}>
        {GENERAL['common.skip']}
      </a>
      <Header route={route} />
      <RouteGate path={path} />
      <Footer />
      <Chatbot />
      <DialogPlace />
    </>
  )
}
