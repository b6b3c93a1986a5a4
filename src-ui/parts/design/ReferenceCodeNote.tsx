import type { DecidingRule } from '#domain/kernel/decide'
import { fill } from '#ui/text/fill.ts'
import { ALERT_TEXTS } from '#ui/text/ko/kernel/alert.ts'
import styles from './ReferenceCodeNote.module.css'

/**
 * The number of digits of a request id that a person reads out. So many digits are enough to find the call in the log
 * of one day.
 */
const SPOKEN_DIGITS = 8

type ReferenceCodeNoteProps = {
  readonly because?: DecidingRule | null | undefined
  /** The id of the failed call in the server's log. */
  readonly requestId?: string | null | undefined
}

/**
 * A line below a message with the number to read out on the telephone: the id of the rule that rejected a request, or
 * the first digits of the id of the failed call. A page shows the line only once. If there is neither id, there is no
 * line. [D1-254]
 */
export const ReferenceCodeNote = ({ because, requestId }: ReferenceCodeNoteProps) => {
  const number = because?.rule ?? requestId?.slice(0, SPOKEN_DIGITS)
  return number === undefined ? null : (
    <p className={`small ${styles.reason}`}>{fill(ALERT_TEXTS['reason.code'], { number })}</p>
  )
}
