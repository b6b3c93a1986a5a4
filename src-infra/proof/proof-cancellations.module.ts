import { ContainerModule } from 'inversify'
import { CancelProof, makeCancelProof } from '#app/proof/cancel-proof'
import { ProofCancellations } from '#app/proof/proof-cancellations.port'
import { Http } from '../http/http.ts'
import { makeProofCancellationsHttp } from './proof-cancellations-http.ts'

/** What the result page does with proofs; registering them has modules of its own. */
export const proofCancellationsModule = new ContainerModule(({ bind }) => {
  bind(ProofCancellations).toResolvedValue(makeProofCancellationsHttp, [Http]).inSingletonScope()
  bind(CancelProof).toResolvedValue((cancellations) => makeCancelProof({ cancellations }), [ProofCancellations])
})
