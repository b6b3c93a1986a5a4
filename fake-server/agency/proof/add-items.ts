import { BASE_FILES } from '#domain/programme/parameters'
import { refusal, success } from '../../http/answers.ts'
import { route, type Answer, type Call } from '../../http/handler.ts'
import { Done, Type } from '../../http/schema.ts'
import { forApplicant } from '../../http/tokens.ts'
import type { TokenDoc } from '../../world/collections.ts'
import { note } from '../../world/journal.ts'
import type { World } from '../../world/world.ts'
import { ownMaster } from './cancel.ts'
import { idText, type OwnMaster, refusedSupplement, UNKNOWN_PROOF } from './master.ts'
import { refusedTwice, sentFile, itemTypeOf, type SentItem, storeItems } from './files.ts'

type Sent = Readonly<Record<string, unknown>>
type Added = OwnMaster & { readonly item: SentItem }

const UNKNOWN_TYPE = refusal(400, 'PROOF_INVALID', 'server.proofInvalid')

/** A row as it may join a proof that was sent back, or why it may not. */
const readItem = (world: World, login: TokenDoc, item: Sent): Added | { readonly refused: Answer } => {
  const own = ownMaster(world, login, idText(item['receiptProofMstrId']))
  if (own === null) return { refused: UNKNOWN_PROOF }
  const closed = refusedSupplement(own.master)
  if (closed !== null) return { refused: closed }
  const type = item['aplyType'] === undefined ? 'general' : itemTypeOf(item)
  if (type === undefined) return { refused: UNKNOWN_TYPE }
  const sent = sentFile(world, own.application.aplyNo, item)
  if ('refused' in sent) return sent
  return { ...own, item: { type, file: sent.file } }
}

const EMPTY_LIST = refusal(400, 'PROOF_LIST_EMPTY', 'server.noProofItems')
const TOO_MANY = refusal(400, 'PROOF_TOO_MANY', 'server.badRequest')

/** Stores every row or none. [P-278] [P-279] */
const addItems = (
  world: World,
  call: Pick<Call, 'ids' | 'now'> & { readonly login: TokenDoc },
  items: readonly Sent[],
): readonly [World, Answer] => {
  if (items.length === 0) return [world, EMPTY_LIST]
  const read = items.map((item) => readItem(world, call.login, item))
  const refused = read.find((item) => 'refused' in item)
  if (refused !== undefined && 'refused' in refused) return [world, refused.refused]
  const added = read.filter((item): item is Added => !('refused' in item))
  const twice = refusedTwice(added.map(({ item }) => item.file))
  if (twice !== null) return [world, twice]
  if (added.filter(({ item }) => item.type === 'direct').length > BASE_FILES) return [world, TOO_MANY]
  const stored = added.reduce((after, { master, item }) => storeItems(after, call, master, [item], 'add'), world)
  const [{ application, master }] = added as [Added, ...Added[]]
  const detail = { receiptProofMstrId: master.receiptProofMstrId, added: added.length }
  return [
    note(stored, call, application.aplyNo, 'supplement-base-proof', detail),
    success({ httpStatus: 'OK', result: null }),
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
  answer: Done({ httpStatus: Type.Literal('OK'), result: Type.Null() }),
  handler: forApplicant((world, call) => addItems(world, call, [call.body])),
})

/** Adds rows to a proof that was sent back; it ends nothing, because it is no write of the master. [P-279] [D3-55] */
export const proofCreateBatch = route({
  method: 'POST',
  path: '/api/v1/proof/create-batch',
  ref: 'P-279',
  access: 'applicant',
  body: Type.Array(Item),
  answer: Done({ httpStatus: Type.Literal('OK'), result: Type.Null() }),
  handler: forApplicant((world, call) => addItems(world, call, call.body)),
})
