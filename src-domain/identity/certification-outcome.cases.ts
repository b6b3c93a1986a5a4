import type { DecisionCase } from '../kernel/decide.ts'
import type { CertificationOutcomeFacts, CertificationOutcomeVerdict } from './certification-outcome.ts'

export const CERTIFICATION_OUTCOME_CASES: readonly DecisionCase<CertificationOutcomeFacts, CertificationOutcomeVerdict>[] = [
  { proves: ['E-108'], rule: 'IR-1', facts: { result: 'cancelled', closedCancels: true, confirmed: 'notAsked' }, verdict: 'windowCancelled' },
  { proves: ['E-122'], rule: 'IR-2', facts: { result: 'cancelled', closedCancels: false, confirmed: 'notAsked' }, verdict: 'cancelled' },
  { proves: ['E-112'], rule: 'IR-3', facts: { result: 'failed', closedCancels: true, confirmed: 'notAsked' }, verdict: 'failed' },
  { proves: ['E-120'], rule: 'IR-4', facts: { result: 'certified', closedCancels: false, confirmed: 'no' }, verdict: 'failed' },
  { proves: ['E-119'], rule: 'IR-5', facts: { result: 'certified', closedCancels: false, confirmed: 'yes' }, verdict: 'certified' },
  { proves: ['E-121'], rule: 'IR-5', facts: { result: 'certified', closedCancels: false, confirmed: 'notAsked' }, verdict: 'certified' },
]
