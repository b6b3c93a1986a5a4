import type { Static } from 'typebox'
import { APPLICATION_STATUS } from '#domain/status/application-status.table'
import { APPLICATION_ACTIONS } from '#domain/application/transitions.table'
import { formatRegistrationNumber } from '#domain/business/registration-number'
import { OPINION_ACTIONS, OPINION_STATUS } from '#domain/opinion/transitions'
import { proofStatusName } from '#domain/proof/proof-status.table'
import type { ProofType } from '#domain/proof/proof'
import { PROOF_ACTIONS } from '#domain/proof/transitions.table'
import { opinionsOf, opinionStateOf } from '../agency/opinion/opinion-wire.ts'
import { filesOf, itemsOf, mastersOf, proofStatusOf } from '../agency/proof/stored-proofs.ts'
import type { ApplicationDoc, ProofItemDoc, ProofMasterDoc } from '../world/collections.ts'
import { Each, Fields, Json, Type } from '../world/schema.ts'
import { allOf, find, type World } from '../world/world.ts'
import { APPLICATION_NEEDS, OPINION_NEEDS, PROOF_NEEDS, type Needs } from './actions.table.ts'
import { allowedOn } from './on-application.ts'
import { allowedOnOpinion } from './on-opinion.ts'
import { allowedOnProof } from './on-proof.ts'

const Text = Type.String()
/** What can be chosen, with its name for people. */
export const Choices = Type.Array(Fields({ value: Type.Union([Text, Type.Integer()]), title: Text }))
/** An action that is possible now: its name for people, and an example of what an order says beside it. */
const Possible = Fields({ ...Each(Text, 'action', 'title'), asks: Type.Record(Text, Json) })
/** One thing on the officer's desk: `order` is what an order about it begins with, `title` and `status` are for people. */
const OnDesk = Fields({
  order: Type.Record(Text, Type.Union([Text, Type.Number()])),
  ...Each(Text, 'title', 'status'),
  actions: Type.Array(Possible),
})

/** What lies on the officer's desk. */
export const DeskAnswer = Fields({
  things: Type.Array(OnDesk),
  fields: Type.Record(Text, Fields({ label: Text, choices: Type.Optional(Choices) })),
})

type Possible = Static<typeof Possible>
type OnDesk = Static<typeof OnDesk>

/** What an order says, by what its action needs; `items` are the rows that a supplement can be asked for. */
const ASKS: Readonly<Record<Needs, (items: readonly ProofItemDoc[]) => Possible['asks']>> = {
  nothing: () => ({}),
  amount: () => ({ amount: 50_000 }),
  reasons: () => ({ reasons: ['US01'] }),
  items: (items) => ({
    items: items.map(({ receiptProofId }) => ({ receiptProofId, reason: '내용이 잘 보이지 않습니다.' })),
  }),
  records: () => ({ records: [{ dlvrNm: 'CJ대한통운', dlvrFee: 35_000 }] }),
  answer: () => ({ answer: '제출하신 내용을 확인하였습니다.' }),
}

/** What each of these is called. */
const FIELDS = {
  amount: { label: '금액 (원)' },
  reasons: { label: '사유' },
  items: { label: '보완할 증빙' },
  receiptProofId: { label: '증빙' },
  reason: { label: '보완 사유' },
  records: { label: '택배사가 조회한 내역' },
  dlvrNm: { label: '택배사' },
  dlvrFee: { label: '이용금액 (원)' },
  answer: { label: '답변' },
}

const possible = (action: string, title: string, needs: Needs, items: readonly ProofItemDoc[] = []): Possible => ({
  action,
  title,
  asks: ASKS[needs](items),
})

const TYPE_NAME = { general: '일반', direct: '영업', fast: '신속', parcel: '택배' } as const satisfies Record<
  ProofType,
  string
>

const onApplication = ({ aplyNo, brNo, status, fields }: ApplicationDoc): OnDesk => ({
  order: { aplyNo },
  title: `신청 ${aplyNo} (${[fields.corpNm, formatRegistrationNumber(brNo)].filter(Boolean).join(', ')})`,
  status: status === null ? '제출 전' : APPLICATION_STATUS[status].ko,
  actions: allowedOn(status).map((action) =>
    possible(action, APPLICATION_ACTIONS.officer[action], APPLICATION_NEEDS[action]),
  ),
})

const onProof = (world: World, master: ProofMasterDoc): OnDesk => {
  const { receiptProofMstrId } = master
  const items = itemsOf(world, receiptProofMstrId)
  return {
    order: { receiptProofMstrId },
    title: `증빙 ${receiptProofMstrId} (${TYPE_NAME[master.proofType]})`,
    status: proofStatusName(proofStatusOf(master.status)),
    actions: allowedOnProof(master).map((action) =>
      possible(action, PROOF_ACTIONS.officer[action], PROOF_NEEDS[action], items),
    ),
  }
}

const onOpinions = (world: World, aplyNo: string): readonly OnDesk[] =>
  opinionsOf(world, aplyNo).map((opinion) => ({
    order: { opinionSubmitSn: opinion.opinionSubmitSn },
    title: `의견 ${opinion.opinionSubmitSn} (${[...opinion.content].slice(0, 20).join('')})`,
    status: OPINION_STATUS[opinionStateOf(opinion)],
    actions: allowedOnOpinion(opinion).map((action) =>
      possible(action, OPINION_ACTIONS.officer[action], OPINION_NEEDS[action]),
    ),
  }))

/**
 * What lies on the officer's desk in this world, the application that was changed last on top, each with its proofs and
 * opinions and with what its state allows; and what the fields of an order are called, and what can be chosen for them.
 */
export const deskOf = (world: World) => ({
  things: allOf(world, 'applications')
    .filter(({ submittedAt }) => submittedAt !== null)
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .flatMap((application) => [
      onApplication(application),
      ...mastersOf(world, application.aplyNo).map((master) => onProof(world, master)),
      ...onOpinions(world, application.aplyNo),
    ]),
  fields: {
    ...FIELDS,
    reasons: {
      ...FIELDS.reasons,
      choices: (find(world, 'codes', 'REAS_TYPE')?.codes ?? []).map(({ codeValue: value, codeName }) => ({
        value,
        title: `${value} ${codeName}`,
      })),
    },
    receiptProofId: {
      ...FIELDS.receiptProofId,
      choices: allOf(world, 'proofItems').map(({ receiptProofId: value, files }) => ({
        value,
        title: `${value} ${filesOf(world, files)[0]?.name ?? ''}`.trim(),
      })),
    },
  },
})
