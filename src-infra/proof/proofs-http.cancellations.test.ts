import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import { type MadeCall, answeringHttp } from '../testing/answering-http.ts'
import { signIn } from '../testing/signed-in.ts'
import { makeProofCancellationsHttp } from './proofs-http.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('makeProofCancellationsHttp', () => {
  it('[A-267] deletes a proof by address and posts an item by id, each with an operation for its idempotency key', async () => {
    const calls: MadeCall[] = []
    const cancellations = makeProofCancellationsHttp(answeringHttp({ status: 200 }, calls))
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

  it('fails with Refused for another body status, and succeeds for an answer without a body status', async () => {
    const refusing = makeProofCancellationsHttp(answeringHttp({ status: 400, message: '취소할 수 없습니다.' }))
    expect(await Effect.runPromise(Effect.flip(refusing.proof('12')))).toBeInstanceOf(Refused)
    expect(await Effect.runPromise(Effect.flip(refusing.item('3')))).toBeInstanceOf(Refused)
    expect(await Effect.runPromise(makeProofCancellationsHttp(answeringHttp(null)).proof('12'))).toBeUndefined()
  })

  it('cancels a proof and a document on the fake server', async () => {
    const { applications, http, session } = await signIn('selected-supplement', '/aply-result')
    const cancellations = makeProofCancellationsHttp(http)
    const { ci, registrationNumber: brno } = session.read()
    const load = async () => {
      const answer = await Effect.runPromise(applications.ofOwner({ ci, registrationNumber: brno }, 'normal'))
      if (answer.is !== 'found') throw new Error(answer.is)
      return answer.application
    }
    const { proofs, items } = await load()
    const [master] = proofs
    const [item] = items
    await Effect.runPromise(cancellations.item(item?.id ?? ''))
    await Effect.runPromise(cancellations.proof(master?.id ?? ''))
    const after = await load()
    expect(after.proofs[0]?.status).toBe('userDelete')
    expect(after.items[0]?.status).toBe('userCancel')
  })
})
