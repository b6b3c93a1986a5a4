import type { DecisionCase } from '../kernel/decide.ts'
import type { MaintenanceAccessFacts } from './maintenance-access.ts'

/** Visits during and outside a maintenance window, from the office network and from elsewhere. */
export const MAINTENANCE_ACCESS_CASES: readonly DecisionCase<MaintenanceAccessFacts, 'open' | 'closed'>[] = [
  { proves: ['P-238'], rule: 'MA-1', facts: { maintenance: false, office: false }, verdict: 'open' },
  { proves: ['P-238'], rule: 'MA-1', facts: { maintenance: false, office: true }, verdict: 'open' },
  { proves: ['P-238'], rule: 'MA-2', facts: { maintenance: true, office: true }, verdict: 'open' },
  { proves: ['P-237'], rule: 'MA-3', facts: { maintenance: true, office: false }, verdict: 'closed' },
]
