import { Effect } from 'effect'
import type { ProofActionServices } from '../screens/application/result/proofs/proof-actions.model.ts'

const never = (name: string) => () => Effect.die(new Error(`${name} was not expected in this test`))

/** Services for tests of a result page without proofs. */
export const NO_PROOF_ACTION_SERVICES: ProofActionServices = {
  cancelProof: never('cancelProof'),
  chooseProof: () => {
    throw new Error('chooseProof was not expected in this test')
  },
  chooseProofPath: () => {
    throw new Error('chooseProofPath was not expected in this test')
  },
  downloadSubmissionConfirmation: never('downloadSubmissionConfirmation'),
  findFileUrl: never('findFileUrl'),
}
