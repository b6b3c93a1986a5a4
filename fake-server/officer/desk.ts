import { APPLICATION_STATUS, type ApplicationStatus } from '#domain/status/application-status.table'
import { APPLICATION_ACTIONS } from '#domain/application/transitions.table'
import { formatRegistrationNumber } from '#domain/business/registration-number'
import { OPINION_ACTIONS, OPINION_STATUS } from '#domain/opinion/transitions'
import { proofStatusName } from '#domain/proof/proof-status.table'
import type { ProofType } from '#domain/proof/proof'
import { PROOF_ACTIONS } from '#domain/proof/transitions.table'
import { opinionsOf, opinionStateOf } from '../agency/opinion/opinion-wire.ts'
import { filesOf, itemsOf, mastersOf, proofStatusOf, typeOfMaster } from '../agency/proof/stored-proofs.ts'
import type { ApplicationDoc, ProofItemDoc, ProofMasterDoc } from '../world/collections.ts'
import { allOf, find, type World } from '../world/world.ts'
import { APPLICATION_NEEDS, OPINION_NEEDS, PROOF_NEEDS, type Needs } from './actions.table.ts'
import { allowedOn } from './on-application.ts'
import { allowedOnOpinion } from './on-opinion.ts'
import { allowedOnProof } from './on-proof.ts'

/** An action that is possible now: its name for people, and what an order needs beside it. */
type Possible = { readonly action: string; readonly title: string; readonly needs: Needs }

/**
 * One entry of the officer's list: `order` is the beginning of an order about it, `title` and `status` are for people,
 * `items` the rows that a supplement can be requested for.
 */
type OnDesk = {
  readonly order: Readonly<Record<string, string | number>>
  readonly title: string
  readonly status: string
  readonly actions: readonly Possible[]
  readonly items: readonly { readonly receiptProofId: number; readonly name: string }[]
}

const statusWord = (status: string | null): string => APPLICATION_STATUS[status as ApplicationStatus]?.ko ?? '제출 전'

const TYPE_NAME = { general: '일반', direct: '영업', fast: '신속', parcel: '택배' } as const satisfies Record<
  ProofType,
  string
>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const onApplication = ({ aplyNo, brNo, status, fields }: ApplicationDoc): OnDesk => ({
  order: { aplyNo },
  title: `신청 ${aplyNo} (${[text(fields['corpNm']), formatRegistrationNumber(brNo)].filter((part) => part !== '').join(', ')})`,
  status: statusWord(status),
  actions: allowedOn(status).map((action) => ({
    action,
    title: APPLICATION_ACTIONS.officer[action],
    needs: APPLICATION_NEEDS[action],
  })),
  items: [],
})

const itemOf = (world: World, { receiptProofId, files }: ProofItemDoc) => ({
  receiptProofId,
  name: filesOf(world, files)[0]?.name ?? String(receiptProofId),
})

const onProof = (world: World, master: ProofMasterDoc): OnDesk => {
  const status = proofStatusOf(master.status)
  return {
    order: { receiptProofMstrId: master.receiptProofMstrId },
    title: `증빙 ${master.receiptProofMstrId} (${TYPE_NAME[typeOfMaster(master)]})`,
    status: proofStatusName(status),
    actions: allowedOnProof(master).map((action) => ({
      action,
      title: PROOF_ACTIONS.officer[action],
      needs: PROOF_NEEDS[action],
    })),
    items: itemsOf(world, master.receiptProofMstrId).map((item) => itemOf(world, item)),
  }
}

const onOpinions = (world: World, aplyNo: string): readonly OnDesk[] =>
  opinionsOf(world, aplyNo).map((opinion) => ({
    order: { opinionSubmitSn: opinion.opinionSubmitSn },
    title: `의견 ${opinion.opinionSubmitSn} (${[...opinion.content].slice(0, 20).join('')})`,
    status: OPINION_STATUS[opinionStateOf(opinion)],
    actions: allowedOnOpinion(opinion).map((action) => ({
      action,
      title: OPINION_ACTIONS.officer[action],
      needs: OPINION_NEEDS[action],
    })),
    items: [],
  }))

/**
 * The officer's list for this world: applications, the latest changed first, with their proofs, opinions and possible
 * actions; and the reasons of a refusal.
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
  reasons: (find(world, 'codes', 'REAS_TYPE')?.codes ?? []).map(({ codeValue, codeName }) => ({
    code: codeValue,
    name: codeName,
  })),
})
