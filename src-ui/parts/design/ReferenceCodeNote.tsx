import type { DecidingRule } from '#domain/kernel/decide'
import { fill } from '../../text/fill.ts'
import { EVERY_PAGE_TEXTS } from '../../text/ko/every-page.ts'
import styles from './ReferenceCodeNote.module.css'

/** Read out on the telephone. Enough to find the call in the log of one day. */
const SPOKEN_DIGITS = 8

type ReferenceCodeNoteProps = {
  readonly because?: DecidingRule | null | undefined
  /** In the server's log. */
  readonly requestId?: string | null | undefined
}

/**
 * The number to read out on the telephone: the rule that rejected, or the first digits of the failed call's id. Once on
 * a page; nothing without both. [D1-254]
 */
export const ReferenceCodeNote = ({ because, requestId }: ReferenceCodeNoteProps) => {
  const number = because?.rule ?? requestId?.slice(0, SPOKEN_DIGITS)
  return number === undefined ? null : (
    <p className={styles.reason}>{fill(EVERY_PAGE_TEXTS['reason.code'], { number })}</p>
  )
}
