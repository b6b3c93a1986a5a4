import { describe, expect, it } from 'vitest'
import { judgeTotal } from './proof-total.ts'

describe('[P-030] [P-031] [D3-103] which totals a proof may have', () => {
  it.each([
    ['amount', 1, 'ok'],
    ['amount', 999_999_999_999, 'ok'],
    ['amount', 1_000_000_000_000, 'tooLarge'],
    ['amount', 1e20, 'tooLarge'],
    ['amount', Infinity, 'notWhole'],
    ['amount', 0.5, 'notWhole'],
    ['amount', 0, 'none'],
    ['amount', -1, 'none'],
    ['amount', Number.NaN, 'none'],
    ['cases', 1, 'ok'],
    ['cases', 100, 'ok'],
    ['cases', 101, 'tooLarge'],
    ['cases', 1.5, 'notWhole'],
    ['none', 101, 'ok'],
  ] as const)('[P-030] [P-031] %s of %d: %s', (kind, total, verdict) => expect(judgeTotal(kind, total)).toBe(verdict))
})
