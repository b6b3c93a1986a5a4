import { computed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { helpDeskAvailabilityAt } from '#domain/help-desk/help-desk-availability'
import {
  HELP_DESK_CAN_BE_CALLED,
  HELP_DESK_CLOSED,
  HELP_DESK_REOPENS,
  TELEPHONE_HOURS_LINE,
} from '#ui/text/ko/help-desk/help-desk.ts'
import { Phrase } from '../design/Phrase.tsx'
import { serverTime } from '../services/signals.ts'

/**
 * From when calls are answered again, in words without a full stop; null during the opening hours, and until the time
 * is known.
 */
export const reopensNote = computed(() =>
  serverTime.value === null ? null : HELP_DESK_REOPENS[helpDeskAvailabilityAt(serverTime.value)],
)

/** Returns the note that calls are currently not answered, with the time at which they are answered again; or null. */
const callClosedNote = (): string | null =>
  reopensNote.value && `${HELP_DESK_CLOSED} ${reopensNote.value}${HELP_DESK_CAN_BE_CALLED}`

/** Shows only the note that calls are not answered now. For a page that already states the hours. */
export const HelpDeskClosedNote = () => {
  useSignals()
  const closedNote = callClosedNote()
  return closedNote && <Phrase as="p" text={closedNote} />
}

/**
 * The opening hours beside a telephone number. Outside these hours, a note adds when calls are answered again. [P-262]
 */
export const HelpDeskHoursNote = () => {
  useSignals()
  const closedNote = callClosedNote()
  return <Phrase as="p" text={closedNote === null ? TELEPHONE_HOURS_LINE : `${TELEPHONE_HOURS_LINE}\n${closedNote}`} />
}
