import { itDecides } from '../kernel/testing/it-decides.ts'
import { CANCELLATION_SENDING_CASES } from './cancellation-sending.cases.ts'
import { decideCancellationSending } from './cancellation-sending.ts'

itDecides(
  '[A-203] [A-204] [D2-115] rule $rule decides $verdict for a cancellation if the page shows $shown and the agency has $now',
  CANCELLATION_SENDING_CASES,
  ({ shown, now, cancellable = false }) => decideCancellationSending(shown, now && { status: now, cancellable }),
)
