import { OPINION_STATUS, type OpinionState } from '#domain/opinion/transitions.table'
import { filesWire } from '../proof/proof-wire.ts'
import type { OpinionDoc } from '../world/collections.ts'
import { wireTime } from '../world/clock.ts'
import { allOf, type World } from '../world/world.ts'

/** An objection without an answer waits for it. [P-266] */
export const opinionStateOf = ({ answer }: Pick<OpinionDoc, 'answer'>): Exclude<OpinionState, 'none'> =>
  answer === null ? 'waiting' : 'answered'

/** The objections of an application, oldest first. */
export const opinionsOf = (world: World, aplyNo: string): readonly OpinionDoc[] =>
  allOf(world, 'opinions').filter((opinion) => opinion.aplyNo === aplyNo)

/** An objection as the wire carries it. [P-266] */
export const opinionWire = (world: World, opinion: OpinionDoc) => ({
  opinionSubmitSn: opinion.opinionSubmitSn,
  aplyNo: opinion.aplyNo,
  opinionContent: opinion.content,
  opinionStatus: OPINION_STATUS[opinionStateOf(opinion)],
  registDt: wireTime(opinion.registeredAt),
  answerStatus: opinion.answer === null ? 'N' : 'Y',
  answerContent: opinion.answer,
  updtDt: wireTime(opinion.answeredAt),
  fileMasters: filesWire(world, opinion.files),
})
