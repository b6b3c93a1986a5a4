/** Stored years, and those that are ticked for them when 2024 and 2025 are offered. */
export const PERIOD_CASES: readonly {
  readonly proves: readonly string[]
  readonly stored: readonly number[]
  readonly years: readonly number[]
}[] = [
  { proves: ['P-101'], stored: [2024, 2025], years: [2024, 2025] },
  { proves: ['P-101'], stored: [2025, 2024], years: [2024, 2025] },
  { proves: ['P-101'], stored: [2025], years: [2025] },
  { proves: ['P-101'], stored: [2025, 2025], years: [2025] },
  { proves: ['P-101'], stored: [2023, 2024], years: [2024] },
  { proves: ['P-101'], stored: [], years: [] },
]

/** Years in the order in which they were ticked, and as they are kept. */
export const TICKED_CASES: readonly {
  readonly proves: readonly string[]
  readonly ticked: readonly number[]
  readonly years: readonly number[]
}[] = [
  { proves: ['P-102'], ticked: [2025, 2024], years: [2024, 2025] },
  { proves: ['P-102'], ticked: [2024, 2025], years: [2024, 2025] },
  { proves: ['P-102'], ticked: [2025, 2025], years: [2025] },
  { proves: ['P-102'], ticked: [2024], years: [2024] },
  { proves: ['P-102'], ticked: [], years: [] },
]
