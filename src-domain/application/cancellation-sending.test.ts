import { expect, it } from 'vitest'
import { CANCELLATION_SENDING_CASES } from './cancellation-sending.cases.ts'
import { decideCancellationSending } from './cancellation-sending.ts'

it.each(CANCELLATION_SENDING_CASES)(
  '[A-203] [A-204] [D2-115] a cancellation is not sent if the applicant would lose more than the page has said: $shown, $now',
  ({ shown, now, cancellable, ...expected }) => {
    const { verdict, because } = decideCancellationSending(shown, { status: now, cancellable })
    expect([verdict, because.rule]).toEqual([expected.verdict, expected.rule])
  },
)
