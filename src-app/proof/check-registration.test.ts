import { describe, expect, it } from 'vitest'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { DIRECT_DELIVERY_FORM, GENERAL_PROOF_FORM } from '../testing/registration-world.ts'
import { CheckCarrierRequest, CheckRegistration } from './check-registration.ts'

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
