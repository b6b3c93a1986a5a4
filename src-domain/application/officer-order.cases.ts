import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { SUPPORT_CEILING } from '../programme/parameters.ts'
import type { ProofForRules } from '../proof/proof.ts'
import type { OfficerOrder, OfficerOrderVerdict } from './officer-order.ts'

const paid = (decidedAmount: number): ProofForRules => ({
  id: '1',
  proofType: 'general',
  status: 'paymentComplete',
  decidedAmount,
})

const SELECTED = { status: 'targetSelected', decidedAmount: 0, proofs: [] } as const
/** An amount is decided for the application, and none of its proofs is paid. */
const DECIDED = { ...SELECTED, decidedAmount: 50_000 } as const
const HALF_PAID = { status: 'targetSelected', decidedAmount: 200_000, proofs: [paid(200_000)] } as const

const approved = (decidedAmount: number): ProofForRules => ({ ...paid(decidedAmount), id: '2', status: 'approved' })
const HALF_APPROVED = { ...HALF_PAID, proofs: [paid(200_000), approved(50_000)] } as const

const ON_APPLICATION = {
  on: 'application',
  application: SELECTED,
  missing: 'none',
  amount: null,
  pays: false,
  sendsBack: false,
  hasFiles: true,
} as const
const PAY_APPLICATION = { ...ON_APPLICATION, pays: true, amount: SUPPORT_CEILING } as const
const PAY_PROOF = { ...PAY_APPLICATION, on: 'proof' } as const
const SEND_BACK = { ...ON_APPLICATION, on: 'proof', sendsBack: true } as const

