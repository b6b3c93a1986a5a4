import type { ApplicationStatus } from '#domain/application/status.table'
import { opinionOf, opinionsOf, opinionWire } from '../opinion/opinion-wire.ts'
import { itemsWire, mastersOf, masterWire, proofWord } from '../proof/stored-proofs.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { wireTime } from '../world/clock.ts'
import type { World } from '../world/world.ts'

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

/** The status in the words of the wire. */
export const STATUS_WORD = {
  applied: '신청',
  received: '접수완료',
  infoLookup: '정보조회',
  supplementRequest: '보완요청',
  supplementComplete: '보완완료',
  verification: '검증',
  hold: '보류',
  deliberation: '심의',
  underReview: '검토중',
  targetSelected: '대상선정',
  approved: '승인',
  transferError: '이체결과오류',
  requestVerified: '검증요청완료',
  notSelected: '미선정',
  paymentComplete: '지급완료',
  userCancel: '사용자취소',
  userDelete: '사용자삭제',
} as const satisfies Record<ApplicationStatus, string>

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
    prcsStts: application.status === null ? null : STATUS_WORD[application.status as ApplicationStatus],
    prcsSttsRemark: application.remark,
    progressStatus: newest === null ? null : proofWord(newest.status),
    dcsnAmt: application.decidedAmount,
    registDt: wireTime(application.submittedAt),
    updtDt: wireTime(application.changedAt),
    opinionSubmits: opinionsOf(world, application.aplyNo).map((opinion) =>
      opinionWire(application.aplyNo, opinionOf(world, opinion)),
    ),
    receiptProofMstrs: listed,
    receiptProofs: itemsWire(
      world,
      application,
      masters.filter(({ receiptProofMstrId }) => shown.has(receiptProofMstrId)),
    ),
  }
}
