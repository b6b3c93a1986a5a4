import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { currentSettings } from '../signals.ts'
import { PhoneNumber } from '../design/Dialable.tsx'
import { FRAME } from '../text/ko/frame.ts'
import { GENERAL } from '../text/ko/general.ts'
import { lazyWhenIdle } from './lazy-parts.tsx'

const AdminLink = lazyWhenIdle(() => import('../admin/AdminLink.tsx'))
const ClearScreen = lazyWhenIdle(() => import('./ClearScreen.tsx'))

/** A link that opens a new tab without access to this one, and says so. [E-060] */
const Outward = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr"> ({GENERAL['common.newTab']})</span>
  </a>
)

/** The own page, unless the deployment names an address. [D1-42] */
const OwnOrOutward = ({
  href,
  own,
  children,
}: {
  readonly href: string
  readonly own: string
  readonly children: ReactNode
}) => (href === '' ? <Link href={own}>{children}</Link> : <Outward href={href}>{children}</Outward>)

const downloadPledge = async () => (await import('../upload/download-public-file.ts')).downloadPledge()

/** Links and numbers that are the same on every page. [E-060] [E-061] [E-062] */
export const Footer = () => {
  useSignals()
  const { announcementUrl, privacyUrl, termsUrl, callCentre } = currentSettings.value
  return (
    <footer className="footer">
      <div className="page">
        <nav className="footer__links" aria-label={FRAME['footer.nav']}>
          <Link href="/board-faq">{FRAME['footer.faq']}</Link>
          <Link href="/user-guide">{FRAME['footer.guide']}</Link>
          <Outward href={announcementUrl}>{FRAME['footer.announcement']}</Outward>
          <Link href="/region-center">{FRAME['footer.regionCenter']}</Link>
          <Link href="/objctRqst">{FRAME['footer.objection']}</Link>
          <OwnOrOutward href={privacyUrl} own="/info-privacy">
            <strong>{FRAME['footer.privacy']}</strong>
          </OwnOrOutward>
          <OwnOrOutward href={termsUrl} own="/info-terms">
            {FRAME['footer.terms']}
          </OwnOrOutward>
          <button className="footer__link" type="button" onClick={() => void downloadPledge()}>
            {FRAME['footer.pledge']}
          </button>
          <AdminLink />
        </nav>
        <p className="footer__call">
          {FRAME['footer.application']} <PhoneNumber number={callCentre.application} />
        </p>
        <p className="footer__call">
          {FRAME['footer.proof']}{' '}
          {callCentre.proof.map((number, index) => (
            <span key={number}>
              {index > 0 && ', '}
              <PhoneNumber number={number} />
            </span>
          ))}{' '}
          <small>{FRAME['footer.hours']}</small>
        </p>
        <div className="footer__end">
          <span>{GENERAL['service.name']}</span>
          <a href="/licenses.txt">{FRAME['footer.licences']}</a>
          <ClearScreen />
        </div>
      </div>
    </footer>
  )
}
