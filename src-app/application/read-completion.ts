import { Effect } from 'effect'
import type { Instant } from '#domain/kernel/calendar'
import type { Won } from '#domain/kernel/won'
import type { Session } from '#domain/session/session'
import { insteadOfFailure } from '../kernel/failed-call.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { Applications } from './applications.port.ts'
import { backEndOf } from './sending.ts'

/** What the completion page shows; null is shown as `-`. `receivedAt` is the time of the successful create. [A-138] [A-273] [D2-93] */
export type Completion = {
  readonly representative: string | null
  /** Ten digits. */
  readonly registrationNumber: string | null
  readonly businessName: string | null
  readonly number: string | null
  readonly receivedAt: Instant | null
}

/** A text of the session, null when it is not there. */
const known = (text: string) => (text === '' ? null : text)

/** What the session knows by itself. */
const ofSession = ({ certifiedName, registrationNumber, applicationNumber, receivedAt }: Session): Completion => ({
  representative: known(certifiedName),
  registrationNumber: known(registrationNumber),
  businessName: null,
  number: known(applicationNumber),
  receivedAt,
})

/**
 * What was applied for, read anew so that a reload shows the same page; where the call fails, or shows another application
 * than the one just made, the values of the session stay. Never fails. [A-138] [A-273] [D2-93]
 */
export const makeReadCompletion = (ports: { applications: Applications; session: SessionStore }) => () =>
  Effect.gen(function* () {
    const session = ports.session.read()
    const kept = ofSession(session)
    const owner = { ci: session.ci, registrationNumber: session.registrationNumber }
    const answer = yield* ports.applications
      .ofOwner(owner, backEndOf(session))
      .pipe(Effect.catch(() => Effect.succeed(null)))
    if (answer?.is !== 'found' || (kept.number !== null && answer.application.number !== kept.number)) return kept
    const { applicantName, registrationNumber, companyName, number } = answer.application
    return {
      representative: applicantName ?? kept.representative,
      registrationNumber: registrationNumber ?? kept.registrationNumber,
      businessName: companyName,
      number,
      receivedAt: kept.receivedAt,
    } satisfies Completion
  })
export type ReadCompletion = ReturnType<typeof makeReadCompletion>
export const ReadCompletion = useCase<ReadCompletion>('ReadCompletion')

/** The delivery total of a rapid application; `none` also when it could not be read; `notAsked` for a confirmed one. */
export type DeliveryTotal =
  | { readonly is: 'found'; readonly amount: Won }
  | { readonly is: 'none' }
  | { readonly is: 'notAsked' }

/**
 * On entry of the form: what the platforms reported, which becomes the support amount. Without it the form goes on with
 * the default amount, so no failure stops it. [A-051] [D2-28] Fails: SessionEnded.
 */
export const makeReadDeliveryTotal = (ports: { applications: Applications; session: SessionStore }) => () =>
  Effect.gen(function* () {
    const { paymentType, registrationNumber } = ports.session.read()
    if (paymentType !== 'rapid') return { is: 'notAsked' } as DeliveryTotal
    const amount = yield* ports.applications.deliveryTotal(registrationNumber).pipe(insteadOfFailure(null))
    return (amount === null ? { is: 'none' } : { is: 'found', amount }) as DeliveryTotal
  })
export type ReadDeliveryTotal = ReturnType<typeof makeReadDeliveryTotal>
export type ReadDeliveryTotalError = Effect.Error<ReturnType<ReadDeliveryTotal>>
export const ReadDeliveryTotal = useCase<ReadDeliveryTotal>('ReadDeliveryTotal')
