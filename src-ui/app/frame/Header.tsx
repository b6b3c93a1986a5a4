import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { HelpDesk } from '#domain/session/routes'
import { phoneAddress } from '../../parts/design/Dialable.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { Gap } from '../../parts/design/Phrase.tsx'
import { PageWidth } from '../../parts/design/Layout.tsx'
import { currentSettings } from '../../parts/signals.ts'
import { FRAME } from '../../text/ko/frame.ts'
import { GENERAL } from '../../text/ko/general.ts'
import styles from './Header.module.css'

/** The logo: a parcel under an awning, with a tick. */
const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
    <rect width="36" height="36" rx="10" fill="#0b50d0" />
    <path d="M8 14.5l10-5 10 5V27a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 8 27z" fill="#fff" />
    <path d="M8 14.5h20V18H8z" fill="#ffb114" />
    <path
      d="M13.5 23l3.2 3.2 6-6.4"
      fill="none"
      stroke="#0b50d0"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** The flag in the official strip; only a public body may show it. */
const Flag = () => (
  <svg width="22" height="15" viewBox="0 0 22 15" aria-hidden="true">
    <path fill="#fff" d="M0 0h22v15H0z" />
    <path d="M7.2 7.5a3.8 3.8 0 0 1 7.6 0" fill="#cd2e3a" />
    <path d="M7.2 7.5a3.8 3.8 0 0 0 7.6 0" fill="#0047a0" />
    <circle cx="9.1" cy="7.5" r="1.9" fill="#cd2e3a" />
    <circle cx="12.9" cy="7.5" r="1.9" fill="#0047a0" />
  </svg>
)

/** The sentence that marks the site of a public body; shown only by a setting. */
const OfficialStrip = () => {
  useSignals()
  if (!currentSettings.value.officialStrip) return null
  return (
    <div className={styles.masthead} role="region" aria-label={FRAME['header.officialLabel']}>
      <PageWidth className={styles.strip}>
        <Flag />
        <span>{FRAME['header.official']}</span>
      </PageWidth>
    </div>
  )
}

/** The telephones of the desk: a phone has room for the first. */
const CallCentre = ({ desk }: { readonly desk: HelpDesk }) => {
  useSignals()
  const { application, proof } = currentSettings.value.callCentre
  const numbers = { application: [application], proof }
  const named = desk === 'both' ? (['application', 'proof'] as const) : [proof.length > 0 ? desk : 'application']
  return named.flatMap((name) =>
    numbers[name].map((number, nth) => (
      <a key={number} className={styles.tel} href={phoneAddress(number)}>
        {nth === 0 && (
          <>
            <Icon name="tel" small />
            <span className={styles.desk}>{FRAME[`header.${name}`]}</span>
            <Gap />
          </>
        )}
        <span className={styles.number}>{number}</span>
      </a>
    )),
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

/** The header: way to the main page, title, countdown, and the number to call; on a phone one bar. [E-018] */
export const Header = ({ inner, title, countdown, desk }: Props) => (
  <>
    <OfficialStrip />
    <header className={inner ? `${styles.header} ${styles.inner}` : styles.header}>
      <PageWidth className={styles.bar}>
        <Link className={styles.home} href="/">
          {inner && <Icon name="left" />}
          <Mark />
          <span className={styles.service}>{GENERAL['service.name']}</span>
          {inner && <span className="sr">{FRAME['header.home']}</span>}
        </Link>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {countdown}
        <CallCentre desk={desk} />
      </PageWidth>
    </header>
  </>
)
