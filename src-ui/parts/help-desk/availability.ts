import { computed } from '@preact/signals-react'
import { helpDeskAvailabilityAt, type HelpDeskAvailability } from '#domain/programme/help-desk-availability'
import { serverTime } from '../signals.ts'

/** Whether calls are answered now, or when they are answered again. `open` until the time is known. [P-262] */
export const helpDeskAvailability = computed((): HelpDeskAvailability =>
  serverTime.value === null ? 'open' : helpDeskAvailabilityAt(serverTime.value),
)

/** Returns the kind of a button that calls: a solid one is outlined while no call is answered. [D3-271] */
export const callButtonKind = <Kind extends string>(kind: Kind): Kind | 'secondary' =>
  kind === 'primary' && helpDeskAvailability.value !== 'open' ? 'secondary' : kind
