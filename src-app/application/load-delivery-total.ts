import { Effect } from 'effect'
import { decideDeliveryTotal } from '#domain/application/form/delivery-total'
import type { Won } from '#domain/kernel/won'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { Applications } from './applications.port.ts'

/**
 * The delivery total of an application in won. `none`: the business has no total, or a total below 0, or the total
 * could not be read. `notAsked`: the total is requested only for applications of the rapid payment type, and this
 * application has another type.
 */
export type DeliveryTotal =
  | { readonly is: 'found'; readonly amount: Won }
  | { readonly is: 'none' }
  | { readonly is: 'notAsked' }

/**
 * When the form opens, reads the total that the platforms have reported. It becomes the support amount. If there is no
 * total, the form uses the default amount, so a failed call does not block the form. [A-051] [D2-28]
 */
export const LoadDeliveryTotal = useCase(
  'LoadDeliveryTotal',
  { applications: Applications, session: SessionStore },
  (ports) =>
    Effect.fnUntraced(function* () {
      const { paymentType, businessNumber } = ports.session.read()
      if (decideDeliveryTotal(paymentType, null).verdict === 'notAsked') return { is: 'notAsked' } as DeliveryTotal
      const amount = yield* ports.applications
        .deliveryTotal(businessNumber)
        .pipe(Effect.catchTag(CALL_FAILURE_TAGS, () => Effect.succeed(null)))
      const { verdict } = decideDeliveryTotal(paymentType, amount)
      return (verdict === 'found' ? { is: verdict, amount } : { is: verdict }) as DeliveryTotal
    }),
)
export type LoadDeliveryTotalError = ErrorOf<typeof LoadDeliveryTotal>
