import type { DecisionCaseFrom, FunctionExample } from '../kernel/decide.ts'

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

/** Years as they were sent, and whether a proof may be stored with them. */
export const PROOF_YEARS_CASES: readonly DecisionCaseFrom<{ sent: readonly number[]; registering: boolean }, 'ok' | 'needPeriod'>[] = [
  { proves: ['P-055'], rule: 'YR-1', sent: [], registering: true, verdict: 'needPeriod' },
  { proves: ['P-055'], rule: 'YR-1', sent: [2023], registering: true, verdict: 'needPeriod' },
  { proves: ['P-101'], rule: 'YR-1', sent: [2023], registering: false, verdict: 'needPeriod' },
  { proves: ['P-027'], rule: 'YR-2', sent: [2023, 2024], registering: true, verdict: 'needPeriod' },
  { proves: ['P-028'], rule: 'YR-3', sent: [2025, 2024], registering: true, verdict: 'needPeriod' },
  { proves: ['P-101'], rule: 'YR-4', sent: [2023, 2024], registering: false, verdict: 'ok' },
  { proves: ['P-101'], rule: 'YR-4', sent: [2024, 2025], registering: true, verdict: 'ok' },
  { proves: ['P-101'], rule: 'YR-4', sent: [2025], registering: true, verdict: 'ok' },
]
