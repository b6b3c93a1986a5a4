import type { ProofStatus } from '#domain/proof/proof-status.table'
import { PROOF_TYPE } from '#domain/proof/proof-type'
import { EVIDENCE_LIMITS } from '#domain/limits'
import { refusal, success } from '../answers.ts'
import { route, type Answer, type Call } from '../handler.ts'
import { Type } from '../schema.ts'
import { forApplicant } from '../session/tokens.ts'
import type { TokenDoc } from '../world/collections.ts'
import { note } from '../world/history.ts'
import { nextNumber, put, type World } from '../world/world.ts'
import { ownMaster } from './cancel.ts'
import { idText, isMasterOpen, NOT_REQUESTED, type OwnMaster, UNKNOWN_PROOF } from './own-proof.ts'
import { sentFile } from './sent-file.ts'

type SentItem = Readonly<Record<string, unknown>>
type Added = OwnMaster & { readonly base: boolean; readonly path: string }

const SUPPLEMENTED: ProofStatus = 'supplementComplete'

/** A row as it may join a proof that was sent back, or why it may not. */
const readItem = (world: World, login: TokenDoc, item: SentItem): Added | { readonly refused: Answer } => {
  const own = ownMaster(world, login, idText(item['receiptProofMstrId']))
  if (own === null) return { refused: UNKNOWN_PROOF }
  if (!isMasterOpen(own.master)) return { refused: NOT_REQUESTED }
  const sent = sentFile(world, own.application.aplyNo, item)
  if ('refused' in sent) return sent
  return { ...own, base: item['aplyType'] === PROOF_TYPE.direct.wire, path: sent.file.path }
}

const addItem = (world: World, { master, base, path }: Added, { now }: Pick<Call, 'now'>): readonly [World, number] => {
  const [counted, receiptProofId] = nextNumber(world, 'proofItem', 1001)
  const added = put(counted, 'proofItems', String(receiptProofId), {
    receiptProofId,
    receiptProofMstrId: master.receiptProofMstrId,
    status: SUPPLEMENTED,
    fields: { aplyType: PROOF_TYPE[base ? 'direct' : 'general'].wire, dlvrDcsn: null },
    files: [path],
    reason: '',
    deleted: false,
    registeredAt: now,
  })
  return [added, receiptProofId]
}

const EMPTY_LIST = refusal(400, 'PROOF_LIST_EMPTY', 'server.noProofItems')
const TOO_MANY = refusal(400, 'PROOF_TOO_MANY', 'server.badRequest')

/** Stores every row or none. [P-278] [P-279] */
const addItems = (
  world: World,
  call: Pick<Call, 'ids' | 'now'> & { readonly login: TokenDoc },
  items: readonly SentItem[],
): readonly [World, Answer] => {
  if (items.length === 0) return [world, EMPTY_LIST]
  const read = items.map((item) => readItem(world, call.login, item))
  const refused = read.find((item) => 'refused' in item)
  if (refused !== undefined && 'refused' in refused) return [world, refused.refused]
  const added = read.filter((item): item is Added => !('refused' in item))
  if (added.filter(({ base }) => base).length > EVIDENCE_LIMITS.baseFiles) return [world, TOO_MANY]
  let after = world
  const ids: number[] = []
  for (const item of added) {
    const [next, id] = addItem(after, item, call)
    after = next
    ids.push(id)
  }
  const [{ application, master }] = added as [Added, ...Added[]]
  const detail = { receiptProofMstrId: master.receiptProofMstrId, receiptProofIds: ids }
  return [
    note(after, call, application.aplyNo, 'supplement-base-proof', detail),
    success({ httpStatus: 'OK', result: ids.map((receiptProofId) => ({ receiptProofId })) }),
  ]
}

const Item = Type.Object({ receiptProofMstrId: Type.Union([Type.String(), Type.Number()]) })

/** Adds one row to a proof that was sent back. [P-278] [D3-06] */
export const proofCreateOne = route({
  method: 'POST',
  path: '/api/v1/proof/create',
  ref: 'P-278',
  access: 'applicant',
  body: Item,
  handler: forApplicant((world, call) => addItems(world, call, [call.body])),
})

/** Adds rows to a proof that was sent back; it ends nothing, because it is no write of the master. [P-279] [D3-55] */
export const proofCreateBatch = route({
  method: 'POST',
  path: '/api/v1/proof/create-batch',
  ref: 'P-279',
  access: 'applicant',
  body: Type.Array(Item),
  handler: forApplicant((world, call) => addItems(world, call, call.body)),
})
