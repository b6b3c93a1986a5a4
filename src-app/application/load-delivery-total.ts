import { Effect } from 'effect'
import type { Won } from '#domain/kernel/won'
import { valueAfterCallFailure } from '../kernel/failed-call.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { Applications } from './applications.port.ts'

/** In won. `none`: none, or not readable. `notAsked`: not the rapid payment type. */
export type DeliveryTotal =
  | { readonly is: 'found'; readonly amount: Won }
  | { readonly is: 'none' }
  | { readonly is: 'notAsked' }

/**
 * When the form opens; it becomes the support amount. Without a total the form uses the default amount, so that a
 * failed call does not block it. [A-051] [D2-28]
 */
export const LoadDeliveryTotal = useCase(
  'LoadDeliveryTotal',
  { applications: Applications, session: SessionStore },
  (ports) =>
    Effect.fnUntraced(function* () {
      const { paymentType, registrationNumber } = ports.session.read()
      if (paymentType !== 'rapid') return { is: 'notAsked' } as DeliveryTotal
      const amount = yield* ports.applications.deliveryTotal(registrationNumber).pipe(valueAfterCallFailure(null))
      return (amount === null ? { is: 'none' } : { is: 'found', amount }) as DeliveryTotal
    }),
)
export type LoadDeliveryTotalError = ErrorOf<typeof LoadDeliveryTotal>
