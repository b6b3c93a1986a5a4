import type { FunctionExample } from '../kernel/decide.ts'
import type { ProofItemListName } from './proof-display.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'

/** The status of an item, as its list shows it. */
export const ITEM_STATUS_LABEL_CASES: readonly FunctionExample<{ table: ProofItemListName; status: ProofStatusOrText; shown: string }>[] = [
  { proves: ['P-106'], table: 'base', status: 'paymentComplete', shown: '인증완료' },
  { proves: ['P-106'], table: 'performance', status: 'paymentComplete', shown: '지급완료' },
  { proves: ['P-106'], table: 'base', status: 'supplementRequest', shown: '보완요청' },
  { proves: ['P-106'], table: 'performance', status: 'supplementRequest', shown: '보완요청' },
  { proves: ['P-106'], table: 'base', status: 'approved', shown: '승인' },
  { proves: ['P-106'], table: 'performance', status: { unknown: '이관' }, shown: '이관' },
  { proves: ['P-106'], table: 'base', status: { unknown: '이관' }, shown: '이관' },
  { proves: ['P-106'], table: 'performance', status: 'submitted', shown: '제출' },
]
