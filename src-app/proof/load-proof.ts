import { Effect } from 'effect'
import type { HalfSupplement } from '#domain/proof/half-supplement'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import { isSupplementOpen } from '#domain/proof/supplement-end'
import type { ProofMaster } from '#domain/proof/proof'
import type { Applications } from '../application/applications.port.ts'
import { backEndOf } from '../application/back-end.ts'
import type { DraftOwner } from '../application/draft-owner.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { HalfSupplements } from './half-supplements.port.ts'
import type { ProofMasters } from './proof-masters.port.ts'
import type { LoadedProof } from './loaded-proof.ts'
import { NoProofChosen, ProofNotLoaded } from './supplement.errors.ts'

type Ports = {
  readonly masters: ProofMasters
  readonly applications: Applications
  readonly session: SessionStore
  readonly halves: HalfSupplements
  readonly owner: DraftOwner
}

/**
 * The proof that was chosen on the result page, with its application, side by side. That the application cannot be read
 * is nothing that the page tells, but for the end of the session. [P-097] [P-098] [P-303]
 * Fails: NoProofChosen, ProofNotLoaded, SessionEnded.
 */
export const makeLoadProof = (ports: Ports) => () =>
  Effect.gen(function* () {
    const session = ports.session.read()
    if (session.proofId === '') return yield* new NoProofChosen()
    const owner = { ci: session.ci, registrationNumber: session.registrationNumber }
    const [master, application] = yield* Effect.all(
      [
        ports.masters.get(session.proofId).pipe(
          Effect.catchTags({
            Refused: (refused) => Effect.fail(new ProofNotLoaded({ message: refused.message, cause: refused })),
            NoAnswer: (cause) => Effect.fail(new ProofNotLoaded({ message: null, cause })),
            MalformedAnswer: (cause) => Effect.fail(new ProofNotLoaded({ message: null, cause })),
          }),
        ),
        ports.applications.ofOwner(owner, backEndOf(session)).pipe(
          Effect.map((answer) => (answer.is === 'found' ? answer.application : null)),
          Effect.catch((error) => (error._tag === 'SessionEnded' ? Effect.fail(error) : Effect.succeed(null))),
        ),
      ],
      { concurrency: 'unbounded' },
    )
    return { master, application, half: yield* halfOf(ports, master) } satisfies LoadedProof
  })

/** Only of the same applicant, and only while the proof waits for it; any other has had its day. [P-314] */
const halfOf = ({ halves, owner }: Ports, { receiptProofMstrId, progressStatus }: ProofMaster) =>
  Effect.map(owner(), (digest): HalfSupplement | null => {
    const half = halves.read(receiptProofMstrId)
    if (half === null) return null
    if (half.owner === (digest ?? '') && isSupplementOpen(proofStatusFromWord(progressStatus))) return half
    halves.drop(receiptProofMstrId)
    return null
  })

export type LoadProof = ReturnType<typeof makeLoadProof>
export type LoadProofError = Effect.Error<ReturnType<LoadProof>>
export const LoadProof = useCase<LoadProof>('LoadProof')
