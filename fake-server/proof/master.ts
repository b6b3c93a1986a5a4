import { onlyValue } from '#domain/programme/parameter'
import { PROOF_YEARS } from '#domain/programme/parameters'
import { withYears, yearsOfPeriod } from '#domain/proof/proof-period'
import { totalKindOf, type TotalKind } from '#domain/proof/proof-total'
import { judgeTotal, type TotalVerdict } from '#domain/proof/proof-total-limits'
import { isSupplementOpen, masterAfterSupplement } from '#domain/proof/supplement-end'
import type { ProofStatus } from '#domain/proof/proof-status.table'
import { refusal, success } from '../answers.ts'
import { route, type Answer, type Call } from '../handler.ts'
import { Type } from '../schema.ts'
import { forApplicant } from '../session/tokens.ts'
import type { ProofMasterDoc, TokenDoc } from '../world/collections.ts'
import { note } from '../world/history.ts'
import { amend, type World } from '../world/world.ts'
import { ownMaster } from './cancel.ts'
import { idText, isMasterOpen, NOT_REQUESTED, type OwnMaster, UNKNOWN_PROOF } from './own-proof.ts'
import { itemsOf, itemsWire, masterWire, proofStatusOf } from './proof-wire.ts'

/** A master with its rows and their files; an unknown or foreign one is not found. [P-281] */
export const masterGet = route({
  method: 'GET',
  path: '/api/v1/proof-mstr/get/:receiptProofMstrId',
  ref: 'P-281',
  access: 'applicant',
  handler: forApplicant((world, { params, login }) => {
    const own = ownMaster(world, login, params['receiptProofMstrId'] ?? '')
    if (own === null) return [world, UNKNOWN_PROOF]
    const { master, application } = own
    const result = {
      ...masterWire(application, master),
      receiptProofResponses: itemsWire(world, application, [master]),
    }
    return [world, success({ result })]
  }),
})

/** What a write of a master carries. */
export const MasterWrite = Type.Object({
  receiptProofMstrId: Type.Union([Type.String(), Type.Number()]),
  aplyNo: Type.String(),
  useProofPeriod: Type.String(),
  amountCount: Type.Number(),
})
export type SentMaster = {
  readonly receiptProofMstrId: string | number
  readonly aplyNo: string
  readonly useProofPeriod: string
  readonly amountCount: number
}

const kindOf = (application: OwnMaster['application'], master: ProofMasterDoc) =>
  totalKindOf(masterWire(application, master) as { readonly aplyType: string; readonly amountCountType?: string })

/** What a total is answered that a proof may not have. [P-284] [D3-103] */
const refusedTotal = (verdict: Exclude<TotalVerdict, 'ok'>, kind: TotalKind): Answer => {
  if (verdict === 'none')
    return refusal(400, 'PROOF_NO_TOTAL', kind === 'cases' ? 'supp.countPositive' : 'supp.amountPositive')
  const tooMany = verdict === 'tooLarge' && kind === 'cases'
  return refusal(400, 'PROOF_INVALID', tooMany ? 'reg.tooManyCases' : 'server.proofInvalid')
}

/** The master of a write, or why it may not be written. [P-282] [P-284] */
export const writableMaster = (
  world: World,
  login: TokenDoc,
  sent: SentMaster,
): OwnMaster | { readonly refused: Answer } => {
  const own = ownMaster(world, login, idText(sent.receiptProofMstrId))
  if (own === null || own.application.aplyNo !== sent.aplyNo) return { refused: UNKNOWN_PROOF }
  if (!isMasterOpen(own.master)) return { refused: NOT_REQUESTED }
  if (yearsOfPeriod(sent.useProofPeriod, onlyValue(PROOF_YEARS)).length === 0)
    return { refused: refusal(400, 'PROOF_NO_PERIOD', 'supp.needPeriod') }
  const kind = kindOf(own.application, own.master)
  const total = judgeTotal(kind, sent.amountCount)
  return total === 'ok' ? own : { refused: refusedTotal(total, kind) }
}

/** The world with a master whose supplement has come to its end, if it has. [P-283] */
export const withSupplementEnd = (world: World, receiptProofMstrId: number): World =>
  amend(world, 'proofMasters', String(receiptProofMstrId), (master) => {
    const after = masterAfterSupplement({
      master: proofStatusOf(master.status),
      openRows: itemsOf(world, receiptProofMstrId).filter(({ status }) => isSupplementOpen(proofStatusOf(status)))
        .length,
      written: master.writtenAt !== null,
    })
    return after === proofStatusOf(master.status) ? master : { ...master, status: after as ProofStatus }
  })

/** Stores period and total; the two days of the period belong to what was before. [P-102] [P-282] [P-284] */
export const writeMaster = (
  world: World,
  { receiptProofMstrId }: ProofMasterDoc,
  sent: SentMaster,
  { now }: Pick<Call, 'now'>,
): World =>
  withSupplementEnd(
    amend(world, 'proofMasters', String(receiptProofMstrId), (master) => ({
      ...master,
      fields:
        master.fields['useProofPeriod'] === sent.useProofPeriod
          ? master.fields
          : withYears(master.fields, yearsOfPeriod(sent.useProofPeriod, onlyValue(PROOF_YEARS))),
      total: sent.amountCount,
      writtenAt: now,
    })),
    receiptProofMstrId,
  )

/** Stores period and total of a proof that was sent back. [P-284] */
export const masterUpdate = route({
  method: 'PUT',
  path: '/api/v1/proof-mstr/update',
  ref: 'P-284',
  access: 'applicant',
  body: MasterWrite,
  handler: forApplicant((world, call) => {
    const own = writableMaster(world, call.login, call.body)
    if ('refused' in own) return [world, own.refused]
    const { receiptProofMstrId } = own.master
    const written = writeMaster(world, own.master, call.body, call)
    return [note(written, call, own.application.aplyNo, 'write-proof', { receiptProofMstrId }), success()]
  }),
})
