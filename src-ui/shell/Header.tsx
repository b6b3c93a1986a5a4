import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../design/Icon.tsx'
import { Mark } from '../design/pictures/Mark.tsx'
import { chosen } from '../settings-signals.ts'
import { fill } from '../text/fill.ts'
import { FRAME } from '../text/ko/frame.ts'
import { GENERAL } from '../text/ko/general.ts'
import { OfficialStrip } from './OfficialStrip.tsx'

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

type Props = {
  /** Any page but the main one. */
  readonly inner: boolean
  /** Title of an inner page, and the countdown of those that have one. */
  readonly title?: ReactNode
  readonly countdown?: ReactNode
}

/** Whose page this is, where one is, and whom to call. [E-018] */
export const Header = ({ inner, title, countdown }: Props) => (
  <>
    <OfficialStrip />
    <header className={inner ? 'header header--inner' : 'header'}>
      <div className="header__bar page">
        <Link className="header__home" href="/">
          <Mark />
          <span className="header__service">{GENERAL['service.name']}</span>
        </Link>
        {title}
        <CallCentre />
        {countdown}
      </div>
    </header>
  </>
)
