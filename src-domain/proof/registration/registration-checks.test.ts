import { describe, expect, it } from 'vitest'
import type { RegistrationFacts } from './registration-checks.table.ts'
import { decideRegistrationForm } from './registration-checks.ts'

/** A registration that passes every check. */
const COMPLETE_DIRECT_REGISTRATION: RegistrationFacts = {
  token: true,
  form: { type: 'direct', detailType: '1', years: [2024], totalUnit: 'cases', total: '12', agreement: true },
  baseApproved: false,
  base: [{ attached: true }],
  performance: [{ attached: true }],
}

describe('[P-053] [P-054] [P-055] [P-056] [P-057] [P-058] [P-059] [P-060] the checks of a registration', () => {
  it('a missing total fails the row of the chosen unit', () => {
    const broken = (totalUnit: 'amount' | 'cases') =>
      decideRegistrationForm({
        ...COMPLETE_DIRECT_REGISTRATION,
        form: { ...COMPLETE_DIRECT_REGISTRATION.form, totalUnit, total: '' },
      }).facts
    expect(broken('amount')).toMatchObject({ 'RG-6': true, 'RG-7': false })
    expect(broken('cases')).toMatchObject({ 'RG-6': false, 'RG-7': true })
  })
})

describe('[P-061] the first failing check of a registration', () => {
  /** One correction for each check, in the order of the checks. Before the first correction, every check fails. */
  const corrections: readonly ((facts: RegistrationFacts) => RegistrationFacts)[] = [
    (facts) => ({ ...facts, token: true }),
    (facts) => ({ ...facts, form: { ...facts.form, agreement: COMPLETE_DIRECT_REGISTRATION.form.agreement } }),
    (facts) => ({ ...facts, form: { ...facts.form, type: 'direct' } }),
    (facts) => ({ ...facts, form: { ...facts.form, years: [2025] } }),
    (facts) => ({ ...facts, form: { ...facts.form, totalUnit: 'cases' } }),
    (facts) => ({ ...facts, form: { ...facts.form, total: '3' } }),
    (facts) => ({ ...facts, base: [{ attached: false }] }),
    (facts) => ({ ...facts, performance: [{ attached: false }] }),
    (facts) => ({ ...facts, base: [{ attached: true }] }),
    (facts) => ({ ...facts, performance: [{ attached: true }] }),
  ]

  it('follows the prescribed order from token to attached file', () => {
    let facts: RegistrationFacts = {
      token: false,
      form: { type: '', detailType: '1', years: [], totalUnit: '', total: '', agreement: false },
      baseApproved: false,
      base: [],
      performance: [],
    }
    const codeOf = (asked: RegistrationFacts) => {
      const { verdict } = decideRegistrationForm(asked)
      return verdict === 'ok' ? verdict : verdict.code
    }
    const codes = [codeOf(facts)]
    for (const step of corrections) {
      facts = step(facts)
      codes.push(codeOf(facts))
    }
    expect(codes).toEqual([
      'tokenMissing',
      'agreementMissing',
      'typeMissing',
      'periodMissing',
      'totalUnitMissing',
      'casesMissing',
      'baseMissing',
      'performanceMissing',
      'notAttached',
      'notAttached',
      'ok',
    ])
  })
})
