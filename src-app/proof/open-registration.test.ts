import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aStoredEvidenceFile } from '../testing/a-file.ts'
import { aProof } from '#domain/proof/testing/a-proof'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import {
  DIRECT_DELIVERY_FORM,
  GENERAL_PROOF_FORM,
  itemWithFile,
  registrationWorld,
  SELECTED_APPLICATION,
} from '../testing/registration-world.ts'
import { CheckCarrierRequest, CheckRegistration } from './check-registration.ts'
import { ChooseProofPath } from './choose-proof.ts'

describe('OpenRegistration', () => {
  it('[P-021] loads the application of the session’s person and business with every proof', async () => {
    const world = registrationWorld({ session: { adminBackEnd: true } })
    const opened = await Effect.runPromise(world.openRegistration('general'))
    expect(opened).toMatchObject({
      application: SELECTED_APPLICATION,
      verdict: 'ok',
      baseApproved: false,
      baseItems: [],
    })
    expect(world.calls).toEqual(['load ci-1 1000100001 admin all'])
  })

  it('[P-046] lists each document of the approved base proof exactly once', async () => {
    const vehicle = { ...itemWithFile(aStoredEvidenceFile('차량.pdf')), proofType: 'direct' } as const
    const ledger = itemWithFile(aStoredEvidenceFile('대장.pdf'))
    const master = aProof({
      id: '501',
      proofType: 'direct',
      status: 'paymentComplete',
      items: [vehicle, ledger],
    })
    const world = registrationWorld({
      found: [{ ...SELECTED_APPLICATION, proofs: [master], items: [vehicle, ledger] }],
    })
    const opened = await Effect.runPromise(world.openRegistration('direct'))
    expect(opened).toMatchObject({ verdict: 'ok', baseApproved: true, baseItems: [vehicle] })
  })
})

describe('[P-016] ChooseProofPath', () => {
  it.each([
    ['general', '/proof-reg-all', 'general', true],
    ['direct', '/proof-reg', 'direct', false],
    ['parcel', '/proof-reg-parcel', 'parcel', false],
  ] as const)('for %s, stores the path in the session and returns %s', (path, next, proofType, generalProof) => {
    const session = inMemorySession({ proofDetailTypes: ['4'] })
    expect(ChooseProofPath.make({ session })(path)).toEqual({ next })
    expect(session.read()).toMatchObject({ proofType, generalProof, proofDetailTypes: [] })
  })
})

describe('[P-052] CheckRegistration and CheckCarrierRequest', () => {
  const facts = { form: GENERAL_PROOF_FORM, baseApproved: false, base: [], performance: [{ attached: true }] }
  const carriers = { carriers: ['롯데'], proofs: [], agreement: GENERAL_PROOF_FORM.agreement } as const

  const checks = (cookie: ReturnType<typeof inMemoryCookie>) => ({
    registration: CheckRegistration.make({ cookie }),
    carriers: CheckCarrierRequest.make({ cookie }),
  })

  it('both checks reject a visitor without a cookie before any other check', () => {
    const check = checks(inMemoryCookie())
    expect(check.registration(facts).verdict).toMatchObject({ code: 'tokenMissing' })
    expect(check.registration({ ...facts, form: DIRECT_DELIVERY_FORM }).verdict).toMatchObject({ code: 'tokenMissing' })
    expect(check.carriers({ ...carriers, carriers: [] }).verdict).toMatchObject({ code: 'tokenMissing' })
  })

  it('[P-036] both checks return the verdict of the rules if there is a cookie', () => {
    const check = checks(inMemoryCookie('token-1'))
    expect(check.registration(facts).verdict).toBe('passed')
    expect(check.registration({ ...facts, performance: [] }).verdict).toMatchObject({ code: 'performanceMissing' })
    expect(check.carriers(carriers).verdict).toBe('passed')
    expect(check.carriers({ ...carriers, carriers: [] }).verdict).toMatchObject({ code: 'carrierMissing' })
  })
})
