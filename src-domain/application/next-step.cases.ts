import type { DecisionCase } from '../kernel/decide.ts'
import type { NextStepFacts, NextStepVerdict } from './next-step.table.ts'

/** Facts about an application on which proofs may be registered and whose status alone decides the next step. */
const OTHER: NextStepFacts = {
  status: 'other',
  opinion: 'none',
  byTelephone: false,
  supplementDue: false,
  proofAtAgency: false,
  refused: 'none',
  lookup: 'none',
  support: 'open',
  newProofEnabled: true,
  rapid: false,
}
const HELD: NextStepFacts = { ...OTHER, status: 'hold' }
const SUPPLEMENT: NextStepFacts = { ...OTHER, status: 'supplementRequest' }
const SELECTED: NextStepFacts = { ...OTHER, status: 'targetSelected' }
const ALL_PAID: NextStepFacts = { ...SELECTED, support: 'allPaid', newProofEnabled: false }

/**
 * Each next step, with the facts that lead to it. In some cases several rules apply at once; these cases prove which
 * rule takes precedence.
 */
export const NEXT_STEP_CASES: readonly DecisionCase<NextStepFacts, NextStepVerdict>[] = [
  { proves: ['A-271', 'D2-97'], rule: 'NX-1', facts: OTHER, verdict: 'byStatus' },
  { proves: ['A-271'], rule: 'NX-1', facts: { ...OTHER, byTelephone: true, support: 'partPaid' }, verdict: 'byStatus' },
  { proves: ['D2-132'], rule: 'NX-1', facts: { ...OTHER, opinion: 'readOnly' }, verdict: 'byStatus' },
  { proves: ['D2-132'], rule: 'NX-2', facts: { ...HELD, opinion: 'ok' }, verdict: 'answered' },
  { proves: ['D2-132', 'P-154'], rule: 'NX-3', facts: { ...HELD, opinion: 'limit' }, verdict: 'answeredLast' },
  { proves: ['D2-132', 'P-155'], rule: 'NX-4', facts: { ...HELD, opinion: 'awaiting' }, verdict: 'opinionWaiting' },
  { proves: ['D2-132', 'P-154'], rule: 'NX-5', facts: { ...HELD, opinion: 'limitAwaiting' }, verdict: 'opinionWaiting' },
  { proves: ['D2-740'], rule: 'NX-20', facts: { ...HELD, opinion: 'usedBefore' }, verdict: 'opinionsUsedUp' },
  { proves: ['D2-132', 'D2-97'], rule: 'NX-6', facts: HELD, verdict: 'byStatus' },
  { proves: ['D2-112'], rule: 'NX-6', facts: { ...HELD, supplementDue: true, support: 'allPaid' }, verdict: 'byStatus' },
  { proves: ['D2-134', 'D2-150'], rule: 'NX-7', facts: { ...SUPPLEMENT, byTelephone: true }, verdict: 'supplementByTelephone' },
  { proves: ['D2-134', 'D2-97'], rule: 'NX-8', facts: SUPPLEMENT, verdict: 'byStatus' },
  { proves: ['D2-112'], rule: 'NX-9', facts: { ...SELECTED, supplementDue: true, proofAtAgency: true }, verdict: 'supplementDue' },
  { proves: ['A-271'], rule: 'NX-9', facts: { ...ALL_PAID, supplementDue: true }, verdict: 'supplementDue' },
  { proves: ['A-271', 'D2-131'], rule: 'NX-10', facts: ALL_PAID, verdict: 'paymentComplete' },
  { proves: ['D2-157'], rule: 'NX-11', facts: { ...SELECTED, lookup: 'running', newProofEnabled: false, support: 'partPaid' }, verdict: 'lookupRunning' },
  { proves: ['D2-132'], rule: 'NX-12', facts: { ...SELECTED, lookup: 'answered', proofAtAgency: true }, verdict: 'lookupAnswered' },
  { proves: ['D2-132'], rule: 'NX-9', facts: { ...SELECTED, lookup: 'answered', supplementDue: true }, verdict: 'supplementDue' },
  { proves: ['A-271'], rule: 'NX-13', facts: { ...ALL_PAID, proofAtAgency: true }, verdict: 'selectedWaiting' },
  { proves: ['D2-112'], rule: 'NX-13', facts: { ...SELECTED, proofAtAgency: true }, verdict: 'selectedWaiting' },
  { proves: ['A-271'], rule: 'NX-14', facts: { ...SELECTED, newProofEnabled: false }, verdict: 'selectedWaiting' },
  { proves: ['A-271'], rule: 'NX-14', facts: { ...SELECTED, newProofEnabled: false, rapid: true }, verdict: 'selectedWaiting' },
  { proves: ['D2-131'], rule: 'NX-15', facts: { ...SELECTED, support: 'littleLeft' }, verdict: 'littleLeft' },
  { proves: ['D2-131'], rule: 'NX-16', facts: { ...SELECTED, support: 'partPaid' }, verdict: 'somePaid' },
  { proves: ['A-271', 'D2-97'], rule: 'NX-17', facts: { ...SELECTED, rapid: true }, verdict: 'selectedRapid' },
  { proves: ['D2-710'], rule: 'NX-17', facts: { ...SELECTED, rapid: true, refused: 'registered' }, verdict: 'selectedRapid' },
  { proves: ['D2-790'], rule: 'NX-21', facts: { ...SELECTED, rapid: true, refused: 'rapid' }, verdict: 'rapidRefused' },
  { proves: ['D2-790'], rule: 'NX-13', facts: { ...SELECTED, rapid: true, refused: 'rapid', proofAtAgency: true }, verdict: 'selectedWaiting' },
  { proves: ['D2-710'], rule: 'NX-19', facts: { ...SELECTED, refused: 'registered' }, verdict: 'proofsRefused' },
  { proves: ['A-271'], rule: 'NX-18', facts: SELECTED, verdict: 'byStatus' },
]
