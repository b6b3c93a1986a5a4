import { describe, expect, it } from 'vitest'
import { amountCountOf } from './amount-count.ts'

describe('[P-072] what a total counts', () => {
  it.each([
    ['금액', 'amount'],
    ['건', 'cases'],
    ['건수', 'cases'],
    ['택배', 'parcel'],
    ['상자', null],
    ['', null],
    [null, null],
  ] as const)('[P-072] %s is read as %s', (word, kind) => expect(amountCountOf(word)).toBe(kind))
})
