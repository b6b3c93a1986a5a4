import { onlyValue } from '#domain/programme/parameter'
import { PROOF_YEARS } from '#domain/programme/parameters'
import { offeredYears, type ProofYear, sameYears, withYears } from '#domain/proof/proof-period'
import { totalKindOf, type TotalKind, judgeTotal, type TotalVerdict } from '#domain/proof/proof-total'
import { isSupplementOpen, statusAfterSupplement } from '#domain/proof/supplement'
import type { ProofStatus } from '#domain/proof/proof-status.table'
import { refusal, success } from '../answers.ts'
import { route, type Answer, type Call } from '../handler.ts'
import { forApplicant } from '../session/tokens.ts'
import type { ProofMasterDoc, TokenDoc } from '../world/collections.ts'
import { note } from '../world/history.ts'
import { amend, type World } from '../world/world.ts'
import { ownMaster } from './cancel.ts'
import { isMasterOpen, NOT_REQUESTED, type OwnMaster, UNKNOWN_PROOF } from './own-proof.ts'
import { ProofUpdate, readUpdate, type ReadUpdate, readYears } from './proof-wire.ts'
import { itemsOf, itemsWire, masterWire, proofOf, proofStatusOf } from './stored-proofs.ts'

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
  sent: ReadUpdate,
): OwnMaster | { readonly refused: Answer } => {
  const own = ownMaster(world, login, sent.proofId)
  if (own === null || own.application.aplyNo !== sent.applicationNumber) return { refused: UNKNOWN_PROOF }
  if (!isMasterOpen(own.master)) return { refused: NOT_REQUESTED }
  if (offeredYears(sent.years, onlyValue(PROOF_YEARS)).length === 0)
    return { refused: refusal(400, 'PROOF_NO_PERIOD', 'supp.needPeriod') }
  const kind = totalKindOf(proofOf(own.application, own.master))
  const total = judgeTotal(kind, sent.total)
  return total === 'ok' ? own : { refused: refusedTotal(total, kind) }
}

/** The world with a master whose supplement has come to its end, if it has. [P-283] */
export const withSupplementEnd = (world: World, receiptProofMstrId: number): World =>
  amend(world, 'proofMasters', String(receiptProofMstrId), (master) => {
    const after = statusAfterSupplement({
      proof: proofStatusOf(master.status),
      openRows: itemsOf(world, receiptProofMstrId).filter(({ status }) => isSupplementOpen(proofStatusOf(status)))
        .length,
      written: master.writtenAt !== null,
    })
    return after === proofStatusOf(master.status) ? master : { ...master, status: after as ProofStatus }
  })

/** The fields of a proof with other years; the two days of the period belong to what was before. [P-102] */
const withPeriod = (fields: ProofMasterDoc['fields'], sent: readonly ProofYear[]): ProofMasterDoc['fields'] => {
  const years = offeredYears(sent, onlyValue(PROOF_YEARS))
  if (sameYears(readYears(fields['useProofPeriod']), years)) return fields
  const changed = withYears({}, years)
  return {
    ...fields,
    useProofPeriod: changed.years.join(','),
    useProofStartDt: changed.usageStart ?? '',
    useProofEndDt: changed.usageEnd ?? '',
  }
}

/** Stores years and total. [P-102] [P-282] [P-284] */
export const writeMaster = (
  world: World,
  { receiptProofMstrId }: ProofMasterDoc,
  sent: ReadUpdate,
  { now }: Pick<Call, 'now'>,
): World =>
  withSupplementEnd(
    amend(world, 'proofMasters', String(receiptProofMstrId), (master) => ({
      ...master,
      fields: withPeriod(master.fields, sent.years),
      total: sent.total,
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
  body: ProofUpdate,
  handler: forApplicant((world, call) => {
    const sent = readUpdate(call.body)
    const own = writableMaster(world, call.login, sent)
    if ('refused' in own) return [world, own.refused]
    const { receiptProofMstrId } = own.master
    const written = writeMaster(world, own.master, sent, call)
    return [note(written, call, own.application.aplyNo, 'write-proof', { receiptProofMstrId }), success()]
  }),
})
