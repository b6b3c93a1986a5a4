import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { DELIVERY_TOTAL_CASES } from './delivery-total.cases.ts'
import { decideDeliveryTotal } from './delivery-total.ts'

describe('[A-051] the delivery total of an application', () => {
  itDecides('$rule decides $verdict for $facts', DELIVERY_TOTAL_CASES, ({ facts }) => decideDeliveryTotal(facts))
})
