import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { OFFICIAL_SITE_TEXTS } from '#ui/text/ko/frame/official.ts'
import styles from './OfficialStrip.module.css'

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

/** The sentence that marks the site of a public body. It is shown only if a setting says so. */
const OfficialStrip = () => (
  <div className={styles.masthead} role="region" aria-label={OFFICIAL_SITE_TEXTS['official.label']}>
    <PageWidth className={styles.strip}>
      <Flag />
      <span>{OFFICIAL_SITE_TEXTS['official.text']}</span>
    </PageWidth>
  </div>
)

export default OfficialStrip
