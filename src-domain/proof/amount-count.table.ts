/**
 * What the total of a proof counts: won, cases, or what carriers report. `wire` is the stored word of `amountCountType`,
 * `aliases` are words that are read as the same; no other file spells them. [P-072] [D3-04]
 */
export const AMOUNT_COUNT = {
  amount: { wire: '금액', aliases: [] },
  cases: { wire: '건', aliases: ['건수'] },
  parcel: { wire: '택배', aliases: [] },
} as const satisfies Record<string, { readonly wire: string; readonly aliases: readonly string[] }>

/** A known kind of total, by its English key. */
export type AmountCount = keyof typeof AMOUNT_COUNT
