import { opinionsOf, opinionWire } from '../opinion/opinion-wire.ts'
import { itemsWire, mastersOf, masterWire, proofWord } from '../proof/proof-wire.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { wireTime } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { rowOf } from './applications.ts'

/** Which proofs are asked for. [A-144] [P-287] */
export type PageRequest = {
  readonly page?: number
  readonly size?: number
  readonly sortBy?: string
  readonly sortDirection?: string
}

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [one, other].map((value) => (typeof value === 'string' ? value : ''))
  return a === b ? 0 : String(a) < String(b) ? -1 : 1
}

/** One page of a list in the asked order; equal ones by the number of the proof. */
const pageOf = <T extends { readonly receiptProofMstrId: number }>(
  list: readonly T[],
  { page = 0, size = 10, sortBy = 'registDt', sortDirection = 'DESC' }: PageRequest,
): readonly T[] => {
  const turn = sortDirection.toUpperCase() === 'ASC' ? 1 : -1
  const field = sortBy as keyof T
  return list
    .toSorted((a, b) => turn * (compare(a[field], b[field]) || compare(a.receiptProofMstrId, b.receiptProofMstrId)))
    .slice(page * size, (page + 1) * size)
}

const FIELDS = [
  'aplyNm',
  'corpNm',
  'crpno',
  'opbzDt',
  'soaMm',
  'bankNm',
  'acntNo',
  'dpstrNm',
  'brdt',
  'methodType',
  'mdtAgreYn',
  'ntaxAgreYn',
] as const

/** An application with its proofs and objections: all of them, or the asked page of masters with their items. [A-145] [A-247] [P-274] */
export const applicationWire = (world: World, application: ApplicationDoc, pageRequest: PageRequest | undefined) => {
  const masters = mastersOf(world, application.aplyNo)
  const wired = masters.map((master) => masterWire(application, master))
  const listed = pageRequest === undefined ? wired : pageOf(wired, pageRequest)
  const shown = new Set(listed.map((master) => master.receiptProofMstrId))
  const newest = masters.reduce<(typeof masters)[number] | null>(
    (last, one) => (last === null || one.receiptProofMstrId > last.receiptProofMstrId ? one : last),
    null,
  )
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, application.fields[field] ?? null])),
    aplyNo: application.aplyNo,
    aplyType: application.aplyType,
    suptSn: application.suptSn,
    brno: application.brNo,
    mngFrGb: application.mngFrGb,
    prcsStts: rowOf(application)?.wire ?? null,
    prcsSttsRemark: application.remark,
    progressStatus: newest === null ? null : proofWord(newest.status),
    dcsnAmt: application.decidedAmount,
    registDt: wireTime(application.submittedAt),
    updtDt: wireTime(application.changedAt),
    opinionSubmits: opinionsOf(world, application.aplyNo).map((opinion) => opinionWire(world, opinion)),
    receiptProofMstrs: listed,
    receiptProofs: itemsWire(
      world,
      application,
      masters.filter(({ receiptProofMstrId }) => shown.has(receiptProofMstrId)),
    ),
  }
}
