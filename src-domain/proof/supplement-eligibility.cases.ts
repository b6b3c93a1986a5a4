import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'

/** Applications with a sent-back proof. `paid` is the sum that was paid for another proof, in won. */
export const SUPPLEMENT_ELIGIBILITY_CASES = [
  { proves: ['A-194'], rule: 'SP-1', status: 'userCancel', paid: 0, decidedAmount: 0, verdict: 'cancelled' },
  { proves: ['A-194'], rule: 'SP-1', status: 'userDelete', paid: 0, decidedAmount: 0, verdict: 'cancelled' },
  { proves: ['D2-569'], rule: 'SP-2', status: 'notSelected', paid: 0, decidedAmount: 0, verdict: 'rejected' },
  { proves: ['D2-569'], rule: 'SP-3', status: 'paymentComplete', paid: 0, decidedAmount: 100_000, verdict: 'paid' },
  { proves: ['D3-51', 'A-275'], rule: 'SP-5', status: 'targetSelected', paid: 300_000, decidedAmount: 0, verdict: 'ok' },
  { proves: ['D3-51'], rule: 'SP-5', status: 'targetSelected', paid: 60_000, decidedAmount: 300_000, verdict: 'ok' },
  { proves: ['D2-569'], rule: 'SP-5', status: 'targetSelected', paid: 0, decidedAmount: 0, verdict: 'ok' },
  { proves: ['D2-569'], rule: 'SP-5', status: 'hold', paid: 0, decidedAmount: 0, verdict: 'ok' },
  { proves: ['D2-569'], rule: 'SP-5', status: 'transferError', paid: 60_000, decidedAmount: 60_000, verdict: 'ok' },
  { proves: ['A-142'], rule: 'SP-5', status: { unknown: '이관' }, paid: 0, decidedAmount: 0, verdict: 'ok' },
] as const

/** Returns the application of a case: with a sent-back proof and, if something was paid, with a paid one. */
export const applicationOfEligibilityCase = ({
  status,
  paid,
  decidedAmount,
}: {
  readonly status: ApplicationStatusOrText
  readonly paid: number
  readonly decidedAmount: number
}) =>
  ({
    status,
    decidedAmount,
    proofs: [
      { id: '501', proofType: 'general', status: 'supplementRequest', decidedAmount: null },
      ...(paid === 0 ? [] : [{ id: '502', proofType: 'general', status: 'paymentComplete', decidedAmount: paid } as const]),
    ],
  }) as const
