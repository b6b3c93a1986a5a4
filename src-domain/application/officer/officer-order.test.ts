import { describe, expect, it } from 'vitest'
import { decidedAmountIn, officerOrderGap } from './officer-order.ts'

describe('[A-249] [D3-201] what an officer has to write for an action', () => {
  const RECORD = { carrier: '한진', amount: 0 }
  it.each([
    ['reasons', {}, 'reasons'],
    ['reasons', { reasons: [' '] }, 'reasons'],
    ['reasons', { reasons: ['', 'US01'] }, 'none'],
    ['items', {}, 'items'],
    ['items', { items: [{ item: '1', reason: ' ' }] }, 'items'],
    ['items', { items: [{ item: '3', reason: '흐림' }] }, 'items'],
    [
      'items',
      {
        items: [
          { item: '1', reason: '흐림' },
          { item: '2', reason: '' },
        ],
      },
      'items',
    ],
    [
      'items',
      {
        items: [
          { item: '1', reason: '흐림' },
          { item: '2', reason: '흐림' },
        ],
      },
      'none',
    ],
    ['records', {}, 'records'],
    ['records', { records: [] }, 'records'],
    ['records', { records: [RECORD, { carrier: ' ', amount: 1 }] }, 'records'],
    ['records', { records: [RECORD, { carrier: '한진', amount: -1 }] }, 'records'],
    ['records', { records: [RECORD] }, 'none'],
    ['answer', {}, 'answer'],
    ['answer', { answer: ' ' }, 'answer'],
    ['answer', { answer: '네' }, 'none'],
    ['nothing', {}, 'none'],
    ['amount', {}, 'none'],
    ['total', {}, 'none'],
  ] as const)('for the input %s, the order %j lacks: %s', (needs, content, gap) =>
    expect(officerOrderGap(needs, content, ['1', '2'])).toBe(gap),
  )
})

describe('[D3-762] the decided amount of an application after an action without an amount', () => {
  const paid = { id: '1', proofType: 'general', status: 'paymentComplete', decidedAmount: 100_000 } as const
  const approved = { ...paid, id: '2', status: 'approved', decidedAmount: 150_000 } as const
  const application = { status: 'targetSelected', decidedAmount: 250_000, proofs: [paid, approved] } as const

  it.each(['hold', 'underReview', 'notSelected'] as const)('is what was paid for the proofs: %s', (status) => {
    expect(decidedAmountIn(status, application)).toBe(100_000)
    expect(decidedAmountIn(status, { ...application, proofs: [approved] })).toBe(0)
  })

  it.each(['targetSelected', 'transferError', 'userCancel'] as const)('stays: %s', (status) =>
    expect(decidedAmountIn(status, application)).toBe(250_000),
  )
})
