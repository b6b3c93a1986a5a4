import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { HelpDesk } from '#domain/session/help-desk'
import { Icon } from '../design/Icon.tsx'
import { Mark } from '../design/pictures/Mark.tsx'
import { chosen } from '../settings-signals.ts'
import { fill } from '../text/fill.ts'
import { FRAME } from '../text/ko/frame.ts'
import { GENERAL } from '../text/ko/general.ts'
import { OfficialStrip } from './OfficialStrip.tsx'

const telephone = (phone: string) => `tel:${phone.replaceAll('-', '')}`

/** Whom to call: the first number, and on wide screens those that help as well. */
const CallCentre = ({ desk }: { readonly desk: HelpDesk }) => {
  useSignals()
  const { application, proof } = chosen.value.callCentre
  const [phone = application, ...more] = desk === 'proof' ? proof : [application]
  return (
    <>
      <a className="header__tel" href={telephone(phone)}>
        <Icon name="tel" small />
        <span className="header__tel-short">{FRAME['header.callShort']}</span>
        <span className="header__tel-long">{fill(FRAME['header.call'], { phone })}</span>
      </a>
      {more.map((other) => (
        <span key={other} className="header__tel-long">
          <a className="header__tel" href={telephone(other)}>
            {other}
          </a>
        </span>
      ))}
    </>
  )
}

type Props = {
  /** Any page but the main one. */
  readonly inner: boolean
  /** Title of an inner page, and the countdown of those that have one. */
  readonly title?: ReactNode
  readonly countdown?: ReactNode
  /** Who helps with this page. [D1-41] [D3-44] */
  readonly desk: HelpDesk
}

/** Whose page this is, where one is, and whom to call. [E-018] */
export const Header = ({ inner, title, countdown, desk }: Props) => (
  <>
    <OfficialStrip />
    <header className={inner ? 'header header--inner' : 'header'}>
      <div className="header__bar page">
        <Link className="header__home" href="/">
          <Mark />
          <span className="header__service">{GENERAL['service.name']}</span>
        </Link>
        {title}
        <CallCentre desk={desk} />
        {countdown}
      </div>
    </header>
  </>
)
