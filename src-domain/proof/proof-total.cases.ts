import type { FunctionExample } from '../kernel/decide.ts'
import type { ProofTotalKind } from './proof-total.ts'
import type { Proof } from './proof.ts'

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
