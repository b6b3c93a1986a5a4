import type { DecisionCase } from '../kernel/decide.ts'
import type { OwnershipFacts } from './ownership.ts'

const OWN: OwnershipFacts = { signedIn: true, number: true, person: true, application: true }

export const OWNERSHIP_CASES: readonly DecisionCase<OwnershipFacts, 'own' | 'foreign'>[] = [
  { proves: ['E-209'], rule: 'OW-4', facts: OWN, verdict: 'own' },
  { proves: ['E-209'], rule: 'OW-1', facts: { ...OWN, number: false }, verdict: 'foreign' },
  { proves: ['E-209'], rule: 'OW-2', facts: { ...OWN, person: false }, verdict: 'foreign' },
  { proves: ['E-209'], rule: 'OW-3', facts: { ...OWN, application: false }, verdict: 'foreign' },
  { proves: ['A-235'], rule: 'OW-5', facts: { ...OWN, signedIn: false }, verdict: 'foreign' },
]
