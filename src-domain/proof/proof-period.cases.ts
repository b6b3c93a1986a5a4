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
