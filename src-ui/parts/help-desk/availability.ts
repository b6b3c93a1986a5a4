import { computed } from '@preact/signals-react'
import { helpDeskAvailabilityAt, type HelpDeskAvailability } from '#domain/programme/help-desk-availability'
import { serverTime } from '../signals.ts'

/** Whether calls are answered now, or when they are answered again. `open` until the time is known. [P-262] */
export const helpDeskAvailability = computed((): HelpDeskAvailability =>
  serverTime.value === null ? 'open' : helpDeskAvailabilityAt(serverTime.value),
)
