import { AMOUNT_COUNT, type AmountCount } from './amount-count.table.ts'

const BY_WORD: ReadonlyMap<string, AmountCount> = new Map(
  (Object.keys(AMOUNT_COUNT) as AmountCount[]).flatMap((key) =>
    [AMOUNT_COUNT[key].wire, ...AMOUNT_COUNT[key].aliases].map((word) => [word, key] as const),
  ),
)

/** What a stored `amountCountType` says, null for a word that nobody knows. [P-072] */
export const amountCountOf = (word: string | null | undefined): AmountCount | null => BY_WORD.get(word ?? '') ?? null
