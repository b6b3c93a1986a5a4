import { useSignals } from '@preact/signals-react/runtime'
import { helpDeskAvailabilityAt } from '#domain/programme/help-desk-availability'
import { Phrase } from '../design/Phrase.tsx'
import { serverTime } from '../signals.ts'
import { HELP_DESK_REOPENS, HELP_DESK_CLOSED, TELEPHONE_HOURS_LINE } from '../../text/ko/call.ts'

/**
 * Returns the note that calls are currently not answered, with the time at which they are answered again. Null during
 * the opening hours, or until the time is known.
 */
const callClosedNote = (): string | null =>
  serverTime.value === null ? null : HELP_DESK_CLOSED[helpDeskAvailabilityAt(serverTime.value)]

type Props = { readonly className?: string | undefined }

/** Shows only the note that calls are not answered now. For a page that already states the hours. */
export const HelpDeskClosedNote = ({ className }: Props) => {
  useSignals()
  const closed = callClosedNote()
  return closed && <Phrase as="p" className={className} text={closed} />
}

/**
 * The opening hours beside a telephone number. Outside these hours, a note adds when calls are answered again. [P-262]
 */
export const HelpDeskHoursNote = () => {
  useSignals()
  const closed = callClosedNote()
  return <Phrase as="p" text={closed === null ? TELEPHONE_HOURS_LINE : `${TELEPHONE_HOURS_LINE}\n${closed}`} />
}

/**
 * One line below a call button: during the opening hours, these hours; outside them, when calls are answered again.
 * [P-262]
 */
export const HelpDeskHoursCaption = ({ className }: Props) => {
  useSignals()
  const again = serverTime.value === null ? null : HELP_DESK_REOPENS[helpDeskAvailabilityAt(serverTime.value)]
  return <Phrase as="p" className={className} text={again ?? TELEPHONE_HOURS_LINE} />
}
