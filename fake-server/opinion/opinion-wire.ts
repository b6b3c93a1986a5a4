import { filesWire } from '../proof/proof-wire.ts'
import type { OpinionDoc } from '../world/collections.ts'
import { wireTime } from '../world/wire-time.ts'
import { allOf, type World } from '../world/world.ts'

/** The words that are shown beside the button to the objections; answers are `N` or `Y`. [A-170] [P-266] */
const OPINION_STATUS = { waiting: '답변대기', answered: '답변완료' } as const

/** The objections of an application, oldest first. */
export const opinionsOf = (world: World, aplyNo: string): readonly OpinionDoc[] =>
  allOf(world, 'opinions').filter((opinion) => opinion.aplyNo === aplyNo)

/** An objection as the wire carries it. [P-266] */
export const opinionWire = (world: World, opinion: OpinionDoc) => ({
  opinionSubmitSn: opinion.opinionSubmitSn,
  aplyNo: opinion.aplyNo,
  opinionContent: opinion.content,
  opinionStatus: opinion.answer === null ? OPINION_STATUS.waiting : OPINION_STATUS.answered,
  registDt: wireTime(opinion.registeredAt),
  answerStatus: opinion.answer === null ? 'N' : 'Y',
  answerContent: opinion.answer,
  updtDt: wireTime(opinion.answeredAt),
  fileMasters: filesWire(world, opinion.files),
})
