import { useSignals } from '@preact/signals-react/runtime'
import { callDeskAt } from '#domain/programme/call-hours'
import { Phrase } from '../design/Phrase.tsx'
import { now } from '../signals.ts'
import { CALL_CLOSED, CALL_HOURS_LINE } from '../../text/ko/call.ts'

/** That the telephone is not answered now, and from when on; null during the opening hours, or before the time is known. */
const callClosedNote = (): string | null => (now.value === null ? null : CALL_CLOSED[callDeskAt(now.value)])

type Props = { readonly className?: string | undefined }

/** The same as a line of a page whose words name the hours. */
export const CallClosed = ({ className }: Props) => {
  useSignals()
  const closed = callClosedNote()
  return closed && <Phrase as="p" className={className} text={closed} />
}

/** Beside a telephone number: when it is answered, and while it is not, from when on. [P-262] */
export const CallHours = ({ className }: Props) => {
  useSignals()
  const closed = callClosedNote()
  return (
    <Phrase as="p" className={className} text={closed === null ? CALL_HOURS_LINE : `${CALL_HOURS_LINE}\n${closed}`} />
  )
}
