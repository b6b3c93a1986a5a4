import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { ASK_DELIVERY_TOTAL_CASES } from './delivery-total.cases.ts'
import { decideToAskDeliveryTotal } from './delivery-total.ts'

describe('[A-051] the delivery total of an application', () => {
  itDecides('$rule decides $verdict for $facts', ASK_DELIVERY_TOTAL_CASES, ({ facts }) =>
    decideToAskDeliveryTotal(facts),
  )
})
