import { describe, expect, it } from 'vitest'
import { kstInstant } from '../../time/calendar.ts'
import { paymentsByDay } from './payments.ts'

type Asked = Parameters<typeof paymentsByDay>[0]
type AskedProof = Asked['proofs'][number]

const anApplication = (values: Partial<Asked>): Asked => ({
  status: 'targetSelected',
  updatedAt: null,
  decidedAmount: null,
  proofs: [],
  ...values,
})
const aProof = (values: Partial<AskedProof>): AskedProof => ({
  id: '1',
  proofType: 'general',
  status: 'submitted',
  decidedAmount: null,
  totalUnit: 'amount',
  total: null,
  completedAt: null,
  updatedAt: null,
  ...values,
})
const paidProof = (id: string, day: string, won: number) =>
  aProof({ id, status: 'paymentComplete', decidedAmount: won, completedAt: kstInstant(day) })

describe('[D2-158] the payments of an application', () => {
  it('the list of payments is empty before anything is paid', () => {
    expect(paymentsByDay(anApplication({ status: 'approved', decidedAmount: 300_000 }))).toEqual([])
    const approved = aProof({ status: 'approved', decidedAmount: 60_000 })
    expect(paymentsByDay(anApplication({ status: 'targetSelected', proofs: [approved] }))).toEqual([])
  })

  it('payments are listed by day, the earliest first', () => {
    const proofs = [
      paidProof('3', '2025-07-20', 30_000),
      paidProof('1', '2025-07-13', 60_000),
      paidProof('2', '2025-07-13', 40_000),
      aProof({ id: '4', status: 'submitted' }),
    ]
    const application = anApplication({ status: 'targetSelected', proofs, updatedAt: kstInstant('2025-07-21') })
    expect(paymentsByDay(application)).toEqual([
      { day: '2025-07-13', won: 100_000 },
      { day: '2025-07-20', won: 30_000 },
    ])
  })

  it('a payment without a date has the date of the last change', () => {
    const proof = aProof({ status: 'paymentComplete', decidedAmount: 60_000, updatedAt: kstInstant('2025-07-13') })
    expect(paymentsByDay(anApplication({ status: 'targetSelected', proofs: [proof] }))).toEqual([
      { day: '2025-07-13', won: 60_000 },
    ])
    const unknown = aProof({ status: 'paymentComplete', decidedAmount: 60_000 })
    expect(paymentsByDay(anApplication({ status: 'targetSelected', proofs: [unknown] }))).toEqual([
      { day: null, won: 60_000 },
    ])
  })

  it('[D2-792] the rest of a paid application was paid on the day of its last change', () => {
    const application = anApplication({
      status: 'paymentComplete',
      decidedAmount: 300_000,
      updatedAt: kstInstant('2025-07-21'),
      proofs: [paidProof('1', '2025-07-13', 60_000)],
    })
    const part = { day: '2025-07-13', won: 60_000 }
    expect(paymentsByDay(application)).toEqual([part, { day: '2025-07-21', won: 240_000 }])
    expect(paymentsByDay({ ...application, updatedAt: null })).toEqual([part, { day: null, won: 240_000 }])
    expect(paymentsByDay({ ...application, updatedAt: kstInstant('2025-07-13') })).toEqual([{ ...part, won: 300_000 }])
    expect(paymentsByDay({ ...application, proofs: [] })).toEqual([{ day: '2025-07-21', won: 300_000 }])
  })

  it('the list has one payment if the paid proofs add up to more than the maximum', () => {
    const proofs = [paidProof('1', '2025-07-13', 200_000), paidProof('2', '2025-07-14', 200_000)]
    const application = anApplication({ proofs, updatedAt: kstInstant('2025-07-21') })
    expect(paymentsByDay(application)).toEqual([{ day: '2025-07-21', won: 300_000 }])
  })
})
