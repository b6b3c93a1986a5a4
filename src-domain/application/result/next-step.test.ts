import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../application-status/application-status.table.ts'
import { DEFAULT_SETTINGS } from '../../settings/settings.ts'
import { kstInstant } from '../../time/calendar.ts'
import type { DetailedStatus } from './detailed-status.table.ts'
import { expectedDecisionDay, lastChangedAt, detailedStatusOf, waitExpectationOf } from './next-step.ts'

const FACTS = {
  opinion: 'none',
  byTelephone: false,
  supplementDue: false,
  proofAtAgency: false,
  refused: 'none',
  lookup: 'none',
  support: 'open',
  newProofEnabled: true,
  rapid: false,
} as const

describe('[A-271] the detailed status', () => {
  it('has the name of the status if no further facts apply', () => {
    for (const status of APPLICATION_STATUSES) expect(detailedStatusOf(status, FACTS)).toBe(status)
  })

  it.each([
    ['hold', { opinion: 'ok' }, 'answered'],
    ['supplementRequest', { byTelephone: true }, 'supplementByTelephone'],
    ['targetSelected', { supplementDue: true, proofAtAgency: true }, 'supplementDue'],
    ['targetSelected', { newProofEnabled: false }, 'selectedWaiting'],
    ['targetSelected', { rapid: true }, 'selectedRapid'],
    ['targetSelected', { newProofEnabled: false, support: 'allPaid' }, 'paymentComplete'],
  ] as const)('the detailed status of %s with %j is %s', (status, known, next) =>
    expect(detailedStatusOf(status, { ...FACTS, ...known })).toBe(next),
  )

  it('returns unknown for an unknown status', () =>
    expect(detailedStatusOf({ unknown: '서류이관' }, FACTS)).toBe('unknown'))
})

describe('[D2-136] the expected wait while the agency works', () => {
  const at = kstInstant('2025-06-24', '15:00')
  const FILLED = { usualStepDays: 10, noticeBy: '문자' }

  it('shows the configured days since the last change', () => {
    expect(waitExpectationOf('verification', at, FILLED)).toEqual({ days: 10, day: '2025-07-04', by: '문자' })
    expect(waitExpectationOf('opinionWaiting', at, FILLED)?.day).toBe('2025-07-04')
    expect(waitExpectationOf('verification', null, FILLED)?.day).toBeNull()
    expect(waitExpectationOf('verification', at, DEFAULT_SETTINGS)).toEqual({ days: 0, day: null, by: '' })
  })

  it.each([
    ['a Friday', 3, '2025-06-27'],
    ['a Saturday', 4, '2025-06-30'],
    ['a Sunday', 5, '2025-06-30'],
    ['a Monday', 6, '2025-06-30'],
  ])('[D2-922] after %s, is on a day on which the agency works', (_, usualStepDays, day) =>
    expect(waitExpectationOf('verification', at, { usualStepDays, noticeBy: '' })?.day).toBe(day),
  )

  it('[D3-250] adds up the steps until the decision', () => {
    const dayOf = (detailedStatus: DetailedStatus) => {
      const expectation = waitExpectationOf(detailedStatus, at, FILLED)
      return expectation === null ? null : expectedDecisionDay(detailedStatus, expectation)
    }
    expect(dayOf('applied')).toBe('2025-08-03')
    expect(dayOf('received')).toBe('2025-08-03')
    expect(dayOf('infoLookup')).toBe('2025-07-24')
    expect(dayOf('supplementComplete')).toBe('2025-07-24')
    expect(dayOf('verification')).toBe('2025-07-14')
    expect(dayOf('underReview')).toBe('2025-07-14')
    expect(dayOf('deliberation')).toBe('2025-07-04')
    expect(dayOf('selectedWaiting')).toBeNull()
    expect(expectedDecisionDay('applied', { days: 0, day: null })).toBeNull()
  })

  it('counts from the last known change', () => {
    const [before, later] = [kstInstant('2025-06-01'), kstInstant('2025-07-20')]
    const selected = { updatedAt: at }
    expect(lastChangedAt(selected, [{ registeredAt: before, updatedAt: null }])).toBe(at)
    expect(lastChangedAt(selected, [{ registeredAt: later, updatedAt: null }])).toBe(later)
    expect(lastChangedAt(selected, [{ registeredAt: before, updatedAt: later }])).toBe(later)
    expect(lastChangedAt({ updatedAt: null }, [{ registeredAt: null, updatedAt: null }])).toBeNull()
  })

  it('is null unless the agency has to act', () => {
    for (const next of [
      'hold',
      'targetSelected',
      'supplementDue',
      'transferError',
      'paymentComplete',
      'userCancel',
    ] as const)
      expect([next, waitExpectationOf(next, at, FILLED)]).toEqual([next, null])
  })
})
