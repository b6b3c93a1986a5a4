import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { PROOF_STATUS } from '#domain/proof/proof-status.table'
import { PROOF_TYPE } from '#domain/proof/proof-type'
import type { ProofItem } from '#domain/proof/proof'
import { aProofMaster } from '../testing/a-proof-master.ts'
import { anApplication } from '../testing/an-application.ts'
import { refusedWith } from '../testing/failures.ts'
import { only } from '../testing/only.ts'
import { makeCancelProof } from './cancel-proof.ts'
import { ProofCancellations } from './proof-cancellations.port.ts'

const APPLICATION = anApplication({ status: 'targetSelected' })
const MASTER = aProofMaster({ receiptProofMstrId: '12', aplyType: PROOF_TYPE.general.wire })
const ITEM = { receiptProofId: '3', currentStatus: null } as ProofItem

const start = (answer: ReturnType<ProofCancellations['master']> = Effect.void) => {
  const sent: string[] = []
  const cancel = makeCancelProof({
    cancellations: only(ProofCancellations, {
      master: (id) => {
        sent.push(`master ${id}`)
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

describe('cancelProof', () => {
  it('[A-198] takes back a whole row by the number of its master', async () => {
    const { sent, cancel } = start()
    await Effect.runPromise(cancel({ application: APPLICATION, master: MASTER }))
    expect(sent).toEqual(['master 12'])
  })

  it('[A-197] takes back one document by its own number', async () => {
    const { sent, cancel } = start()
    await Effect.runPromise(cancel({ application: APPLICATION, master: MASTER, item: ITEM }))
    expect(sent).toEqual(['item 3'])
  })

  it.each([
    ['the type', { ...MASTER, aplyType: PROOF_TYPE.fast.wire }, APPLICATION, 'proof.cancelRefusedType'],
    ['the status', { ...MASTER, progressStatus: PROOF_STATUS.deliberation.wire }, APPLICATION, 'proof.cancelRefused'],
    ['the application', MASTER, anApplication({ status: 'userDelete' }), 'proof.cancelRefusedApply'],
  ])('sends nothing where %s forbids it', async (_, master, application, because) => {
    const { sent, cancel } = start()
    expect(await Effect.runPromise(Effect.flip(cancel({ application, master })))).toMatchObject({
      _tag: 'ProofNotCancellable',
      because,
    })
    expect(sent).toEqual([])
  })

  it('[A-197] [A-198] hands on why it failed', async () => {
    const refusal = refusedWith(400, '취소할 수 없습니다.')
    const { cancel } = start(Effect.fail(refusal))
    expect(await Effect.runPromise(Effect.flip(cancel({ application: APPLICATION, master: MASTER })))).toBe(refusal)
    expect(await Effect.runPromise(Effect.flip(cancel({ application: APPLICATION, master: MASTER, item: ITEM })))).toBe(
      refusal,
    )
  })
})
