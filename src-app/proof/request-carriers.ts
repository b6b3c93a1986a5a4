import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import { blocksCarrierRequest, carriersInTableOrder, type Carrier } from '#domain/proof/registration/carrier-request'
import { makeNewCarrierRequest } from '#domain/proof/registration/new-proof'
import { decideRegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import { decideSameCarrierRequest } from '#domain/proof/registration/same-registration'
import { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { sendingFailureVerdictOf } from '../kernel/failed-call.ts'
import { isStored, sendOnce, type SentMemory } from '../kernel/send-once.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import {
  OtherCarrierRequestArrived,
  CarrierRequestRefused,
  CarrierRequestUnanswered,
  RegistrationNotAllowed,
} from './proof.errors.ts'
import { ProofRegistrations } from './proofs.port.ts'
import { loadRegistrationApplication, proofApplicationNumbers } from './registration-application.ts'

/**
 * Returns whether a sent request has created a parcel proof. Fails if that proof is for other carriers. A proof that
 * blocks a request now is newer than the request that was sent, because an older proof would have blocked that request.
 * [P-084] [D3-139]
 */
const isRequestStored = (now: Application, carriers: readonly Carrier[]) => {
  const arrivedRequest = now.proofs.find(blocksCarrierRequest) ?? null
  return isStored(
    decideSameCarrierRequest(carriers, arrivedRequest),
    (reason) => new OtherCarrierRequestArrived({ ...reason, carriers: arrivedRequest?.detailTypes ?? [] }),
  )
}

/**
 * Decides again whether a carrier lookup is allowed, and requests the shipping data of this business from the ticked
 * carriers. If a request gets no readable answer, searches the agency's proofs immediately and at the next attempt: a
 * proof for the same carriers counts as success. [P-086] [D3-139]
 */
export const RequestCarriers = useCase(
  'RequestCarriers',
  { applications: Applications, session: SessionStore, registrations: ProofRegistrations },
  (ports) => {
    const send = (application: Application, carriers: readonly Carrier[], memory: SentMemory<Carrier>) => {
      const request = makeNewCarrierRequest(proofApplicationNumbers(application, ports.session), carriers)
      return sendOnce({
        kind: 'carriers',
        remember: memory.add(carriers),
        call: ports.registrations.askCarriers(request),
        ask: () => loadRegistrationApplication(ports),
        isStoredIn: (now) => isRequestStored(now, carriers),
        toError: toCarrierError,
      })
    }

    /**
     * Fails with the refusal of the rules if the application has changed; otherwise with the refusal of the server.
     * [D3-101]
     */
    const whyRefused = Effect.fnUntraced(function* (refusal: CarrierRequestRefused) {
      const now = yield* Effect.orElseSucceed(loadRegistrationApplication(ports), () => null)
      const eligibility = now && decideRegistrationEligibility('parcel', now)
      if (eligibility === null || eligibility.verdict === 'ok') return yield* refusal
      return yield* new RegistrationNotAllowed({ verdict: eligibility.verdict, because: eligibility.because })
    })

    return Effect.fnUntraced(function* (chosenCarriers: readonly Carrier[], memory: SentMemory<Carrier>) {
      const carriers = carriersInTableOrder(chosenCarriers)
      const application = yield* loadRegistrationApplication(ports)
      if (memory.sentBefore.length > 0 && (yield* isRequestStored(application, carriers))) return
      const { verdict, because } = decideRegistrationEligibility('parcel', application)
      if (verdict !== 'ok') return yield* new RegistrationNotAllowed({ verdict, because })
      yield* Effect.catchTag(send(application, carriers, memory), 'CarrierRequestRefused', whyRefused)
    })
  },
)
export type RequestCarriersError = ErrorOf<typeof RequestCarriers>

const toCarrierError = (cause: CallError) => {
  if (cause._tag === 'SessionEnded') return cause
  return cause._tag === 'Refused' && sendingFailureVerdictOf('carriers', cause) === 'refused'
    ? new CarrierRequestRefused({ because: cause.because })
    : new CarrierRequestUnanswered({ cause })
}
