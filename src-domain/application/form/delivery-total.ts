import type { PaymentTypeOrText } from '../../business/payment-type.ts'
import { decisionFrom } from '../../kernel/decide.ts'

/**
 * The facts about the delivery total of an application. `rapid`: its payment is rapid. `total`: the platforms report a
 * total of at least 0 won.
 */
type DeliveryTotalFacts = { readonly rapid: boolean; readonly total: boolean }

/** `notAsked`: no total is requested. `none`: there is no usable total. */
type DeliveryTotalVerdict = 'notAsked' | 'none' | 'found'

/**
 * 배달료 조회: decides whether a form requests and shows a delivery total. `total` is in won; null if none is known.
 * [D2-28] [D2-612]
 */
export const decideDeliveryTotal = decisionFrom<
  [paymentType: PaymentTypeOrText | null, total: number | null],
  DeliveryTotalFacts,
  DeliveryTotalVerdict
>(
  (paymentType, total) => ({ rapid: paymentType === 'rapid', total: total !== null && total >= 0 }),
  [
    { id: 'DT-1', when: { rapid: false }, then: 'notAsked', ref: 'A-051' },
    { id: 'DT-2', when: { total: false }, then: 'none', ref: 'D2-28' },
    { id: 'DT-3', when: {}, then: 'found', ref: 'A-051' },
  ],
)