/** An officer's orders, with amounts on both sides of each limit. */
export const OFFICER_ORDER_CASES: readonly DecisionCaseFrom<{ order: OfficerOrder }, OfficerOrderVerdict>[] = [
  { proves: ['A-194'], rule: 'DK-1', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'userCancel' } }, verdict: 'applicationEnded' },
  { proves: [], rule: 'DK-1', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'userDelete' } }, verdict: 'applicationEnded' },
  { proves: [], rule: 'DK-1', order: { ...ON_APPLICATION, on: 'opinion', application: { ...SELECTED, status: 'userDelete' } }, verdict: 'applicationEnded' },
  { proves: [], rule: 'DK-10', order: { ...ON_APPLICATION, on: 'opinion', missing: 'answer' }, verdict: 'incomplete' },
  { proves: [], rule: 'DK-6', order: { ...ON_APPLICATION, on: 'opinion' }, verdict: 'ok' },
  { proves: ['D2-100'], rule: 'DK-7', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'notSelected' } }, verdict: 'notSelected' },
  { proves: ['D1-675'], rule: 'DK-11', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
  { proves: ['D3-691'], rule: 'DK-14', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, status: 'transferError' } }, verdict: 'transferFailed' },
  { proves: ['D3-691'], rule: 'DK-14', order: { ...PAY_PROOF, amount: 1, application: { ...DECIDED, status: 'transferError' } }, verdict: 'transferFailed' },
  { proves: ['D3-691'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, status: 'requestVerified' } }, verdict: 'ok' },
  { proves: ['D3-691'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, pays: false, application: { ...HALF_PAID, status: 'transferError' } }, verdict: 'ok' },
  { proves: ['D3-690'], rule: 'DK-13', order: { ...PAY_PROOF, amount: 1, application: DECIDED }, verdict: 'amountDecided' },
  { proves: ['D3-690'], rule: 'DK-13', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, decidedAmount: 200_001 } }, verdict: 'amountDecided' },
  { proves: ['D3-690'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, application: { ...HALF_PAID, decidedAmount: 199_999 } }, verdict: 'ok' },
  { proves: ['D3-690'], rule: 'DK-4', order: { ...PAY_PROOF, application: DECIDED }, verdict: 'aboveCeiling' },
  { proves: ['D3-690'], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1, pays: false, application: DECIDED }, verdict: 'ok' },
  { proves: ['D3-690'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: DECIDED }, verdict: 'ok' },
  { proves: ['D1-675'], rule: 'DK-11', order: { ...PAY_PROOF, amount: 1, application: { ...DECIDED, status: 'paymentComplete' } }, verdict: 'paidInFull' },
  { proves: ['D1-675'], rule: 'DK-6', order: { ...ON_APPLICATION, on: 'proof', application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'ok' },
  { proves: [], rule: 'DK-6', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'hold' } }, verdict: 'ok' },
  { proves: [], rule: 'DK-6', order: { ...PAY_PROOF, application: { ...SELECTED, status: 'notSelected' }, amount: null, pays: false }, verdict: 'ok' },
  { proves: ['D3-672'], rule: 'DK-7', order: { ...PAY_PROOF, pays: false, application: { ...SELECTED, status: 'notSelected' } }, verdict: 'notSelected' },
  { proves: ['D3-672'], rule: 'DK-11', order: { ...PAY_PROOF, pays: false, amount: 1, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
  { proves: [], rule: 'DK-7', order: { ...SEND_BACK, application: { ...SELECTED, status: 'notSelected' } }, verdict: 'notSelected' },
  { proves: ['D1-675'], rule: 'DK-11', order: { ...SEND_BACK, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
  { proves: [], rule: 'DK-6', order: SEND_BACK, verdict: 'ok' },
  { proves: ['D3-140'], rule: 'DK-12', order: { ...PAY_PROOF, hasFiles: false }, verdict: 'noFile' },
  { proves: ['D3-140'], rule: 'DK-12', order: { ...PAY_PROOF, hasFiles: false, pays: false }, verdict: 'noFile' },
  { proves: ['D3-140'], rule: 'DK-6', order: { ...ON_APPLICATION, on: 'proof', hasFiles: false }, verdict: 'ok' },
  { proves: [], rule: 'DK-2', order: { ...ON_APPLICATION, missing: 'reasons' }, verdict: 'incomplete' },
  { proves: [], rule: 'DK-8', order: { ...ON_APPLICATION, on: 'proof', missing: 'items' }, verdict: 'incomplete' },
  { proves: [], rule: 'DK-9', order: { ...ON_APPLICATION, on: 'proof', missing: 'records' }, verdict: 'incomplete' },
  { proves: [], rule: 'DK-3', order: { ...PAY_APPLICATION, amount: undefined }, verdict: 'noAmount' },
  { proves: [], rule: 'DK-3', order: { ...PAY_PROOF, amount: 0 }, verdict: 'noAmount' },
  { proves: [], rule: 'DK-6', order: { ...PAY_PROOF, amount: 1 }, verdict: 'ok' },
  { proves: ['A-004'], rule: 'DK-6', order: PAY_APPLICATION, verdict: 'ok' },
  { proves: ['A-004'], rule: 'DK-4', order: { ...PAY_APPLICATION, amount: SUPPORT_CEILING + 1 }, verdict: 'aboveCeiling' },
  { proves: ['A-004'], rule: 'DK-6', order: { ...PAY_PROOF, application: HALF_PAID, amount: 100_000 }, verdict: 'ok' },
  { proves: ['A-004'], rule: 'DK-4', order: { ...PAY_PROOF, application: HALF_PAID, amount: 100_001 }, verdict: 'aboveCeiling' },
  { proves: ['A-004'], rule: 'DK-6', order: { ...PAY_PROOF, application: HALF_PAID, amount: SUPPORT_CEILING, pays: false }, verdict: 'ok' },
  { proves: ['A-004'], rule: 'DK-4', order: { ...PAY_PROOF, amount: SUPPORT_CEILING + 1, pays: false }, verdict: 'aboveCeiling' },
  { proves: ['D2-44'], rule: 'DK-5', order: { ...PAY_APPLICATION, application: HALF_PAID, amount: 199_999 }, verdict: 'belowPaid' },
  { proves: ['D2-44'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: HALF_PAID, amount: 200_000 }, verdict: 'ok' },
  { proves: ['D2-824'], rule: 'DK-5', order: { ...PAY_APPLICATION, application: DECIDED, amount: 49_999 }, verdict: 'belowPaid' },
  { proves: ['D2-824'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: DECIDED, amount: 50_000 }, verdict: 'ok' },
  { proves: ['D2-824'], rule: 'DK-5', order: { ...PAY_APPLICATION, application: HALF_APPROVED, amount: 249_999 }, verdict: 'belowPaid' },
  { proves: ['D2-824'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: HALF_APPROVED, amount: 250_000 }, verdict: 'ok' },
  { proves: ['D2-824'], rule: 'DK-6', order: { ...PAY_APPLICATION, application: { ...HALF_APPROVED, proofs: [...HALF_APPROVED.proofs, approved(200_000)] } }, verdict: 'ok' },
  { proves: [], rule: 'DK-6', order: { ...ON_APPLICATION, application: HALF_PAID }, verdict: 'ok' },
  { proves: [], rule: 'DK-1', order: { ...ON_APPLICATION, on: 'opinion', missing: 'answer', application: { ...SELECTED, status: 'userDelete' } }, verdict: 'applicationEnded' },
  { proves: ['D1-675'], rule: 'DK-11', order: { ...PAY_PROOF, amount: 1, hasFiles: false, application: { ...HALF_PAID, status: 'paymentComplete' } }, verdict: 'paidInFull' },
]
