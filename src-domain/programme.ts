/** What the programme fixes for every application. Amounts are won, surcharges per cent, times as named. */
export const PROGRAMME = {
  consentVersion: '3.0.0',
  defaultSupport: 1_000_000,
  decidedAtCreation: 0,
  maximumTotalSupport: 300_000,
  supplementDays: 7,
  salesThreshold: 300_000_000,
  taxYears: [2023, 2024],
  surchargePercent: { falseMeans: 500, requirementsNotMet: 100 },
  retryAdviceMinutes: 30,
  supportPhone: '1533-0500',
} as const
