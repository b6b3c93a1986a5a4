import { kstDateOrThrow } from '../kernel/calendar.ts'
import type { FunctionExample } from '../kernel/decide.ts'

/** The years that a proof has stored, and the years whose checkboxes are then ticked. */
export const KEEP_OFFERED_YEARS_CASES: readonly FunctionExample<{ stored: readonly number[]; years: readonly number[] }>[] = [
  { proves: ['P-101'], stored: [2024, 2025], years: [2024, 2025] },
  { proves: ['P-101'], stored: [2025, 2024], years: [2024, 2025] },
  { proves: ['P-101'], stored: [2025], years: [2025] },
  { proves: ['P-101'], stored: [2025, 2025], years: [2025] },
  { proves: ['P-101'], stored: [2023, 2024], years: [2024] },
  { proves: ['P-101'], stored: [], years: [] },
]

/** Years in the order in which they were selected, and as they are stored. */
export const SORT_UNIQUE_YEARS_CASES: readonly FunctionExample<{ ticked: readonly number[]; years: readonly number[] }>[] = [
  { proves: ['P-102'], ticked: [2025, 2024], years: [2024, 2025] },
  { proves: ['P-102'], ticked: [2024, 2025], years: [2024, 2025] },
  { proves: ['P-102'], ticked: [2025, 2025], years: [2025] },
  { proves: ['P-102'], ticked: [2024], years: [2024] },
  { proves: ['P-102'], ticked: [], years: [] },
]

/** The current day in these cases. */
export const DATE_RANGE_TODAY = kstDateOrThrow('2025-06-24')

/** Periods, and why they are refused on that day; null if they are accepted. */
export const DATE_RANGE_CASES: readonly FunctionExample<{
  start: string
  end: string
  code: 'endBeforeStart' | 'future' | null
}>[] = [
  { proves: ['P-062'], start: '2025-06-01', end: '2025-05-31', code: 'endBeforeStart' },
  { proves: ['P-062'], start: '2025-06-01', end: '2025-06-01', code: null },
  { proves: ['P-062'], start: '2024-12-31', end: '2025-01-01', code: null },
  { proves: ['P-063'], start: '2025-06-01', end: '2025-06-24', code: null },
  { proves: ['P-063'], start: '2025-06-24', end: '2025-06-24', code: null },
  { proves: ['P-063'], start: '2025-06-01', end: '2025-06-25', code: 'future' },
  { proves: ['P-063'], start: '2025-06-25', end: '2025-06-25', code: 'future' },
]
