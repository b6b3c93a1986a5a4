import { paymentsByDay } from '#domain/application/result/payments'
import { formatWon } from '#domain/kernel/won'
import { kstInstant } from '#domain/time/calendar'
import type { FunctionCase } from '../../../rule-entry.ts'

type Asked = Parameters<typeof paymentsByDay>[0]

const PAID: Asked['proofs'][number] = {
  id: '501',
  proofType: 'general',
  status: 'paymentComplete',
  decidedAmount: 60_000,
  totalUnit: 'amount',
  total: 60_000,
  completedAt: null,
  updatedAt: null,
}

const words = (proofs: Asked['proofs'], application: Partial<Asked> = {}): string =>
  paymentsByDay({ status: 'targetSelected', updatedAt: null, decidedAmount: null, ...application, proofs })
    .map(({ day, won }) => `${day ?? '날을 모름'} ${formatWon(won)}`)
    .join(', ') || '지급된 것이 없다'

const [THIRD, FIFTH, NINTH] = ['2025-07-03', '2025-07-05', '2025-07-09'].map((day) => kstInstant(day)) as [number, number, number]

export const PAYMENT_CASES: readonly FunctionCase[] = [
  { proves: ['D2-158'], given: '지급일: 지급완료인 증빙이 7월 3일에 처리되고 7월 5일에 바뀜', outcome: '2025-07-03 60,000원', ask: () => words([{ ...PAID, completedAt: THIRD, updatedAt: FIFTH }]) },
  { proves: ['D2-158'], given: '지급일: 지급완료인 증빙이 처리된 날이 없고 7월 5일에 바뀜', outcome: '2025-07-05 60,000원', ask: () => words([{ ...PAID, updatedAt: FIFTH }]) },
  { proves: ['D2-158'], given: '지급일: 지급완료인 증빙의 두 날이 모두 없음', outcome: '날을 모름 60,000원', ask: () => words([PAID], { updatedAt: NINTH }) },
  { proves: ['D2-158'], given: '지급일: 승인된 증빙', outcome: '지급된 것이 없다', ask: () => words([{ ...PAID, status: 'approved', completedAt: THIRD }]) },
  { proves: ['D2-158'], given: '지급일: 지급완료인 증빙 둘이 7월 5일과 7월 3일에 처리됨', outcome: '2025-07-03 60,000원, 2025-07-05 60,000원', ask: () => words([{ ...PAID, completedAt: FIFTH }, { ...PAID, id: '502', completedAt: THIRD }]) },
  { proves: ['D2-158'], given: '지급일: 지급완료인 증빙 둘이 모두 7월 3일에 처리됨', outcome: '2025-07-03 120,000원', ask: () => words([{ ...PAID, completedAt: THIRD }, { ...PAID, id: '502', completedAt: THIRD }]) },
  { proves: ['D2-792'], given: '지급일: 신청이 7월 9일에 100,000원으로 지급완료, 그 가운데 증빙이 7월 3일에 처리됨', outcome: '2025-07-03 60,000원, 2025-07-09 40,000원', ask: () => words([{ ...PAID, completedAt: THIRD }], { status: 'paymentComplete', decidedAmount: 100_000, updatedAt: NINTH }) },
  { proves: ['D2-792'], given: '지급일: 신청이 100,000원으로 지급완료, 증빙이 없고 바뀐 날도 없음', outcome: '날을 모름 100,000원', ask: () => words([], { status: 'paymentComplete', decidedAmount: 100_000 }) },
  { proves: ['D2-158'], given: '지급일: 증빙의 합계 400,000원이 지급된 300,000원보다 많고 신청이 7월 9일에 바뀜', outcome: '2025-07-09 300,000원', ask: () => words([{ ...PAID, decidedAmount: 400_000, completedAt: THIRD }], { updatedAt: NINTH }) },
]
