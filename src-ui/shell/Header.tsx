import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { Route } from '#domain/session/routes'
import { showsCountdown } from '#domain/session/route-flags.table'
import { Icon } from '../design/Icon.tsx'
import { Mark } from '../design/pictures/Mark.tsx'
import { chosen } from '../settings-signals.ts'
import { fill } from '../text/fill.ts'
import { FRAME } from '../text/ko/frame.ts'
import { GENERAL } from '../text/ko/general.ts'
import { OfficialStrip } from './OfficialStrip.tsx'
import { title } from './title.ts'

const Countdown = lazy(() => import('../session/Countdown.tsx'))

/** The number to call, of the part of the programme that this page belongs to. [D1-41] */
const CallCentre = () => {
  useSignals()
  const phone = chosen.value.callCentre.application
  return (
    <a className="header__tel" href={`tel:${phone.replaceAll('-', '')}`}>
      <Icon name="tel" small />
      <span className="header__tel-short">{FRAME['header.callShort']}</span>
      <span className="header__tel-long">{fill(FRAME['header.call'], { phone })}</span>
    </a>
  )
}

const Title = () => {
  useSignals()
  return <p className="header__title">{title.value}</p>
}

/** Where one is, whom to call and, on the routes of the route table that say so, how much time is left. [E-018] [E-019] */
export const Header = ({ route }: { readonly route: Route | null }) => (
  <>
    <OfficialStrip />
    <header className={route === '/' ? 'header' : 'header header--inner'}>
      <div className="header__bar page">
        <Link className="header__home" href="/">
          <Mark />
          <span className="header__service">{GENERAL['service.name']}</span>
        </Link>
        {route !== '/' && <Title />}
        <CallCentre />
        {route !== null && showsCountdown(route) && (
          <Suspense fallback={<div className="timer" />}>
            <Countdown />
          </Suspense>
        )}
      </div>
    </header>
  </>
)
