import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aProof } from '#domain/proof/examples/a-proof'
import { aStoredEvidenceFile } from '../testing/a-file.ts'
import { NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { itemWithFile, registrationWorld, SELECTED_APPLICATION } from '../testing/registration-world.ts'

describe('OpenRegistration', () => {
  it('[P-021] loads the application of the session’s person and business with every proof', async () => {
    const world = registrationWorld({ session: { adminBackEnd: true } })
    const registration = await Effect.runPromise(world.openRegistration('general'))
    expect(registration).toMatchObject({
      application: SELECTED_APPLICATION,
      verdict: 'ok',
      baseApproved: false,
      baseItems: [],
    })
    expect(world.calls).toEqual(['load ci-1 1000100001 admin all'])
  })

  it.each([
    [
      'no application',
      Effect.succeed({ is: 'none', message: '없습니다.' } as const),
      { _tag: 'NotLoaded', message: null },
    ],
    [
      'an empty result',
      Effect.succeed({ is: 'empty', message: '없습니다.' } as const),
      { _tag: 'NotLoaded', message: null },
    ],
    ['no answer', NO_ANSWER, { _tag: 'NotLoaded', message: null }],
    [
      'an HTTP error with a sentence',
      refusedWith(500, '점검 중입니다.'),
      { _tag: 'NotLoaded', message: '점검 중입니다.' },
    ],
    ['HTTP 401', SESSION_ENDED, { _tag: 'SessionEnded' }],
    ['HTTP 403', refusedWith(403, '권한이 없습니다.'), { _tag: 'SessionEnded' }],
  ])('[P-020] fails to load the application after %s', async (_, answer, failure) => {
    const { openRegistration, session } = registrationWorld({ found: [answer] })
    expect(await Effect.runPromise(Effect.flip(openRegistration('general')))).toMatchObject(failure)
    expect(session.read().ci).toBe('ci-1')
  })

  it('[P-046] lists the base documents of the approved base proof, each once', async () => {
    const vehicle = { ...itemWithFile(aStoredEvidenceFile('차량.pdf')), proofType: 'direct' } as const
    const ledgerItem = itemWithFile(aStoredEvidenceFile('대장.pdf'))
    const master = aProof({
      id: '501',
      proofType: 'direct',
      status: 'paymentComplete',
      items: [vehicle, ledgerItem],
    })
    const world = registrationWorld({
      found: [{ ...SELECTED_APPLICATION, proofs: [master], items: [vehicle, ledgerItem] }],
    })
    const registration = await Effect.runPromise(world.openRegistration('direct'))
    expect(registration).toMatchObject({ verdict: 'ok', baseApproved: true, baseItems: [vehicle] })
  })
})
