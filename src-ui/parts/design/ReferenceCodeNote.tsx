import type { DecidingRule } from '#domain/kernel/decide'
import { fill } from '../../text/fill.ts'
import { EVERY_PAGE } from '../../text/ko/every-page.ts'
import styles from './ReferenceCodeNote.module.css'

/**
 * The number of digits of a request id that a person reads out. They are enough to find the call in the log of a day.
 */
const SPOKEN_DIGITS = 8

type ReferenceCodeNoteProps = {
  readonly because?: DecidingRule | null | undefined
  /** The id of the failed call in the server's log. */
  readonly requestId?: string | null | undefined
}

/**
 * The number to read out on the telephone, on a line below the message: the rule that rejected a request, or the first
 * digits of the id of the failed call. It is shown only once on a page, and not at all if both are missing. [D1-254]
 */
export const ReferenceCodeNote = ({ because, requestId }: ReferenceCodeNoteProps) => {
  const number = because?.rule ?? requestId?.slice(0, SPOKEN_DIGITS)
  return number === undefined ? null : <p className={styles.reason}>{fill(EVERY_PAGE['reason.code'], { number })}</p>
}
