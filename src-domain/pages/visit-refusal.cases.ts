import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { GuardAlert } from './guards.table.ts'
import type { VisitRefusalVerdict } from './visit-refusal.ts'

type RefusedVisit = { readonly alert: GuardAlert | null; readonly stored: boolean; readonly known: boolean }

export const VISIT_REFUSAL_CASES: readonly DecisionCaseFrom<RefusedVisit, VisitRefusalVerdict>[] = [
  { proves: ['E-155'], rule: 'GW-1', alert: null, stored: false, known: false, verdict: 'byRow' },
  { proves: ['E-158'], rule: 'GW-2', alert: 'noPermission', stored: false, known: false, verdict: 'byRow' },
  { proves: ['E-137'], rule: 'GW-3', alert: 'expired', stored: false, known: false, verdict: 'unkept' },
  { proves: ['E-137'], rule: 'GW-3', alert: 'numberMissing', stored: false, known: true, verdict: 'unkept' },
  { proves: ['D1-255'], rule: 'GW-4', alert: 'expired', stored: true, known: false, verdict: 'neverCertified' },
  { proves: ['E-151'], rule: 'GW-5', alert: 'expired', stored: true, known: true, verdict: 'byRow' },
  { proves: ['E-151'], rule: 'GW-5', alert: 'numberMissing', stored: true, known: false, verdict: 'byRow' },
]
