import { computed } from '@preact/signals-react'
import { formatKstDateTime } from '#domain/kernel/calendar'
import { closureAt } from '#domain/notice/dated-notices'
import { now } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { MAIN } from '../text/ko/main.ts'

/** The period in which nobody can apply; null outside of one, and before the time is known. */
const closure = computed(() => (now.value === null ? null : closureAt(now.value)))

/** Nobody can apply now. Changes at both edges of the period. [E-026] [E-027] */
export const applyClosed = computed(() => closure.value !== null)

/**
 * Whether one can apply now, and how that is said, with the hour of the end where it is known. A tick of the clock that
 * changes nothing tells nobody.
 */
export const applyState = computed(() => {
  const period = closure.value
  if (period === null) return { closed: false, words: MAIN['main.open'] }
  if (period.until === null) return { closed: true, words: MAIN['main.tileApplyClosed'] }
  return { closed: true, words: fill(MAIN['main.reopens'], { time: formatKstDateTime(period.until).slice(-5) }) }
})
