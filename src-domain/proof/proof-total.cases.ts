import type { DecisionCaseFrom, FunctionExample } from '../kernel/decide.ts'
import type { Proof } from './proof.ts'
import type { ProofTotalKind, ProofTotalVerdict, StatedTotal } from './proof-total.ts'

/** Proofs with their type and stored unit, and what the total of each counts. */
export const PROOF_TOTAL_KIND_CASES: readonly FunctionExample<Pick<Proof, 'proofType' | 'totalUnit'> & { kind: ProofTotalKind }>[] = [
  { proves: ['P-264'], proofType: 'general', totalUnit: 'amount', kind: 'amount' },
  { proves: ['P-264'], proofType: 'general', totalUnit: 'cases', kind: 'cases' },
  { proves: ['P-264'], proofType: 'direct', totalUnit: 'cases', kind: 'cases' },
  { proves: ['P-264'], proofType: 'parcel', totalUnit: 'parcel', kind: 'none' },
  { proves: ['P-264'], proofType: 'rapid', totalUnit: 'amount', kind: 'none' },
  { proves: ['P-264'], proofType: 'general', totalUnit: null, kind: 'amount' },
]

/** A typed or loaded total as text, and the number that is sent. */
export const PARSE_PROOF_TOTAL_CASES: readonly FunctionExample<{ text: string; total: number }>[] = [
  { proves: ['P-116'], text: '120,000', total: 120_000 },
  { proves: ['P-116'], text: '1', total: 1 },
  { proves: ['P-116'], text: ' 12 ', total: 12 },
  { proves: ['P-116'], text: '0', total: 0 },
  { proves: ['P-116'], text: '', total: 0 },
  { proves: ['P-116'], text: '십만', total: 0 },
  { proves: ['P-116'], text: '12가3', total: 0 },
  { proves: ['P-116'], text: '-5', total: 0 },
  { proves: ['P-116'], text: '9,999,999,999', total: 9_999_999_999 },
]

/** Input of a field of ten digits, the total that was stored before, and what the field then shows. */
export const CLEAN_PROOF_TOTAL_INPUT_CASES: readonly FunctionExample<{ text: string; stored: string; shown: string }>[] = [
  { proves: ['P-115'], text: '12a3', stored: '', shown: '123' },
  { proves: ['P-115'], text: '총 1,234원', stored: '', shown: '1234' },
  { proves: ['P-115'], text: '1234567890', stored: '', shown: '1234567890' },
  { proves: ['P-115'], text: '12345678901', stored: '', shown: '1234567890' },
  { proves: ['P-115'], text: '123456789012', stored: '123456789012', shown: '123456789012' },
  { proves: ['P-115'], text: '1234567890123', stored: '123456789012', shown: '1234567890' },
  { proves: ['P-115'], text: '', stored: '123456789012', shown: '' },
]

/** Totals of each kind, and whether a proof may have them. */
export const PROOF_TOTAL_DECISION_CASES: readonly DecisionCaseFrom<StatedTotal, ProofTotalVerdict>[] = [
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'amount', total: 1, as: 'supplement', verdict: 'ok' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'amount', total: 999_999_999_999, as: 'supplement', verdict: 'ok' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-3', kind: 'amount', total: 1_000_000_000_000, as: 'supplement', verdict: 'tooLarge' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-3', kind: 'amount', total: 1e20, as: 'supplement', verdict: 'tooLarge' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-2', kind: 'amount', total: Infinity, as: 'supplement', verdict: 'notWhole' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-2', kind: 'amount', total: 0.5, as: 'supplement', verdict: 'notWhole' },
  { proves: ['P-030', 'P-031', 'D3-103', 'P-057'], rule: 'TL-1', kind: 'amount', total: 0, as: 'supplement', verdict: 'none' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-1', kind: 'amount', total: -1, as: 'supplement', verdict: 'none' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-1', kind: 'amount', total: Number.NaN, as: 'supplement', verdict: 'none' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'cases', total: 1, as: 'supplement', verdict: 'ok' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'cases', total: 100, as: 'supplement', verdict: 'ok' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-3', kind: 'cases', total: 101, as: 'supplement', verdict: 'tooLarge' },
  { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-2', kind: 'cases', total: 1.5, as: 'supplement', verdict: 'notWhole' },
  { proves: ['P-103'], rule: 'TL-0', kind: 'none', total: 0, as: 'supplement', verdict: 'ok' },
  { proves: ['P-103'], rule: 'TL-0', kind: 'none', total: 101, as: 'supplement', verdict: 'ok' },
  { proves: ['P-035'], rule: 'TL-5', kind: 'amount', total: 60_000, as: 'registration', type: 'direct', verdict: 'otherUnit' },
  { proves: ['P-035'], rule: 'TL-4', kind: 'cases', total: 12, as: 'registration', type: 'direct', verdict: 'ok' },
  { proves: ['P-035'], rule: 'TL-4', kind: 'amount', total: 60_000, as: 'registration', type: 'general', verdict: 'ok' },
  { proves: ['D3-103'], rule: 'TL-3', kind: 'amount', total: 1_000_000_000_000, as: 'registration', type: 'direct', verdict: 'tooLarge' },
  { proves: ['P-276'], rule: 'TL-5', kind: 'none', total: 1, as: 'registration', type: 'general', verdict: 'otherUnit' },
]
