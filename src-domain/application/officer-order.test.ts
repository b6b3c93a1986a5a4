import { describe, expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { OFFICER_ORDER_CASES } from './officer-order.cases.ts'
import { decideOfficerOrder, OFFICER_ORDER_TABLE } from './officer-order.ts'

describe("[A-004] [D2-44] an officer's order", () => {
  itDecides('$rule decides $verdict for $order', OFFICER_ORDER_CASES, ({ order }) => decideOfficerOrder(order))

  it('is tested for every row of the table', () =>
    expect(new Set(OFFICER_ORDER_CASES.map(({ rule }) => rule))).toEqual(
      new Set(OFFICER_ORDER_TABLE.map(({ id }) => id)),
    ))
})
