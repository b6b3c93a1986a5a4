import { Effect } from 'effect'
import { blocksCarrierRequest, carriersInTableOrder, type Carrier } from '#domain/proof/carrier-request'
import { decideRegistrationEligibility } from '#domain/proof/registration-eligibility'
import { makeNewCarrierRequest } from '#domain/proof/new-proof'
import { decideSameCarrierRequest } from '#domain/proof/same-proof'
import type { Application } from '#domain/application/application'
import { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { type RequestSearchResult, isStoredOrFail, isStatusBelow500, settleLostCall } from '../kernel/failed-call.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { loadRegistrationApplication, proofApplicationIds } from './registration-application.ts'
import { ProofRegistrations } from './proofs.port.ts'
import { isExplainedRefusal } from './refusals.ts'
import {
  OtherCarrierRequestArrived,
  CarrierRequestRefused,
  CarrierRequestUnanswered,
  RegistrationNotAllowed,
} from './proof.errors.ts'

/** A request: the carriers, and the proofs that existed before the first request of this page. */
type Request = { readonly carriers: readonly Carrier[]; readonly before: ReadonlySet<string> }

/** The data that a page remembers between its attempts to request. */
export type CarrierRequestAttempts = {
  /** The ids of the proofs that existed before the request whose answer was lost; null if no answer was lost. */
  readonly before: ReadonlySet<string> | null
  /** Called when an answer is lost, with the ids of the proofs that existed before the request. */
  readonly lost: (before: ReadonlySet<string>) => void
}

/**
 * Finds out whether this request has created a parcel proof, and whether that proof is for the same carriers. [P-315]
 * [D3-139]
 */
const requestIn = (
  now: Application,
  { carriers, before }: Request,
): RequestSearchResult<OtherCarrierRequestArrived> => {
  const arrived = now.proofs.find((proof) => blocksCarrierRequest(proof) && !before.has(proof.id)) ?? null
  const { verdict } = decideSameCarrierRequest(carriers, arrived)
  return verdict === 'other' ? new OtherCarrierRequestArrived({ carriers: arrived?.detailTypes ?? [] }) : verdict
}

/**
 * Decides again whether a carrier lookup is allowed, and requests the shipping data of this business from the ticked
 * carriers. If a request gets no readable answer, searches the agency's proofs immediately and at the next attempt: a
 * proof for the same carriers counts as success. [P-021] [P-084] [P-086] [P-087] [P-315] [D3-139] Fails:
 * RegistrationNotLoaded, RegistrationNotAllowed and OtherCarrierRequestArrived (nothing sent), CarrierRequestRefused,
 * CarrierRequestUnanswered [P-089], SessionEnded.
 */
export const RequestCarriers = useCase(
  'RequestCarriers',
  { applications: Applications, session: SessionStore, registrations: ProofRegistrations },
  (ports) => {
    const send = (application: Application, ticked: readonly Carrier[], { before, lost }: CarrierRequestAttempts) => {
      const request = makeNewCarrierRequest(proofApplicationIds(application, ports.session), ticked)
      const sending = {
        carriers: request.carriers,
        before: before ?? new Set(application.proofs.map(({ id }) => id)),
      }
      return ports.registrations.askCarriers(request).pipe(
        Effect.catch((error): Effect.Effect<void, CallError | OtherCarrierRequestArrived> => {
          if (isExplainedRefusal(error)) return Effect.fail(error)
          lost(sending.before)
          return settleLostCall(error, loadRegistrationApplication(ports), (now) => requestIn(now, sending))
        }),
        Effect.mapError((error) => (error._tag === 'OtherCarrierRequestArrived' ? error : toCarrierError(error))),
      )
    }

    /**
     * Fails with the refusal of the rules if the application has changed; otherwise with the refusal of the server.
     * [D3-101]
     */
    const whyRefused = (refused: CarrierRequestRefused) =>
      Effect.gen(function* () {
        const now = yield* Effect.orElseSucceed(loadRegistrationApplication(ports), () => null)
        const decision = now === null ? null : decideRegistrationEligibility('parcel', now)
        if (decision === null || decision.verdict === 'ok') return yield* refused
        return yield* new RegistrationNotAllowed({ verdict: decision.verdict, because: decision.because })
      })

    return (carriers: readonly Carrier[], attempts: CarrierRequestAttempts) =>
      Effect.gen(function* () {
        const { before } = attempts
        const application = yield* loadRegistrationApplication(ports)
        const earlier =
          before === null ? 'absent' : requestIn(application, { carriers: carriersInTableOrder(carriers), before })
        if (yield* isStoredOrFail(earlier)) return
        const { verdict, because } = decideRegistrationEligibility('parcel', application)
        if (verdict !== 'ok') return yield* new RegistrationNotAllowed({ verdict, because })
        yield* Effect.catchTag(send(application, carriers, attempts), 'CarrierRequestRefused', whyRefused)
      })
  },
)
export type RequestCarriersError = ErrorOf<typeof RequestCarriers>

const toCarrierError = (error: CallError) => {
  if (error._tag === 'SessionEnded') return error
  return error._tag === 'Refused' && isStatusBelow500(error)
    ? new CarrierRequestRefused({ because: error.because })
    : new CarrierRequestUnanswered({ cause: error })
}
