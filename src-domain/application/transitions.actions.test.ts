import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_ROWS, applicationStatusFromName } from '../application-status/application-status.table.ts'
import { decideProofCancellation } from '../proof/proof-cancellation.ts'
import { PROOF_STATUS_ROWS, proofStatusFromNameOrSubmitted } from '../proof/proof-status.table.ts'
import { decideNewProofEligibility } from '../proof/registration/new-proof-eligibility.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import {
  type ApplicantAction,
  type AllowedActionsCase,
  allowedActionsCases,
  NEW_PROOF_BY_AMOUNT_CASES,
  ALLOWED_ACTIONS_BY_STATUS,
  PROOF_STATUS_WORDS_BY_EFFECT,
  ACTIONS_REMOVED_BY_PROOF_TYPE,
} from './transitions.actions.cases.ts'
import { decideCancellation, canEditAccount, canEditBusiness, canReapply } from './transitions.ts'

const DECIDED = 120_000

/** Returns the actions that the rules allow for an application and its proof, whose statuses are given as text. */
const allowed = ({ application, proof, type }: Omit<AllowedActionsCase, 'may'>, decided = DECIDED, won = DECIDED) => {
  const status = applicationStatusFromName(application)
  const proofs =
    proof === undefined
      ? []
      : [{ id: '1', proofType: type.type, status: proofStatusFromNameOrSubmitted(proof), decidedAmount: won }]
  const mayByAction: Readonly<Record<ApplicantAction, boolean>> = {
    cancelApplication: decideCancellation({ status, proofs }).verdict === 'ok',
    cancelProof: proofs.some(
      ({ proofType, status: own }) =>
        decideProofCancellation({ application: status, type: proofType, status: own }).verdict === 'ok',
    ),
    newProof: decideNewProofEligibility({ status, proofs, decidedAmount: decided }).verdict === 'ok',
    editAccount: canEditAccount(status, DEFAULT_SETTINGS),
    editBusiness: canEditBusiness(status),
    reapply: canReapply(status),
  }
  return new Set(Object.entries(mayByAction).flatMap(([action, may]) => (may ? [action] : [])))
}

describe('[A-174] [A-190] [A-191] [A-194] [A-195] [A-199] [A-200] the allowed actions for every application with every proof', () => {
  it.each(ACTIONS_REMOVED_BY_PROOF_TYPE)('the allowed actions equal the table for a $type proof', (type) => {
    for (const cell of allowedActionsCases(type))
      expect(allowed(cell), `${cell.application} with a proof ${cell.proof}`).toEqual(cell.may)
  })

  it('the cases cover every status of both tables', () => {
    const words = (rows: object) =>
      Object.values(rows).flatMap((row: { ko: string; alsoCalled: readonly string[] }) => [row.ko, ...row.alsoCalled])
    expect(ALLOWED_ACTIONS_BY_STATUS.map(({ word }) => word)).toEqual(
      expect.arrayContaining(words(APPLICATION_STATUS_ROWS)),
    )
    expect(Object.values(PROOF_STATUS_WORDS_BY_EFFECT).flat()).toEqual(
      expect.arrayContaining(Object.values(PROOF_STATUS_ROWS).map(({ ko }) => ko)),
    )
  })
})

describe('[A-192] whether a new proof is allowed', () => {
  it.each(NEW_PROOF_BY_AMOUNT_CASES)(
    'depends on the paid amount: $proof with $won won, $decided decided',
    ({ proof, won, decided, newProof }) =>
      expect(
        allowed({ application: '대상선정', proof, type: ACTIONS_REMOVED_BY_PROOF_TYPE[0]! }, decided, won).has(
          'newProof',
        ),
      ).toBe(newProof),
  )
})
