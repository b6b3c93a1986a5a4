/** What the total of a proof counts: won, cases, or what carriers report. [P-072] [D3-04] */
export const AMOUNT_COUNTS = ['amount', 'cases', 'parcel'] as const

export type AmountCount = (typeof AMOUNT_COUNTS)[number]
