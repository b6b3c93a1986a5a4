import { GENERAL } from '../../text/ko/general.ts'
import styles from './Reload.module.css'

/**
 * The button that reloads the page if a part is missing. It has styles of its own, because those of `Button` may be
 * missing.
 */
export const Reload = () => (
  <button className={styles.reload} type="button" onClick={() => location.reload()}>
    {GENERAL['common.reload']}
  </button>
)
