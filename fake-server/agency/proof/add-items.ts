import { TYPE_OF_UNTYPED_PROOF_FILE } from '#domain/proof/proof'
import { decideBaseSupplement } from '#domain/proof/registration/base-proof'
import { SERVER_REFUSAL_TEXTS } from '#server-rules/server-text'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { okAnswer, reject } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import type { HandlerAnswer, ReceivedCall } from '../../http/handler.ts'
import type { TokenDoc } from '../../world/collections.ts'
import { recordHistory } from '../../world/history.ts'
import { Type } from '../../world/schema.ts'
import type { World } from '../../world/world.ts'
import {
  FILE_ERROR_CODES,
  findSentFileOrReject,
  proofTypeOfSentItem,
  type SentProofItem,
  storeProofItems,
} from './files.ts'
import {
  idTextOrEmpty,
  findOwnMasterOrReject,
  type OwnProofWithApplication,
  SUPPLEMENT_ERROR_CODES,
} from './own-proofs.ts'
import { SENT_DOCUMENT_FIELDS } from './proof-wire.ts'
import { rejectUnlessSentBack } from './supplements.ts'

type SentItem = Readonly<Record<string, unknown>>
type AddedItem = OwnProofWithApplication & { readonly item: SentProofItem }

/** Reads an item to add to a proof that was sent back; rejects the call if it is invalid. */
const readItem = (world: World, login: TokenDoc, item: SentItem, earlierItems: readonly SentItem[]): AddedItem => {
  const ownProof = findOwnMasterOrReject('addedItem/own', world, login, idTextOrEmpty(item['receiptProofMstrId']))
  rejectUnlessSentBack('addedItem/sentBack', world, ownProof)
  const type =
    item['aplyType'] === undefined
      ? TYPE_OF_UNTYPED_PROOF_FILE
      : (proofTypeOfSentItem(item) ?? reject('addedItem/type', 400, 'PROOF_INVALID', 'server.proofInvalid'))
  const file = findSentFileOrReject('addedItem/file', world, ownProof.application.aplyNo, item, earlierItems)
  return { ...ownProof, item: { type, file } }
}

const REFUSALS = [...SUPPLEMENT_ERROR_CODES, ...FILE_ERROR_CODES, 'PROOF_INVALID', 'PROOF_LIST_EMPTY', 'PROOF_TOO_MANY']

const BASE_REFUSALS = {
  tooMany: ['PROOF_TOO_MANY', SERVER_REFUSAL_TEXTS.fileCounts.tooManyBase],
  notDirect: ['PROOF_INVALID', SERVER_REFUSAL_TEXTS.fileCounts.baseNotWanted],
} as const

/** Stores all items or none. [P-278] [P-279] */
const addItems = (
  world: World,
  call: Pick<ReceivedCall, 'ids' | 'now'> & { readonly login: TokenDoc },
  items: readonly SentItem[],
): readonly [World, HandlerAnswer] => {
  const addedItems = items.map((item, index) => readItem(world, call.login, item, items.slice(0, index)))
  const { application, master } =
    addedItems[0] ?? reject('addedItems/first', 400, 'PROOF_LIST_EMPTY', 'server.noProofItems')
  // Only files with bytes reach this line.
  const bases = addedItems.filter(({ item }) => item.type === 'direct')
  const decision = decideBaseSupplement(
    bases.map(() => ({ size: 1 })),
    bases.every((addedItem) => addedItem.master.proofType === 'direct'),
  )
  if (decision.verdict === 'tooMany' || decision.verdict === 'notDirect') {
    const [code, text] = BASE_REFUSALS[decision.verdict]
    reject('addedItems/bases', 400, code, { text }, { decision })
  }
  const withAddedItems = addedItems.reduce(
    (after, { master: ownMaster, item }) => storeProofItems(after, call, ownMaster, [item], 'add'),
    world,
  )
  const detail = { receiptProofMstrId: master.receiptProofMstrId, added: addedItems.length }
  return [
    recordHistory(withAddedItems, call, application.aplyNo, 'supplement-base-proof', detail),
    okAnswer({ httpStatus: 'OK', result: null }),
  ]
}

const Item = Type.Object({ receiptProofMstrId: Type.Union([Type.String(), Type.Number()]), ...SENT_DOCUMENT_FIELDS })

/** Adds one item to a proof that was sent back. [P-278] [D3-06] */
export const addProofItem = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/proof/create',
  ref: 'P-278',
  rejects: REFUSALS,
  body: Item,
  answer: okAnswerSchema({ httpStatus: Type.Literal('OK'), result: Type.Null() }),
  handler: (world, call) => addItems(world, call, [call.body]),
})

/**
 * Adds items to a proof that was sent back. The supplement remains open, because the master is not written. [P-279]
 * [D3-55]
 */
export const addProofItems = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/proof/create-batch',
  ref: 'P-279',
  rejects: REFUSALS,
  body: Type.Array(Item),
  answer: okAnswerSchema({ httpStatus: Type.Literal('OK'), result: Type.Null() }),
  handler: (world, call) => addItems(world, call, call.body),
})
