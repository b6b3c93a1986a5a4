import type { Static, TSchema } from 'typebox'
import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import {
  APPLICATION_OFFICER_ACTION_INPUTS,
  OPINION_OFFICER_ACTION_INPUTS,
  PROOF_OFFICER_ACTION_INPUTS,
  type OfficerActionInput,
} from '#domain/application/officer/officer-actions.table'
import { APPLICATION_ACTION_LABELS } from '#domain/application/transitions.table'
import { formatBusinessNumber, businessNumberOrNull } from '#domain/business/business-number'
import { OPINION_ACTION_LABELS, OPINION_STATE_NAMES } from '#domain/opinion/transitions'
import { proofStatusName } from '#domain/proof/proof-status.table'
import { PROOF_ACTION_LABELS } from '#domain/proof/transitions.table'
import { opinionsOfApplication, opinionStateOf } from '../agency/opinion/opinion-wire.ts'
import { TOTAL_UNIT_WORDS, PROOF_TYPE_WORDS } from '../agency/proof/proof-wire.ts'
import { proofMastersOf, proofStatusOrSubmitted } from '../agency/proof/stored-proofs.ts'
import { agencyFilesAt } from '../agency/upload/stored-files.ts'
import type { ApplicationDoc, OpinionDoc, ProofItemDoc, ProofMasterDoc } from '../world/collections.ts'
import { EachField, ClosedObject, Json, Type } from '../world/schema.ts'
import { allDocs, findDoc, type World } from '../world/world.ts'
import { allowedApplicationActions } from './application-orders.ts'
import { allowedOpinionActions } from './opinion-orders.ts'
import { allowedProofActions, supplementableItems } from './proof-orders.ts'

const Text = Type.String()
/** An action that is possible now: its label and the schema of the additional order fields. */
const Possible = ClosedObject({ ...EachField(Text, 'action', 'title'), asks: Json })
/**
 * One row of the officer's desk. `order` contains the fields that identify this row when the officer sends an action.
 * The client adds the fields of the chosen action. `title` and `status` are labels.
 */
const OnDesk = ClosedObject({
  order: Type.Record(Text, Type.Union([Text, Type.Number()])),
  ...EachField(Text, 'title', 'status'),
  actions: Type.Array(Possible),
})

export const DeskAnswer = Type.Array(OnDesk)

type Possible = Static<typeof Possible>
type OnDesk = Static<typeof OnDesk>

type ActionFields = Readonly<Record<string, TSchema>>

/** Returns an array schema with proposed values in `examples` and the schema of its items. */
const listOf = (item: TSchema, title: string, example: readonly unknown[], parts: readonly string[]) =>
  Type.Array(item, { title, examples: [example], description: parts.join(', ') })

/**
 * Returns the schema of each input of an action, with a proposed value; `items` are the items for which a supplement
 * can be requested.
 */
const ASKS: Readonly<Record<OfficerActionInput, (world: World, items: readonly ProofItemDoc[]) => ActionFields>> = {
  nothing: () => ({}),
  amount: () => ({ amount: Type.Integer({ title: '금액 (원)', examples: [50_000] }) }),
  total: () => ({
    amount: Type.Integer({ title: '모두 지급할 금액 (원, 증빙에 지급한 것 포함)', examples: [50_000] }),
  }),
  reasons: (world) => {
    const codes = findDoc(world, 'codes', 'REAS_TYPE')?.codes ?? []
    const names = codes.map(({ codeValue, codeName }) => `${codeValue} ${codeName}`)
    return { reasons: listOf(Text, '사유', ['US01'], names) }
  },
  items: (world, items) => {
    const item = ClosedObject({ receiptProofId: Type.Integer(), reason: Text })
    const example = items.map(({ receiptProofId }) => ({ receiptProofId, reason: '내용이 잘 보이지 않습니다.' }))
    const names = items.map(
      ({ receiptProofId, files }) => `${receiptProofId} ${agencyFilesAt(world, files)[0]?.name ?? ''}`,
    )
    return { items: listOf(item, '보완할 증빙', example, names) }
  },
  records: () => {
    const record = ClosedObject({ dlvrNm: Text, dlvrFee: Type.Integer() })
    const example = [{ dlvrNm: 'CJ대한통운', dlvrFee: 35_000 }]
    return { records: listOf(record, '택배사가 조회한 내역', example, ['dlvrNm 택배사', 'dlvrFee 이용금액 (원)']) }
  },
  answer: () => ({ answer: Type.String({ title: '답변', examples: ['제출하신 내용을 확인하였습니다.'] }) }),
}

const possibleActions = <Action extends string>(
  actions: readonly Action[],
  titles: Readonly<Record<Action, string>>,
  asksOf: (action: Action) => ActionFields,
): Possible[] => actions.map((action) => ({ action, title: titles[action], asks: ClosedObject(asksOf(action)) }))

/** The agency's names of the proof types; a parcel proof has the name of its unit. */
const TYPE_NAME = { ...PROOF_TYPE_WORDS, parcel: TOTAL_UNIT_WORDS.parcel } as const

const onApplication = (world: World, application: ApplicationDoc): OnDesk => {
  const { aplyNo, brNo, status, fields } = application
  return {
    order: { aplyNo },
    title: `신청 ${aplyNo} (${[fields.corpNm, formatBusinessNumber(businessNumberOrNull(brNo) ?? '')].filter(Boolean).join(', ')})`,
    status: status === null ? '제출 전' : APPLICATION_STATUS_ROWS[status].ko,
    actions: possibleActions(
      allowedApplicationActions(world, application),
      APPLICATION_ACTION_LABELS.officer,
      (action) => ASKS[APPLICATION_OFFICER_ACTION_INPUTS[action]](world, []),
    ),
  }
}

const onProof = (world: World, application: ApplicationDoc, master: ProofMasterDoc): OnDesk => {
  const { receiptProofMstrId } = master
  const items = supplementableItems(world, master)
  return {
    order: { receiptProofMstrId },
    title: `증빙 ${receiptProofMstrId} (${TYPE_NAME[master.proofType]})`,
    status: proofStatusName(proofStatusOrSubmitted(master.status)),
    actions: possibleActions(
      allowedProofActions(world, { application, master }),
      PROOF_ACTION_LABELS.officer,
      (action) => ASKS[PROOF_OFFICER_ACTION_INPUTS[action]](world, items),
    ),
  }
}

const onOpinion = (world: World, application: ApplicationDoc, opinion: OpinionDoc): OnDesk => ({
  order: { opinionSubmitSn: opinion.opinionSubmitSn },
  title: `의견 ${opinion.opinionSubmitSn} (${[...opinion.content].slice(0, 20).join('')})`,
  status: OPINION_STATE_NAMES[opinionStateOf(opinion)],
  actions: possibleActions(allowedOpinionActions(application, opinion), OPINION_ACTION_LABELS.officer, (action) =>
    ASKS[OPINION_OFFICER_ACTION_INPUTS[action]](world, []),
  ),
})

/**
 * Returns the officer's desk of this world: the applications, the most recently changed one first, with their proofs
 * and opinions, and the actions that the state of each of these allows.
 */
export const officerDeskOf = (world: World): readonly OnDesk[] =>
  allDocs(world, 'applications')
    .filter(({ submittedAt }) => submittedAt !== null)
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .flatMap((application) => [
      onApplication(world, application),
      ...proofMastersOf(world, application.aplyNo).map((master) => onProof(world, application, master)),
      ...opinionsOfApplication(world, application.aplyNo).map((opinion) => onOpinion(world, application, opinion)),
    ])
