import { computed } from '@preact/signals-react'
import { formatKstDateTime } from '#domain/kernel/calendar'
import { holdsAt, isApplyClosed } from '#domain/notice/dated-notices'
import { DATED_NOTICES } from '#domain/notice/dated-notices.table'
import { now } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { MAIN } from '../text/ko/main.ts'

/** Nobody can apply now; false before the time is known. Changes at both edges of the period. [E-026] [E-027] */
export const applyClosed = computed(() => now.value !== null && isApplyClosed(now.value))

/** The hour at which a period that is closed now ends; null where none is, or nobody knows its end. */
const reopening = computed((): string | null => {
  const until = DATED_NOTICES.find((row) => row.kind === 'applyClosed' && holdsAt(row, now.value ?? 0))?.until
  return until === undefined || until === null ? null : formatKstDateTime(until).slice(-5)
})

const OPEN = { closed: false, words: MAIN['main.open'] }

/** Whether one can apply now, and how that is said. A tick of the clock that changes nothing tells nobody. */
export const applyState = computed(() => {
  if (!applyClosed.value) return OPEN
  const time = reopening.value
  return { closed: true, words: time === null ? MAIN['main.tileApplyClosed'] : fill(MAIN['main.reopens'], { time }) }
})
