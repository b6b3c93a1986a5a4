import { useSignals } from '@preact/signals-react/runtime'
import { helpDeskOpeningAt } from '#domain/programme/call-hours'
import { Phrase } from '../design/Phrase.tsx'
import { now } from '../signals.ts'
import { CALL_CLOSED, CALL_HOURS_LINE } from '../../text/ko/call.ts'

/**
 * Returns the text that calls are not answered now, and when they are answered again; null during the opening hours, or
 * before the time is known.
 */
const callClosedNote = (): string | null => (now.value === null ? null : CALL_CLOSED[helpDeskOpeningAt(now.value)])

type Props = { readonly className?: string | undefined }

/** Shows only the note of `CallHours` that calls are not answered now, for a page that already states the hours. */
export const CallClosed = ({ className }: Props) => {
  useSignals()
  const closed = callClosedNote()
  return closed && <Phrase as="p" className={className} text={closed} />
}

/** The opening hours next to a telephone number and, while closed, when calls are answered again. [P-262] */
export const CallHours = ({ className }: Props) => {
  useSignals()
  const closed = callClosedNote()
  return (
    <Phrase as="p" className={className} text={closed === null ? CALL_HOURS_LINE : `${CALL_HOURS_LINE}\n${closed}`} />
  )
}
