import type { TotalKind } from './proof-total.ts'

/** What the total of a proof counts, by the two words of its master. */
export const TOTAL_KIND_CASES: readonly {
  readonly proves: readonly string[]
  readonly aplyType: string | null
  readonly amountCountType: string | null
  readonly kind: TotalKind
}[] = [
  { proves: ['P-264'], aplyType: '일반', amountCountType: '금액', kind: 'amount' },
  { proves: ['P-264'], aplyType: '일반', amountCountType: '건', kind: 'cases' },
  { proves: ['P-264'], aplyType: '영업', amountCountType: '건수', kind: 'cases' },
  { proves: ['P-264'], aplyType: '일반', amountCountType: '택배', kind: 'none' },
  { proves: ['P-264'], aplyType: '신속', amountCountType: '금액', kind: 'none' },
  { proves: ['P-264'], aplyType: null, amountCountType: null, kind: 'amount' },
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
