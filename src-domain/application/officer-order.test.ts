import { describe, expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { OFFICER_ORDER_CASES } from './officer-order.cases.ts'
import { decideOfficerOrder, OFFICER_ORDER_TABLE, officerOrderGap } from './officer-order.ts'

describe("[A-004] [D2-44] an officer's order", () => {
  itDecides('$rule decides $verdict for $order', OFFICER_ORDER_CASES, ({ order }) => decideOfficerOrder(order))

  it('has a case for every row of the table', () =>
    expect(new Set(OFFICER_ORDER_CASES.map(({ rule }) => rule))).toEqual(
      new Set(OFFICER_ORDER_TABLE.map(({ id }) => id)),
    ))
})

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
