import { kstDateOrThrow } from '../time/calendar.ts'

export const DATE_RANGE_TODAY = kstDateOrThrow('2025-06-24')

/** Periods, and why they are refused on that day; null if they are accepted. */
export const DATE_RANGE_CASES = [
  { proves: ['P-062'], start: '2025-06-01', end: '2025-05-31', code: 'endBeforeStart' },
  { proves: ['P-062'], start: '2025-06-01', end: '2025-06-01', code: null },
  { proves: ['P-062'], start: '2024-12-31', end: '2025-01-01', code: null },
  { proves: ['P-063'], start: '2025-06-01', end: '2025-06-24', code: null },
  { proves: ['P-063'], start: '2025-06-24', end: '2025-06-24', code: null },
  { proves: ['P-063'], start: '2025-06-01', end: '2025-06-25', code: 'future' },
  { proves: ['P-063'], start: '2025-06-25', end: '2025-06-25', code: 'future' },
] as const
