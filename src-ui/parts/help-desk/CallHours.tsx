import { useSignals } from '@preact/signals-react/runtime'
import { helpDeskAvailabilityAt } from '#domain/programme/help-desk-availability'
import { Phrase } from '../design/Phrase.tsx'
import { now } from '../signals.ts'
import { HELP_DESK_REOPENS, HELP_DESK_CLOSED, CALL_HOURS_LINE } from '../../text/ko/call.ts'

/**
 * Returns the note that calls are currently not answered, with the time at which they are answered again. Null during
 * the opening hours, or until the time is known.
 */
const callClosedNote = (): string | null =>
  now.value === null ? null : HELP_DESK_CLOSED[helpDeskAvailabilityAt(now.value)]

type Props = { readonly className?: string | undefined }

/** Shows only the note that calls are not answered now. For a page that already states the hours. */
export const CallClosed = ({ className }: Props) => {
  useSignals()
  const closed = callClosedNote()
  return closed && <Phrase as="p" className={className} text={closed} />
}

/**
 * The opening hours beside a telephone number. Outside these hours, a note adds when calls are answered again. [P-262]
 */
export const CallHours = () => {
  useSignals()
  const closed = callClosedNote()
  return <Phrase as="p" text={closed === null ? CALL_HOURS_LINE : `${CALL_HOURS_LINE}\n${closed}`} />
}

/**
 * One line below a call button: during the opening hours, these hours; outside them, when calls are answered again.
 * [P-262]
 */
export const CallCaption = ({ className }: Props) => {
  useSignals()
  const again = now.value === null ? null : HELP_DESK_REOPENS[helpDeskAvailabilityAt(now.value)]
  return <Phrase as="p" className={className} text={again ?? CALL_HOURS_LINE} />
}
