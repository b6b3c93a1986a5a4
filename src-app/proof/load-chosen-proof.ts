import { Effect } from 'effect'
import type { Proof } from '#domain/proof/proof'
import {
  type SentSupplement,
  remainingSupplementChanges,
  type StagedChanges,
} from '#domain/proof/supplement/staged-changes'
import { isSupplementPossible } from '#domain/proof/supplement/supplement'
import { storedProofEntries, type ProofEntries, type Supplement } from '#domain/proof/supplement/supplement-checks'
import { Applications } from '../application/applications.port.ts'
import { applicationOrNull, requestOwnApplication } from '../application/own-application.ts'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import { toNotLoaded } from '../kernel/failed-call.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, type ServicesOf, type ServiceOf, useCase } from '../kernel/token.ts'
import type { ChosenProof } from './choose-proof.ts'
import { NoProofChosen, type LoadedProof } from './proof.errors.ts'
import { Proofs } from './proofs.port.ts'
import { SentSupplementStore } from './sent-supplement-store.ts'

export const isItemStillInProof = ({ items }: Proof, id: string): boolean =>
  items.some(({ id: itemId }) => itemId === id)

/** Returns the sent supplement if only a part of it was stored; otherwise null. [P-314] */
export const unfinishedSupplementOf = (sentSupplement: SentSupplement | null, proof: Proof): SentSupplement | null =>
  sentSupplement !== null && remainingSupplementChanges(sentSupplement, proof).storedInPart ? sentSupplement : null

/** Returns a proof with the changes that the person wants, in the form that the checks expect. [P-139] */
export const toSupplement = (
  { proof, application, pending }: LoadedProof,
  entered: ProofEntries,
  staged: StagedChanges<unknown>,
  wasStaged = staged.size > 0,
): Supplement => ({
  proof,
  items: proof.items,
  proofs: application === null ? null : application.proofs,
  stored: storedProofEntries(proof),
  entered,
  staged,
  wasStaged,
  remembered: pending !== null,
})

const PORTS = {
  proofs: Proofs,
  applications: Applications,
  session: SessionStore,
  sentSupplements: SentSupplementStore,
}
type Ports = ServicesOf<typeof PORTS>

/** Stores the proof of a history entry in the session, unless it belongs to a different application. */
const returnTo = ({ session }: Ports, entry: Partial<ChosenProof> | null): void => {
  const { proofId, ofApplication } = entry ?? {}
  if (typeof proofId !== 'string' || ofApplication !== session.read().applicationNumber) return
  session.update((currentSession) => ({ ...currentSession, proofId }))
}

/**
 * Requests a proof and its application. If the application cannot be read, it is null; HTTP 401 ends the session. [P-098]
 * [P-281]
 */
export const requestProof = (ports: Pick<Ports, 'proofs' | 'applications' | 'session'>, id: string) =>
  Effect.all(
    [
      ports.proofs.get(id),
      Effect.flatMap(requestOwnApplication(ports), (answer) =>
        answer.is === 'notCertified' && answer.cause._tag === 'SessionEnded'
          ? Effect.fail(answer.cause)
          : Effect.succeed(applicationOrNull(answer)),
      ),
    ],
    { concurrency: 'unbounded' },
  )

/**
 * Loads the proof of the history entry, or else the proof chosen in the session, and its application. [P-097] [P-303]
 */
export const LoadChosenProof = useCase('LoadChosenProof', PORTS, (ports) =>
  Effect.fnUntraced(function* (entry: Partial<ChosenProof> | null = null) {
    returnTo(ports, entry)
    const session = ports.session.read()
    if (session.proofId === '') return yield* new NoProofChosen()
    const [proof, application] = yield* requestProof(ports, session.proofId).pipe(
      Effect.catchTag(CALL_FAILURE_TAGS, toNotLoaded),
    )
    return { proof, application, pending: yield* pendingOf(ports, proof, application) } satisfies LoadedProof
  }),
)
export type LoadChosenProof = ServiceOf<typeof LoadChosenProof>
export type LoadChosenProofError = ErrorOf<typeof LoadChosenProof>

/**
 * Returns the unfinished supplement of a proof; null if it has none. If the proof no longer accepts the supplement,
 * deletes its record and returns null. [P-314] [P-315]
 */
const pendingOf = Effect.fnUntraced(function* (
  { sentSupplements }: Ports,
  proof: Proof,
  application: LoadedProof['application'],
): Effect.fn.Return<SentSupplement | null> {
  if (isSupplementPossible(proof.status, application))
    return unfinishedSupplementOf(yield* sentSupplements.read(proof.id), proof)
  yield* sentSupplements.remove(proof.id)
  return null
})
