import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { PaymentType } from '#domain/business/payment-type'
import { Won } from '#domain/kernel/won'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { Applications } from './applications.port.ts'
import { LoadDeliveryTotal } from './load-delivery-total.ts'

const readWith = (paymentType: PaymentType, deliveryTotal: Applications['deliveryTotal']) =>
  LoadDeliveryTotal.make({
    applications: fakePort(Applications, { deliveryTotal }),
    session: inMemorySession({ paymentType, businessNumber: businessNumberOrThrow('1000100002') }),
  })()

describe('LoadDeliveryTotal', () => {
  it('[A-051] reads the amount of a rapid application by business number', async () => {
    const calls: string[] = []
    const total = readWith('rapid', (brno) => {
      calls.push(brno)
      return Effect.succeed(Won(250_000))
    })
    expect(await Effect.runPromise(total)).toEqual({ is: 'found', amount: 250_000 })
    expect(calls).toEqual(['1000100002'])
  })

  it('[A-051] makes no call for a confirmed application', async () => {
    const total = readWith('confirmed', () => Effect.die('not to be called'))
    expect(await Effect.runPromise(total)).toEqual({ is: 'notAsked' })
  })

  it.each([
    ['no amount', Effect.succeed(null)],
    ['an amount below 0 (D2-612)', Effect.succeed(Won(-1))],
    ['a refusal', Effect.fail(refusedWith(500))],
    ['no answer', Effect.fail(NO_ANSWER)],
    ['a malformed answer', Effect.fail(MALFORMED_ANSWER)],
  ])(
    '[A-051] [D2-28] [D2-612] continues without an amount after %s',
    async (_, answer: ReturnType<Applications['deliveryTotal']>) => {
      expect(await Effect.runPromise(readWith('rapid', () => answer))).toEqual({ is: 'none' })
    },
  )
})
