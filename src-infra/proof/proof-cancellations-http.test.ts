import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import type { MadeCall } from '../testing/answering-http.ts'
import { answeringHttp } from '../testing/answering-http.ts'
import { makeProofCancellationsHttp } from './proof-cancellations-http.ts'

describe('cancelling proofs', () => {
  it('[A-267] deletes a master by address and posts an item by number, each with the key of its press', async () => {
    const calls: MadeCall[] = []
    const cancellations = makeProofCancellationsHttp(answeringHttp({ status: 200 }, calls))
    await Effect.runPromise(cancellations.master('12'))
    await Effect.runPromise(cancellations.item('3'))
    await Effect.runPromise(cancellations.item('P-3'))
    expect(calls).toEqual([
      { method: 'DELETE', path: '/api/v1/proof-mstr/delete/12', options: { press: 'cancel-proof-master' } },
      { method: 'POST', path: '/api/v1/proof/cancel', options: { body: { receiptProofId: 3 }, press: 'cancel-proof' } },
      {
        method: 'POST',
        path: '/api/v1/proof/cancel',
        options: { body: { receiptProofId: 'P-3' }, press: 'cancel-proof' },
      },
    ])
  })

  it('takes another body status as a refusal, and an answer without one as success', async () => {
    const refusing = makeProofCancellationsHttp(answeringHttp({ status: 400, message: '취소할 수 없습니다.' }))
    expect(await Effect.runPromise(Effect.flip(refusing.master('12')))).toBeInstanceOf(Refused)
    expect(await Effect.runPromise(Effect.flip(refusing.item('3')))).toBeInstanceOf(Refused)
    expect(await Effect.runPromise(makeProofCancellationsHttp(answeringHttp(null)).master('12'))).toBeUndefined()
  })
})
