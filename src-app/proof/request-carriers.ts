import { Effect } from 'effect'
import { carrierNames, isLiveParcelProof } from '#domain/proof/carrier-request'
import type { Carrier } from '#domain/proof/carriers.table'
import { composeCarrierRequest } from '#domain/proof/compose-registration'
import { judgeRegistration } from '#domain/proof/registration-eligibility'
import type { Application } from '#domain/application/application'
import type { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import { groundOf, loadRegistrationGround } from './load-registration-ground.ts'
import type { ProofRegistrations } from './proof-registrations.port.ts'
import { isAnswered } from './register-proof.ts'
import { CarrierRequestRefused, CarrierRequestUnanswered, RegistrationNotAllowed } from './registration.errors.ts'

type Ports = {
  readonly applications: Applications
  readonly session: SessionStore
  readonly registrations: ProofRegistrations
}

/** A request whose answer was lost: the carriers, and the proofs that were there before it was sent. */
type Lost = { readonly names: string; readonly before: ReadonlySet<string> }

/** Is there now a parcel proof for these carriers that was not there before? */
const hasArrived = (now: Application, { names, before }: Lost): boolean =>
  now.proofs.some(
    (master) => isLiveParcelProof(master) && master.aplyTypeDetail === names && !before.has(master.receiptProofMstrId),
  )

/**
 * Asks the ticked carriers for what this business sent, after judging once more whether they may be asked. A request
 * without a readable answer is looked for at the agency before anything is reported, at once and on the next press; found,
 * it counts as made. One of these belongs to one visit of the page. [P-021] [P-084] [P-086] [P-087] [P-315]
 * Fails: RegistrationNotLoaded, RegistrationNotAllowed (nothing sent), CarrierRequestRefused, CarrierRequestUnanswered
 * [P-089], SessionEnded.
 */
export const makeRequestCarriers = (ports: Ports) => {
  let lost: Lost | null = null

  const send = (application: Application, names: string) => {
    const before = new Set(application.proofs.map((master) => master.receiptProofMstrId))
    const place = {
      suptSn: application.supportNumber ?? ports.session.read().supportNumber,
      aplyNo: application.number,
    }
    return ports.registrations.askCarriers(composeCarrierRequest(place, names)).pipe(
      Effect.catch((error) => (isAnswered(error) ? Effect.fail(error) : lookFor({ names, before }, error))),
      Effect.mapError(asTold),
    )
  }

  const lookFor = (sent: Lost, error: CallError): Effect.Effect<void, CallError> =>
    loadRegistrationGround(ports).pipe(
      Effect.catch(() =>
        Effect.suspend(() => {
          lost = sent
          return Effect.fail(error)
        }),
      ),
      Effect.flatMap((now) => (hasArrived(now, sent) ? Effect.void : Effect.fail(error))),
    )

  return (carriers: readonly Carrier[]) =>
    Effect.gen(function* () {
      const names = carrierNames(carriers)
      const application = yield* loadRegistrationGround(ports)
      const earlier = lost
      lost = null
      if (earlier !== null && hasArrived(application, earlier)) return
      const { verdict } = judgeRegistration('parcel', groundOf(application))
      if (verdict !== 'ok') return yield* new RegistrationNotAllowed({ because: verdict })
      yield* send(application, names)
    })
}

const asTold = (error: CallError) => {
  if (error._tag === 'SessionEnded') return error
  return error._tag === 'Refused' && error.status < 500
    ? new CarrierRequestRefused()
    : new CarrierRequestUnanswered({ cause: error })
}

export type RequestCarriers = ReturnType<typeof makeRequestCarriers>
export type RequestCarriersError = Effect.Error<ReturnType<RequestCarriers>>
export const RequestCarriers = useCase<RequestCarriers>('RequestCarriers')
