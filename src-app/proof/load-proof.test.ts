import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { PendingSupplement } from '#domain/proof/staged-changes'
import { isBaseApproved } from '#domain/proof/proof-display'
import { aProof } from '#domain/proof/testing/a-proof'
import { anApplication } from '../testing/an-application.ts'
import { MALFORMED, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { A_SENT_BACK_PROOF, supplementWorld } from '../testing/supplement-world.ts'
import { ChooseProof } from './choose-proof.ts'

const PENDING: PendingSupplement = {
  proofId: '501',
  years: [2024],
  total: 3,
  deletions: ['9'],
  replacements: [],
}

describe('[P-097] loading a proof', () => {
  it('asks for the application of this person and business, and for the master that the session names', async () => {
    const { loadProof, log } = supplementWorld()
    const loaded = await Effect.runPromise(loadProof())
    expect(loaded.proof).toEqual(A_SENT_BACK_PROOF)
    expect(loaded.application?.number).toBe('A1')
    expect(log.toSorted()).toEqual(['application of ci-1 1000100001 at normal', 'get'])
  })

  it('[P-011] asks the separate back end for the application while the session says so', async () => {
    const { loadProof, log } = supplementWorld({ session: { adminBackEnd: true } })
    await Effect.runPromise(loadProof())
    expect(log).toContain('application of ci-1 1000100001 at admin')
  })

  it('[P-281] asks for the proof that the entry of the history is about, and the session is about it then', async () => {
    const { loadProof, session } = supplementWorld()
    const { applicationNumber } = session.read()
    await Effect.runPromise(Effect.result(loadProof({ proofId: '777', ofApplication: applicationNumber })))
    expect(session.read().proofId).toBe('777')
  })

  it.each([null, {}, { proofId: '777' }, { proofId: '777', ofApplication: 'another' }])(
    '[P-281] an entry that names none of this application changes nothing: %j',
    async (entry) => {
      const { loadProof, session } = supplementWorld()
      const { proofId } = session.read()
      await Effect.runPromise(loadProof(entry))
      expect(session.read().proofId).toBe(proofId)
    },
  )

  it('[P-090] requests nothing without a chosen proof', async () => {
    const { loadProof, log } = supplementWorld({ session: { proofId: '' } })
    expect(await Effect.runPromise(Effect.flip(loadProof()))).toMatchObject({ _tag: 'NoProofChosen' })
    expect(log).toEqual([])
  })

  it.each([
    ['no answer', NO_ANSWER],
    ['an outage', refusedWith(500)],
    ['a refusal', refusedWith(403)],
    ['another form', MALFORMED],
  ])('[P-098] that the application cannot be read is ignored: %s', async (_, application) => {
    const { loadProof } = supplementWorld({ application })
    expect(await Effect.runPromise(loadProof())).toMatchObject({ application: null, proof: { total: 12 } })
  })

  it('[P-098] ends the session where the server does', async () => {
    const { loadProof } = supplementWorld({ application: SESSION_ENDED })
    expect(await Effect.runPromise(Effect.flip(loadProof()))).toBe(SESSION_ENDED)
  })

  it.each([
    ['no answer', NO_ANSWER, null],
    ['another form', MALFORMED, null],
    ['a refusal without a sentence', refusedWith(500), null],
    ['a refusal with one', refusedWith(404, '증빙을 찾을 수 없습니다.'), '증빙을 찾을 수 없습니다.'],
  ])('[P-303] without the master there is no page: %s', async (_, failure, message) => {
    const { loadProof } = supplementWorld({ fails: { get: failure } })
    expect(await Effect.runPromise(Effect.flip(loadProof()))).toMatchObject({ _tag: 'ProofNotLoaded', message })
  })

  it('[P-107] an approved base proof is found among all masters of the application', async () => {
    const proofs = [aProof({ proofType: 'direct', status: 'paymentComplete' })]
    const { loadProof } = supplementWorld({ application: anApplication({ proofs }) })
    const { application } = await Effect.runPromise(loadProof())
    expect(application !== null && isBaseApproved(application)).toBe(true)
  })
})

describe('[P-314] what an earlier try has left', () => {
  it('comes with the proof', async () => {
    const { loadProof } = supplementWorld({ pendingSupplements: [PENDING] })
    expect((await Effect.runPromise(loadProof())).pending).toEqual(PENDING)
  })

  it('is deleted when the proof is no longer open for a supplement', async () => {
    const proof = { ...A_SENT_BACK_PROOF, status: 'supplementComplete' } as const
    const { loadProof, pendingSupplements } = supplementWorld({ pendingSupplements: [PENDING], proof })
    expect((await Effect.runPromise(loadProof())).pending).toBeNull()
    expect(pendingSupplements.get('501')).toBeUndefined()
  })
})

describe('[P-114] going to the base-proof supplement', () => {
  it('notes the proof in the session and names the page', () => {
    const { session } = supplementWorld({ session: { proofId: '' } })
    expect(ChooseProof.make({ session })({ id: '501' }, 'addBase').next).toBe('/proof-reg-add')
    expect(session.read().proofId).toBe('501')
  })
})
