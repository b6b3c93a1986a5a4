import { computed } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { MaintenanceNotice, ReadMaintenanceNotice } from '#app/notice/list-landings'
import type { Instant } from '#domain/kernel/calendar'

const isSame = (one: MaintenanceNotice, other: MaintenanceNotice) =>
  one.landing === other.landing && one.from === other.from && one.until === other.until && one.unknown === other.unknown

/** The notice of each moment; the same one as long as it says the same, so that a tick of the clock renders nothing. */
export const makeMaintenanceNotice = (
  read: ReadMaintenanceNotice,
  now: ReadonlySignal<Instant | null>,
): ReadonlySignal<MaintenanceNotice> => {
  let last = read()
  return computed(() => {
    // Asked, not only read: the bundler leaves out a property that is read for nothing.
    const next = now.value === null ? last : read()
    if (!isSame(last, next)) last = next
    return last
  })
}
