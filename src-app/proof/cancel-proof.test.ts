import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { CancelProof } from './cancel-proof.ts'
import { ProofCancellations } from './proofs.port.ts'

const APPLICATION = anApplication({ status: 'targetSelected' })
const PROOF = aProof({ id: '12', proofType: 'general' })
const ITEM = aProofItem({ id: '3' })

const start = (answer: ReturnType<ProofCancellations['proof']> = Effect.void) => {
  const sent: string[] = []
  const cancel = CancelProof.make({
    cancellations: fakePort(ProofCancellations, {
      proof: (id) => {
        sent.push(`proof ${id}`)
        return answer
      },
      item: (id) => {
        sent.push(`item ${id}`)
        return answer
      },
    }),
  })
  return { sent, cancel }
}

describe('CancelProof', () => {
  it('[A-198] cancels a whole proof by id', async () => {
    const { sent, cancel } = start()
    await Effect.runPromise(cancel({ application: APPLICATION, proof: PROOF }))
    expect(sent).toEqual(['proof 12'])
  })

  it('[A-197] cancels one document by id', async () => {
    const { sent, cancel } = start()
    await Effect.runPromise(cancel({ application: APPLICATION, proof: PROOF, item: ITEM }))
    expect(sent).toEqual(['item 3'])
  })

  it.each([
    ['the type', { ...PROOF, proofType: 'rapid' }, APPLICATION, 'lookedUp', 'PC-2'],
    ['the status', { ...PROOF, status: 'deliberation' }, APPLICATION, 'notOpen', 'PC-4'],
    ['the application', PROOF, anApplication({ status: 'userDelete' }), 'applicationEnded', 'PC-1'],
    ['the payment', PROOF, anApplication({ status: 'paymentComplete' }), 'applicationPaid', 'PC-6'],
  ] as const)(
    '[A-194] [A-195] [D2-821] sends nothing if %s forbids the cancellation',
    async (_, proof, application, verdict, rule) => {
      const { sent, cancel } = start()
      expect(await Effect.runPromise(Effect.flip(cancel({ application, proof })))).toMatchObject({
        _tag: 'ProofNotCancellable',
        verdict,
        because: { rule },
      })
      expect(sent).toEqual([])
    },
  )

  it('[A-197] [A-198] fails with the error of the call', async () => {
    const refusal = refusedWith(400, '취소할 수 없습니다.')
    const { cancel } = start(Effect.fail(refusal))
    expect(await Effect.runPromise(Effect.flip(cancel({ application: APPLICATION, proof: PROOF })))).toBe(refusal)
    expect(await Effect.runPromise(Effect.flip(cancel({ application: APPLICATION, proof: PROOF, item: ITEM })))).toBe(
      refusal,
    )
  })
})
