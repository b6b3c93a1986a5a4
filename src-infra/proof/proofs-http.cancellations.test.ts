import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { ProofCancellationsHttp } from './proofs-http.ts'

describe('ProofCancellationsHttp', () => {
  it('[A-267] sends DELETE for a proof and POST for an item', async () => {
    const calls: RecordedCall[] = []
    const cancellations = ProofCancellationsHttp.make({ http: fakeHttp({ status: 200 }, calls) })
    await Effect.runPromise(cancellations.proof('12'))
    await Effect.runPromise(cancellations.item('3'))
    await Effect.runPromise(cancellations.item('P-3'))
    expect(calls).toEqual([
      { method: 'DELETE', path: '/api/v1/proof-mstr/delete/12', options: { operation: 'cancel-proof' } },
      {
        method: 'POST',
        path: '/api/v1/proof/cancel',
        options: { body: { receiptProofId: 3 }, operation: 'cancel-proof-item' },
      },
      {
        method: 'POST',
        path: '/api/v1/proof/cancel',
        options: { body: { receiptProofId: 'P-3' }, operation: 'cancel-proof-item' },
      },
    ])
  })

  it('fails with Refused for another status in the body, and succeeds without a body', async () => {
    const refusing = ProofCancellationsHttp.make({ http: fakeHttp({ status: 400, message: '취소할 수 없습니다.' }) })
    expect(await Effect.runPromise(Effect.flip(refusing.proof('12')))).toBeInstanceOf(Refused)
    expect(await Effect.runPromise(Effect.flip(refusing.item('3')))).toBeInstanceOf(Refused)
    expect(await Effect.runPromise(ProofCancellationsHttp.make({ http: fakeHttp(null) }).proof('12'))).toBeUndefined()
  })
})
