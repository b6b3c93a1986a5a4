import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import styles from './ReloadButton.module.css'

/**
 * The button that reloads the page if a part is missing. It does not use the styles of `Button`, because the part with
 * these styles may be missing.
 */
export const ReloadButton = () => (
  <button className={styles.reload} type="button" onClick={() => location.reload()}>
    {EVERY_PAGE_TEXTS['common.reload']}
  </button>
)
