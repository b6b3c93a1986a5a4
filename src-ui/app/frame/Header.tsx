import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { HelpDeskName } from '#domain/pages/routes'
import { classNames } from '#ui/parts/design/class-names.ts'
import { FIRST_ICON_PATHS, Glyph } from '#ui/parts/design/Glyph.tsx'
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { phoneLinkUrl } from '#ui/parts/design/PhoneLinks.tsx'
import { HiddenSpace } from '#ui/parts/design/Phrase.tsx'
import { lazyOptional } from '#ui/parts/page/LazyParts.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { FRAME_TEXTS } from '#ui/text/ko/frame/frame.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import styles from './Header.module.css'

/** The logo: a parcel under an awning, with a tick. */
const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
    <rect width="36" height="36" rx="10" fill="#0b50d0" />
    <path d="M8 14.5l10-5 10 5V27a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 8 27z" fill="#fff" />
    <path d="M8 14.5h20V18H8z" fill="#ffb114" />
    <path d="M13.5 23l3.2 3.2 6-6.4" fill="none" stroke="#0b50d0" strokeWidth="2.6" />
  </svg>
)

const OfficialStrip = lazyOptional(() => import('./OfficialStrip.tsx'))

/** The strip of a public body. Its code is loaded only if the deployment is the site of a public body. */
const OfficialPlace = () => {
  useSignals()
  return currentSettings.value.officialStrip ? <OfficialStrip /> : null
}

/**
 * The help desk's telephone numbers, with the same label as in the footer. The label says which questions the help desk
 * answers. A phone screen has room only for the first number. [D3-134] [D2-502]
 */
const CallCentre = ({ helpDesk }: { readonly helpDesk: HelpDeskName }) => {
  useSignals()
  const { application, proof } = currentSettings.value.callCentre
  const numbers = { application: [application], proof }
  const helpDesks =
    helpDesk === 'both' ? (['application', 'proof'] as const) : [proof.length > 0 ? helpDesk : 'application']
  return helpDesks.flatMap((name) =>
    numbers[name].map((number, nth) => (
      <a key={number} className={styles.tel} href={phoneLinkUrl(number)}>
        {nth === 0 && (
          <>
            <Glyph path={FIRST_ICON_PATHS.tel} small />
            <span className={styles.desk}>{FRAME_TEXTS[`footer.${name}`]}</span>
            <HiddenSpace />
          </>
        )}
        <span className={styles.number}>{number}</span>
      </a>
    )),
  )
}

type Props = {
  /** True for any page except the main page. */
  readonly inner: boolean
  /** The title in the header of an inner page, and the countdown if the page has one. */
  readonly title: ReactNode
  readonly countdown: ReactNode
  /** The help desk whose numbers the page shows. [D1-41] [D3-44] */
  readonly helpDesk: HelpDeskName
}

/**
 * Renders the header: the link to the main page, the title, the countdown, and the telephone number. On a phone all of
 * them are in one bar. [E-018]
 */
export const Header = ({ inner, title, countdown, helpDesk }: Props) => (
  <>
    <OfficialPlace />
    <header className={classNames(styles.header, inner && styles.inner)}>
      <PageWidth className={styles.bar}>
        <Link className={styles.home} href="/">
          {inner && <Glyph path={FIRST_ICON_PATHS.left} />}
          <Mark />
          <span className={styles.service}>{EVERY_PAGE_TEXTS['service.name']}</span>
          {inner && <span className="sr">{FRAME_TEXTS['header.home']}</span>}
        </Link>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {countdown}
        <CallCentre helpDesk={helpDesk} />
      </PageWidth>
    </header>
  </>
)
