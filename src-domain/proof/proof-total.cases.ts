import type { Proof } from './proof.ts'
import type { TotalKind } from './proof-total.ts'

/** What the total of a proof counts, by its type and the unit of its total. */
export const TOTAL_KIND_CASES: readonly (Pick<Proof, 'proofType' | 'totalUnit'> & {
  readonly proves: readonly string[]
  readonly kind: TotalKind
})[] = [
  { proves: ['P-264'], proofType: 'general', totalUnit: 'amount', kind: 'amount' },
  { proves: ['P-264'], proofType: 'general', totalUnit: 'cases', kind: 'cases' },
  { proves: ['P-264'], proofType: 'direct', totalUnit: 'cases', kind: 'cases' },
  { proves: ['P-264'], proofType: 'parcel', totalUnit: 'parcel', kind: 'none' },
  { proves: ['P-264'], proofType: 'fast', totalUnit: 'amount', kind: 'none' },
  { proves: ['P-264'], proofType: 'general', totalUnit: null, kind: 'amount' },
]

/** What was typed or loaded, and the number that is sent. */
export const TOTAL_CASES: readonly {
  readonly proves: readonly string[]
  readonly text: string
  readonly sent: number
}[] = [
  { proves: ['P-116'], text: '120,000', sent: 120_000 },
  { proves: ['P-116'], text: '1', sent: 1 },
  { proves: ['P-116'], text: ' 12 ', sent: 12 },
  { proves: ['P-116'], text: '0', sent: 0 },
  { proves: ['P-116'], text: '', sent: 0 },
  { proves: ['P-116'], text: '십만', sent: 0 },
  { proves: ['P-116'], text: '12가3', sent: 0 },
  { proves: ['P-116'], text: '-5', sent: 0 },
  { proves: ['P-116'], text: '9,999,999,999', sent: 9_999_999_999 },
]

/** What arrives at an input of ten digits, and what stands in it. */
export const TYPED_CASES: readonly {
  readonly proves: readonly string[]
  readonly text: string
  readonly stored: string
  readonly shown: string
}[] = [
  { proves: ['P-115'], text: '12a3', stored: '', shown: '123' },
  { proves: ['P-115'], text: '총 1,234원', stored: '', shown: '1234' },
  { proves: ['P-115'], text: '1234567890', stored: '', shown: '1234567890' },
  { proves: ['P-115'], text: '12345678901', stored: '', shown: '1234567890' },
  { proves: ['P-115'], text: '123456789012', stored: '123456789012', shown: '123456789012' },
  { proves: ['P-115'], text: '1234567890123', stored: '123456789012', shown: '1234567890' },
  { proves: ['P-115'], text: '', stored: '123456789012', shown: '' },
]
