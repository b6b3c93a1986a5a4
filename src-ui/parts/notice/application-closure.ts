import { computed } from '@preact/signals-react'
import { applicationClosureAt } from '#domain/notice/dated-notices'
import { kstDateOf } from '#domain/time/calendar'
import { formatKstDateTime } from '#domain/time/written-dates'
import { fill } from '#ui/text/fill.ts'
import { MAIN_BELOW_TEXTS } from '#ui/text/ko/main/main-below.ts'
import { serverTime } from '../services/signals.ts'

/** The current period in which applications are closed; null outside such a period, and until the time is known. */
const closure = computed(() => (serverTime.value === null ? null : applicationClosureAt(serverTime.value)))

/** True while applications are closed. Changes at the start and the end of the period. [E-026] [E-027] */
export const areApplicationsClosed = computed(() => closure.value !== null)

/**
 * The time at which applications open again, as text; empty if the time is unknown, null while applications are open. A
 * tick of the clock that changes nothing notifies no subscriber.
 */
export const reopeningTimeText = computed(() => {
  const period = closure.value
  if (period === null || serverTime.value === null) return null
  if (period.until === null) return ''
  const [day = '', hour = ''] = formatKstDateTime(period.until).split(' ')
  const isToday = day === kstDateOf(serverTime.value)
  return fill(MAIN_BELOW_TEXTS['main.reopens'], { time: `${isToday ? MAIN_BELOW_TEXTS['main.today'] : day} ${hour}` })
})
