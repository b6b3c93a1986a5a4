import { computed } from '@preact/signals-react'
import { formatKstDateTime, kstDateOf } from '#domain/kernel/calendar'
import { closureAt } from '#domain/notice/dated-notices'
import { now } from '../signals.ts'
import { fill } from '../../text/fill.ts'
import { MAIN_BELOW } from '../../text/ko/main-below.ts'

/** The current period in which applying is closed; null outside of one, and before the time is known. */
const closure = computed(() => (now.value === null ? null : closureAt(now.value)))

/** True while applying is closed. Changes at both edges of the period. [E-026] [E-027] */
export const applyClosed = computed(() => closure.value !== null)

/**
 * When applying opens again, as text; '' if unknown, null while it is open. A tick of the clock that changes nothing
 * does not notify.
 */
export const applyReopens = computed(() => {
  const period = closure.value
  if (period === null || now.value === null) return null
  if (period.until === null) return ''
  const [day = '', hour = ''] = formatKstDateTime(period.until).split(' ')
  const isToday = day === kstDateOf(now.value)
  return fill(MAIN_BELOW['main.reopens'], { time: `${isToday ? MAIN_BELOW['main.today'] : day} ${hour}` })
})
