import { describe, expect, it } from 'vitest'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { parseInstant } from '../kernel/written-dates.ts'
import { CALL_IN_TIME_CASES } from './call-in-time.cases.ts'
import { decideCallInTime } from './call-in-time.ts'

describe('[D2-714] a supplement by telephone', () => {
  it.each(CALL_IN_TIME_CASES)('$rule decides $verdict on $at for the last day $due', ({ due, at, rule, verdict }) => {
    const decision = decideCallInTime(kstDateOrThrow(due), parseInstant(at) ?? Number.NaN)
    expect([decision.because.rule, decision.verdict]).toEqual([rule, verdict])
  })
})
