import type { DecisionCase } from '../kernel/decide.ts'
import type { CertificationUseFacts, CertificationUseVerdict } from './certification-use.ts'

const GOOD = { confirmed: true, fresh: true, unused: true, browser: 'own' } as const

/** Correct results of certifications, and results with one or more things wrong. The first wrong thing decides. */
export const CERTIFICATION_USE_CASES: readonly DecisionCase<CertificationUseFacts, CertificationUseVerdict>[] = [
  { proves: ['E-193'], rule: 'CU-5', facts: GOOD, verdict: 'ok' },
  { proves: ['E-190'], rule: 'CU-5', facts: { ...GOOD, browser: 'unknown' }, verdict: 'ok' },
  { proves: ['E-193'], rule: 'CU-1', facts: { confirmed: false, fresh: false, unused: false, browser: 'other' }, verdict: 'notConfirmed' },
  { proves: ['E-193'], rule: 'CU-2', facts: { ...GOOD, fresh: false, unused: false, browser: 'other' }, verdict: 'notConfirmed' },
  { proves: ['E-193'], rule: 'CU-3', facts: { ...GOOD, unused: false, browser: 'other' }, verdict: 'notConfirmed' },
  { proves: ['E-190'], rule: 'CU-3', facts: { ...GOOD, unused: false, browser: 'unknown' }, verdict: 'notConfirmed' },
  { proves: ['E-193'], rule: 'CU-4', facts: { ...GOOD, browser: 'other' }, verdict: 'notConfirmed' },
]
