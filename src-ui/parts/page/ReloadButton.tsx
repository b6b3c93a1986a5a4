import { EVERY_PAGE_TEXTS } from '../../text/ko/every-page.ts'
import styles from './ReloadButton.module.css'

/** If a part is missing. Does not use the styles of `Button`, because that part may be the missing one. */
export const ReloadButton = () => (
  <button className={styles.reload} type="button" onClick={() => location.reload()}>
    {EVERY_PAGE_TEXTS['common.reload']}
  </button>
)
