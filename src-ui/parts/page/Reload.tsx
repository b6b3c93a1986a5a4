import { GENERAL } from '../../text/ko/general.ts'
import styles from './Reload.module.css'

/** Loads the page again where a part of it is missing. It has its own look, because that of `Button` may be what is missing. */
export const Reload = () => (
  <button className={styles.reload} type="button" onClick={() => location.reload()}>
    {GENERAL['common.reload']}
  </button>
)
