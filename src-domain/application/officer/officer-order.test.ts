import { describe, expect, it } from 'vitest'
import { officerOrderGap } from './officer-order.ts'

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
