/** Stored periods, and the years that are ticked for them when 2024 and 2025 are offered. */
export const PERIOD_CASES: readonly {
  readonly proves: readonly string[]
  readonly period: string | null
  readonly years: readonly number[]
}[] = [
  { proves: ['P-101'], period: '2024,2025', years: [2024, 2025] },
  { proves: ['P-101'], period: '2025,2024', years: [2024, 2025] },
  { proves: ['P-101'], period: ' 2024 , 2025 ', years: [2024, 2025] },
  { proves: ['P-101'], period: '2025', years: [2025] },
  { proves: ['P-101'], period: '2025,2025', years: [2025] },
  { proves: ['P-101'], period: '2023,2024', years: [2024] },
  { proves: ['P-101'], period: '2024,,상반기', years: [2024] },
  { proves: ['P-101'], period: '20242025', years: [] },
  { proves: ['P-101'], period: '', years: [] },
  { proves: ['P-101'], period: null, years: [] },
]

/** Years in the order in which they were ticked, and the period that is stored. */
export const TICKED_CASES: readonly {
  readonly proves: readonly string[]
  readonly years: readonly number[]
  readonly period: string
}[] = [
  { proves: ['P-102'], years: [2025, 2024], period: '2024,2025' },
  { proves: ['P-102'], years: [2024, 2025], period: '2024,2025' },
  { proves: ['P-102'], years: [2025, 2025], period: '2025' },
  { proves: ['P-102'], years: [2024], period: '2024' },
  { proves: ['P-102'], years: [], period: '' },
]
