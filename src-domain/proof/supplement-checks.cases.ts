import type { DecisionCase } from '../kernel/decide.ts'
import type { SupplementSubmissionFacts, SupplementSubmissionVerdict } from './supplement-checks.ts'

const READY: SupplementSubmissionFacts = {
  signedIn: true,
  proofOpen: true,
  hasPeriod: true,
  totalKind: 'amount',
  total: 'ok',
  changed: 'some',
  unfinished: false,
  allItemsTreated: true,
  files: 'ok',
}
const ALL_BROKEN: SupplementSubmissionFacts = {
  signedIn: false,
  proofOpen: false,
  hasPeriod: false,
  totalKind: 'amount',
  total: 'none',
  changed: 'none',
  unfinished: false,
  allItemsTreated: false,
  files: 'none',
}

/** Verdicts of the supplement check. Each of the first cases corrects the failure of the case before it. */
export const SUPPLEMENT_SUBMISSION_CASES: readonly DecisionCase<SupplementSubmissionFacts, SupplementSubmissionVerdict>[] = [
  { proves: ['P-139', 'P-134'], rule: 'SU-1', facts: ALL_BROKEN, verdict: 'signedOut' },
  { proves: ['P-139', 'P-112', 'P-133'], rule: 'SU-2', facts: { ...ALL_BROKEN, signedIn: true }, verdict: 'notRequested' },
  { proves: ['P-135', 'P-139'], rule: 'SU-3', facts: { ...ALL_BROKEN, signedIn: true, proofOpen: true }, verdict: 'noPeriod' },
  { proves: ['P-136', 'P-139'], rule: 'SU-4', facts: { ...ALL_BROKEN, signedIn: true, proofOpen: true, hasPeriod: true }, verdict: 'noAmount' },
  { proves: ['P-136'], rule: 'SU-5', facts: { ...READY, totalKind: 'cases', total: 'none' }, verdict: 'noCases' },
  { proves: ['D3-103'], rule: 'SU-6', facts: { ...READY, totalKind: 'cases', total: 'tooLarge' }, verdict: 'tooManyCases' },
  { proves: ['D3-103'], rule: 'SU-10', facts: { ...READY, total: 'tooLarge' }, verdict: 'ok' },
  { proves: ['P-136'], rule: 'SU-10', facts: { ...READY, totalKind: 'none', total: 'none' }, verdict: 'ok' },
  { proves: ['P-137', 'P-139'], rule: 'SU-7', facts: { ...READY, changed: 'none', allItemsTreated: false }, verdict: 'noChange' },
  { proves: ['P-314', 'D3-560'], rule: 'SU-10', facts: { ...READY, changed: 'none' }, verdict: 'ok' },
  { proves: ['P-138'], rule: 'SU-12', facts: { ...READY, changed: 'elsewhere' }, verdict: 'appliedElsewhere' },
  { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, changed: 'elsewhere', allItemsTreated: false }, verdict: 'itemsOpen' },
  { proves: ['P-138'], rule: 'SU-10', facts: { ...READY, changed: 'elsewhere', unfinished: true }, verdict: 'ok' },
  { proves: ['P-137'], rule: 'SU-10', facts: { ...READY, changed: 'none', unfinished: true }, verdict: 'ok' },
  { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, allItemsTreated: false }, verdict: 'itemsOpen' },
  { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, changed: 'none', unfinished: true, allItemsTreated: false }, verdict: 'itemsOpen' },
  { proves: ['D3-103'], rule: 'SU-6', facts: { ...READY, totalKind: 'cases', total: 'tooLarge', changed: 'none', allItemsTreated: false }, verdict: 'tooManyCases' },
  { proves: ['P-139'], rule: 'SU-8', facts: { ...READY, allItemsTreated: false, files: 'none' }, verdict: 'itemsOpen' },
  { proves: ['D3-140'], rule: 'SU-9', facts: { ...READY, changed: 'elsewhere', files: 'none' }, verdict: 'noFileLeft' },
  { proves: ['D3-140'], rule: 'SU-9', facts: { ...READY, files: 'none' }, verdict: 'noFileLeft' },
  { proves: ['P-139'], rule: 'SU-10', facts: READY, verdict: 'ok' },
]
