/**
 * Cases on both sides of every limit of the requirements: the reason for the refusal, or null if the value is accepted.
 */
export const ELIGIBLE_ANNUAL_SALES_CASES = [
  { proves: ['E-002'], won: -1, refusal: 'noSales' },
  { proves: ['E-002'], won: 0, refusal: 'noSales' },
  { proves: ['E-002'], won: 1, refusal: null },
  { proves: ['E-002'], won: 300_000_000, refusal: null },
  { proves: ['E-002'], won: 300_000_001, refusal: 'aboveThreshold' },
] as const

export const ELIGIBLE_OPENING_DATE_CASES = [
  { proves: ['E-003'], day: '1000-01-01', refusal: null },
  { proves: ['E-003'], day: '2024-12-31', refusal: null },
  { proves: ['E-003'], day: '2025-01-01', refusal: 'openedTooLate' },
] as const

export const ELIGIBLE_USAGE_MONTH_CASES = [
  { proves: ['E-004'], month: '2023-12', refusal: 'tooEarly' },
  { proves: ['E-004'], month: '2024-01', refusal: null },
  { proves: ['E-004'], month: '2024-12', refusal: null },
  { proves: ['E-004'], month: '2025-12', refusal: null },
  { proves: ['E-004'], month: '2026-01', refusal: 'tooLate' },
] as const

export const ELIGIBLE_COMBINED_USAGE_CASES = [
  { proves: ['E-005'], won: 0, refusal: 'notEnough' },
  { proves: ['E-005'], won: 300_000, refusal: 'notEnough' },
  { proves: ['E-005'], won: 300_001, refusal: null },
] as const
