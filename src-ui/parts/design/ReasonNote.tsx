import type { Because } from '#domain/kernel/decide'
import { fill } from '../../text/fill.ts'
import { GENERAL } from '../../text/ko/general.ts'
import styles from './ReasonNote.module.css'

/** The rule that refused a request, on a line below its sentence; once per page. [D1-254] */
export const ReasonNote = ({ because }: { readonly because: Because | null | undefined }) =>
  because && <p className={styles.reason}>{fill(GENERAL['reason.code'], because)}</p>
