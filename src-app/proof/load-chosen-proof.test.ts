import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { isBaseProofApproved } from '#domain/proof/registration/base-proof'
import type { SentSupplement } from '#domain/proof/supplement/staged-changes'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { A_SENT_BACK_PROOF, supplementWorld } from '../testing/supplement-world.ts'

const PENDING: SentSupplement = {
  proofId: '501',
  years: [2024],
  total: 3,
  deletions: ['9'],
  replacements: [],
}

describe('[P-097] LoadChosenProof', () => {
  it('loads the application and the chosen proof', async () => {
    const { loadProof, log } = supplementWorld()
    const loadedProof = await Effect.runPromise(loadProof())
    expect(loadedProof.proof).toEqual(A_SENT_BACK_PROOF)
    expect(loadedProof.application?.number).toBe('A1')
    expect(log.toSorted()).toEqual(['application of ci-1 1000100001 at normal', 'get'])
  })

  it('[P-011] loads the application from the separate back end if required', async () => {
    const { loadProof, log } = supplementWorld({ session: { adminBackEnd: true } })
    await Effect.runPromise(loadProof())
    expect(log).toContain('application of ci-1 1000100001 at admin')
  })

  it('[P-281] loads the proof whose id is in the browser history', async () => {
    const { loadProof, session } = supplementWorld()
    const { applicationNumber } = session.read()
    await Effect.runPromise(Effect.result(loadProof({ proofId: '777', ofApplication: applicationNumber })))
    expect(session.read().proofId).toBe('777')
  })

  it.each([null, {}, { proofId: '777' }, { proofId: '777', ofApplication: 'another' }])(
    '[P-281] ignores a history entry without a proof of this application: %j',
    async (entry) => {
      const { loadProof, session } = supplementWorld()
      const { proofId } = session.read()
      await Effect.runPromise(loadProof(entry))
      expect(session.read().proofId).toBe(proofId)
    },
  )

  it('[P-090] requests nothing if no proof is chosen', async () => {
    const { loadProof, log } = supplementWorld({ session: { proofId: '' } })
    expect(await Effect.runPromise(Effect.flip(loadProof()))).toMatchObject({ _tag: 'NoProofChosen' })
    expect(log).toEqual([])
  })

  it.each([
    ['no answer', NO_ANSWER],
    ['an outage', refusedWith(500)],
    ['a refusal', refusedWith(403)],
    ['a malformed answer', MALFORMED_ANSWER],
    ['no application', Effect.succeed({ is: 'none', message: null } as const)],
    ['an empty result', Effect.succeed({ is: 'empty', message: '없습니다.' } as const)],
  ])('[P-098] returns the proof without the application after %s', async (_, application) => {
    const { loadProof } = supplementWorld({ application })
    expect(await Effect.runPromise(loadProof())).toMatchObject({ application: null, proof: { total: 12 } })
  })

  it('[P-098] fails with SessionEnded when the session has ended', async () => {
    const { loadProof } = supplementWorld({ application: SESSION_ENDED })
    expect(await Effect.runPromise(Effect.flip(loadProof()))).toBe(SESSION_ENDED)
  })

  it.each([
    ['no answer', NO_ANSWER, null],
    ['a malformed answer', MALFORMED_ANSWER, null],
    ['a refusal without a sentence', refusedWith(500), null],
    ['a refusal with a sentence', refusedWith(404, '증빙을 찾을 수 없습니다.'), '증빙을 찾을 수 없습니다.'],
  ])('[P-303] fails with NotLoaded when loading the proof ends in %s', async (_, failure, message) => {
    const { loadProof } = supplementWorld({ fails: { get: failure } })
    expect(await Effect.runPromise(Effect.flip(loadProof()))).toMatchObject({ _tag: 'NotLoaded', message })
  })

  it('[P-107] returns the application with its approved base proof', async () => {
    const proofs = [aProof({ proofType: 'direct', status: 'paymentComplete' })]
    const { loadProof } = supplementWorld({ application: anApplication({ proofs }) })
    const { application } = await Effect.runPromise(loadProof())
    expect(application !== null && isBaseProofApproved(application)).toBe(true)
  })
})

describe('[P-314] LoadChosenProof, with a pending supplement', () => {
  it('[P-315] returns no pending supplement, but keeps its record, if none of its changes was stored', async () => {
    const { loadProof, sentSupplements } = supplementWorld({ sentSupplements: [{ ...PENDING, deletions: ['1'] }] })
    expect((await Effect.runPromise(loadProof())).pending).toBeNull()
    expect(sentSupplements.has('501')).toBe(true)
  })

  it('returns the pending supplement with the proof', async () => {
    const { loadProof } = supplementWorld({ sentSupplements: [PENDING] })
    expect((await Effect.runPromise(loadProof())).pending).toEqual(PENDING)
  })

  it('[D2-610] deletes the sent supplement when nothing can be paid for it any more', async () => {
    const application = anApplication({ status: 'paymentComplete', proofs: [A_SENT_BACK_PROOF] })
    const { loadProof, sentSupplements } = supplementWorld({ sentSupplements: [PENDING], application })
    expect((await Effect.runPromise(loadProof())).pending).toBeNull()
    expect(sentSupplements.get('501')).toBeUndefined()
  })

  it('deletes the sent supplement when the proof no longer accepts a supplement', async () => {
    const proof = { ...A_SENT_BACK_PROOF, status: 'supplementComplete' } as const
    const { loadProof, sentSupplements } = supplementWorld({ sentSupplements: [PENDING], proof })
    expect((await Effect.runPromise(loadProof())).pending).toBeNull()
    expect(sentSupplements.get('501')).toBeUndefined()
  })
})
