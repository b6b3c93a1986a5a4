import { Effect } from 'effect'
import type { ProofCancellations } from '#app/proof/proof-cancellations.port'
import { agreed } from '../http/agreed.ts'
import type { Http } from '../http/http.ts'

const MASTER = '/api/v1/proof-mstr/delete'
const ITEM = '/api/v1/proof/cancel'

/** Ids are numbers on the wire; one that is none goes as it is. */
const wireId = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** Cancels proofs at the back end. */
export const makeProofCancellationsHttp = (http: Http): ProofCancellations => ({
  master: (id) =>
    http
      .delete(`${MASTER}/${encodeURIComponent(id)}`, { press: 'cancel-proof-master' })
      .pipe(agreed(MASTER), Effect.asVoid),
  item: (id) =>
    http.post(ITEM, { body: { receiptProofId: wireId(id) }, press: 'cancel-proof' }).pipe(agreed(ITEM), Effect.asVoid),
})
