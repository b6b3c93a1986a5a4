import { Won } from '../../kernel/won.ts'
import { proofStatusRow } from '../../proof/proof-status.table.ts'
import type { Proof, ProofForRules } from '../../proof/proof.ts'
import { supportShares } from '../../proof/support-shares.ts'
import { type KstDate, kstDateOf } from '../../time/calendar.ts'
import { compareDays } from '../../time/day-arithmetic.ts'
import type { Application } from '../application.ts'

/** The payment of one Korean day, in won; the day is null if the agency sends none. */
type Payment = { readonly day: KstDate | null; readonly won: Won }

type PaidProof = ProofForRules & Pick<Proof, 'totalUnit' | 'total' | 'completedAt' | 'updatedAt'>

/** Returns the day on which a proof was paid: the day it was settled, otherwise the day of its last change. */
const dayPaid = ({ completedAt, updatedAt }: Pick<PaidProof, 'completedAt' | 'updatedAt'>): KstDate | null => {
  const paidAt = completedAt ?? updatedAt
  return paidAt === null ? null : kstDateOf(paidAt)
}

const byDay = (payments: readonly Payment[]): readonly Payment[] => {
  const days = [...new Set(payments.map(({ day }) => day))].toSorted(compareDays)
  return days.map((day) => ({
    day,
    won: Won(payments.filter((payment) => payment.day === day).reduce((sum, { won }) => sum + won, 0)),
  }))
}

/**
 * 지급: returns the payments by day, the earliest first and an unknown day last; empty if nothing is paid yet. The days
 * are those of the paid proofs. What was paid beside them was paid for the application, on the day of its last change.
 * Returns one payment on that day if the proofs add up to more than was paid. [D2-158] [D2-792]
 */
export const paymentsByDay = (
  application: Pick<Application, 'status' | 'updatedAt' | 'decidedAmount'> & { readonly proofs: readonly PaidProof[] },
): readonly Payment[] => {
  const { paid } = supportShares(application)
  if (paid === 0) return []
  const payments = application.proofs
    .filter(({ status }) => proofStatusRow(status).paid)
    .map((proof): Payment => ({ day: dayPaid(proof), won: Won(proof.decidedAmount ?? 0) }))
  const rest = paid - payments.reduce((sum, { won }) => sum + won, 0)
  if (rest === 0) return byDay(payments)
  const { updatedAt } = application
  const day = updatedAt === null ? null : kstDateOf(updatedAt)
  return rest < 0 ? [{ day, won: paid }] : byDay([...payments, { day, won: Won(rest) }])
}
