import { Effect } from 'effect'
import type { ProofCancellations } from '#app/proof/proof-cancellations.port'
import { agreed } from '../http/agreed.ts'
import type { Http } from '../http/http.ts'
import { wireId } from './proof-wire.ts'

const MASTER = '/api/v1/proof-mstr/delete'
const ITEM = '/api/v1/proof/cancel'

/** Cancels proofs at the back end. */
export const makeProofCancellationsHttp = (http: Http): ProofCancellations => ({
  proof: (id) =>
    http
      .delete(`${MASTER}/${encodeURIComponent(id)}`, { press: 'cancel-proof-master' })
      .pipe(agreed(MASTER), Effect.asVoid),
  item: (id) =>
    http.post(ITEM, { body: { receiptProofId: wireId(id) }, press: 'cancel-proof' }).pipe(agreed(ITEM), Effect.asVoid),
})
