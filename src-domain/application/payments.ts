import { type KstDate, kstDateOf } from '../kernel/calendar.ts'
import { Won } from '../kernel/won.ts'
import type { Proof, ProofFacts } from '../proof/proof.ts'
import { proofStatusRow } from '../proof/proof-status.table.ts'
import { supportShares } from '../proof/support-shares.ts'
import type { Application } from './application.ts'

/** The payment of one Korean day, in won; the day is null if the agency sends none. */
export type Payment = { readonly day: KstDate | null; readonly won: Won }

type PaidProof = ProofFacts & Pick<Proof, 'totalUnit' | 'total' | 'completedAt' | 'updatedAt'>

/** Returns the day of a proof's payment: the day it was settled, else of its last change. */
const dayPaid = ({ completedAt, updatedAt }: Pick<PaidProof, 'completedAt' | 'updatedAt'>): KstDate | null => {
  const paidAt = completedAt ?? updatedAt
  return paidAt === null ? null : kstDateOf(paidAt)
}

const byDay = (payments: readonly Payment[]): readonly Payment[] => {
  const days = [...new Set(payments.map(({ day }) => day))].toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
  return days.map((day) => ({
    day,
    won: Won(payments.filter((payment) => payment.day === day).reduce((sum, { won }) => sum + won, 0)),
  }))
}

/**
 * 지급: returns the payments by day, earliest first; empty before anything is paid. The days are those of the paid
 * proofs. If their sum differs from the total paid, returns one payment on the day of the application's last change:
 * the agency has then settled the application as a whole. [D2-158]
 */
export const paymentsOf = (
  application: Pick<Application, 'status' | 'updatedAt' | 'decidedAmount'> & { readonly proofs: readonly PaidProof[] },
): readonly Payment[] => {
  const { paid } = supportShares(application)
  if (paid === 0) return []
  const payments = application.proofs
    .filter(({ status }) => proofStatusRow(status).paid)
    .map((proof): Payment => ({ day: dayPaid(proof), won: Won(proof.decidedAmount ?? 0) }))
  if (payments.reduce((sum, { won }) => sum + won, 0) === paid) return byDay(payments)
  const { updatedAt } = application
  return [{ day: updatedAt === null ? null : kstDateOf(updatedAt), won: paid }]
}
