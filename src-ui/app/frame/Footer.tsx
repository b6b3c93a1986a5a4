import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode, SyntheticEvent } from 'react'
import { Link } from 'wouter'
import type { HelpDeskName } from '#domain/pages/routes'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { PhoneNumberLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { loadOrShowFailure } from '#ui/parts/dialog/load-on-click.ts'
import { lazyWhenIdle } from '#ui/parts/page/LazyParts.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { FRAME_TEXTS } from '#ui/text/ko/frame/frame.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import styles from './Footer.module.css'

const AdminLink = lazyWhenIdle(() => import('#ui/screens/admin/AdminLink.tsx'))
const ClearScreen = lazyWhenIdle(() => import('./ClearScreen.tsx'))
const NoticesAgain = lazyWhenIdle(() => import('#ui/screens/notice/NoticesAgain.tsx'))

type AwayProps = { readonly href: string; readonly own?: string; readonly children: ReactNode }

/**
 * A link that opens a new tab, and says so to screen readers. The new tab cannot access the current tab. If no URL is
 * configured, the link opens the portal's own page in the current tab. [E-060] [D1-42]
 */
const Away = ({ href, own, children }: AwayProps) =>
  own !== undefined && href === '' ? (
    <Link href={own}>{children}</Link>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr"> ({EVERY_PAGE_TEXTS['common.newTab']})</span>
    </a>
  )

const downloadPledge = async () =>
  (await loadOrShowFailure(() => import('#ui/parts/upload/download-public-file.ts')))?.downloadPledge()

const HelpDeskLine = ({ name }: { readonly name: 'application' | 'proof' }) => {
  const { application, proof } = currentSettings.value.callCentre
  return (
    <p>
      <span>{FRAME_TEXTS[`footer.${name}`]}</span>{' '}
      <span className="nobr">
        <PhoneNumberLinks numbers={name === 'proof' ? proof : [application]} />
      </span>
    </p>
  )
}

/** Scrolls what a row has opened below the window into view, at once and without moving the focus. [D1-997] */
const showOpened = ({ currentTarget: row }: SyntheticEvent<HTMLDetailsElement>): void => {
  if (row.open) row.scrollIntoView({ block: 'start' })
}

/**
 * The telephone numbers, the agency and the links at the end of every page. On a phone only the numbers of the page's
 * help desk and the privacy policy are shown until a row opens the rest, with or without scripts. [E-061] [D1-976]
 */
export const Footer = ({ helpDesk }: { readonly helpDesk: HelpDeskName }) => {
  useSignals()
  const { agencyName, announcementUrl, privacyUrl, termsUrl, callCentre } = currentSettings.value
  const isProof = helpDesk === 'proof' && callCentre.proof.length > 0
  return (
    <footer className={styles.footer}>
      <PageWidth>
        <div className={styles.call}>
          <HelpDeskLine name={isProof ? 'proof' : 'application'} />
          <NoticesAgain className={styles.again} />
        </div>
        <details onToggle={showOpened}>
          <summary>{FRAME_TEXTS['footer.more']}</summary>
        </details>
        <div className={styles.call}>
          <HelpDeskLine name={isProof ? 'application' : 'proof'} />
          <p>{FRAME_TEXTS['footer.hours']}</p>
          {agencyName !== DEFAULT_SETTINGS.agencyName && (
            <p>
              {FRAME_TEXTS['footer.agency']} {agencyName}
            </p>
          )}
        </div>
        <nav className={styles.links} aria-label={FRAME_TEXTS['footer.nav']}>
          <Link href="/board-faq">{FRAME_TEXTS['footer.faq']}</Link>
          <Link href="/user-guide">{FRAME_TEXTS['footer.guide']}</Link>
          <Away href={announcementUrl}>{FRAME_TEXTS['footer.announcement']}</Away>
          <Link href="/region-center">{FRAME_TEXTS['footer.regionCenter']}</Link>
          <Link href="/objctRqst">{FRAME_TEXTS['footer.objection']}</Link>
          <Away href={privacyUrl} own="/info-privacy">
            <strong>{FRAME_TEXTS['footer.privacy']}</strong>
          </Away>
          <Away href={termsUrl} own="/info-terms">
            {FRAME_TEXTS['footer.terms']}
          </Away>
          <button className={styles.link} type="button" onClick={() => void downloadPledge()}>
            {FRAME_TEXTS['footer.pledge']}
          </button>
          <a href="/licenses.txt">{FRAME_TEXTS['footer.licences']}</a>
          <AdminLink />
        </nav>
        <div className={styles.end}>
          <ClearScreen />
        </div>
      </PageWidth>
    </footer>
  )
}
