import type { Static } from 'typebox'
import type { Opinion } from '#domain/opinion/opinion'
import { OPINION_STATE_NAMES, type OpinionState } from '#domain/opinion/transitions'
import { toWireTime } from '../../world/clock.ts'
import type { OpinionDoc } from '../../world/collections.ts'
import { EachField, ClosedObject, Nullable, Type } from '../../world/schema.ts'
import { allDocs, type World } from '../../world/world.ts'
import { StoredFileWireSchema, toFileWire } from '../proof/proof-wire.ts'
import { agencyFilesAt } from '../upload/stored-files.ts'

/** Returns the state of an opinion: waiting until it has an answer. [P-266] */
export const opinionStateOf = ({ answer }: Pick<OpinionDoc, 'answer'>): Exclude<OpinionState, 'none'> =>
  answer === null ? 'waiting' : 'answered'

/** Returns the opinions of an application, oldest first. */
export const opinionsOfApplication = (world: World, aplyNo: string): readonly OpinionDoc[] =>
  allDocs(world, 'opinions').filter((opinion) => opinion.aplyNo === aplyNo)

export const opinionFromDoc = (world: World, opinion: OpinionDoc): Opinion => ({
  id: String(opinion.opinionSubmitSn),
  content: opinion.content,
  status: OPINION_STATE_NAMES[opinionStateOf(opinion)],
  registeredAt: opinion.registeredAt,
  isAnswered: opinion.answer !== null,
  answer: opinion.answer,
  updatedAt: opinion.answeredAt,
  files: agencyFilesAt(world, opinion.files),
})

/** Returns an opinion in API fields. [P-266] */
export const toOpinionWire = (aplyNo: string, opinion: Opinion) => ({
  opinionSubmitSn: Number(opinion.id),
  aplyNo,
  opinionContent: opinion.content,
  opinionStatus: opinion.status,
  registDt: toWireTime(opinion.registeredAt),
  answerStatus: opinion.isAnswered ? 'Y' : 'N',
  answerContent: opinion.answer,
  updtDt: toWireTime(opinion.updatedAt),
  fileMasters: opinion.files.map(toFileWire),
})

export const OpinionWireSchema = ClosedObject(
  {
    opinionSubmitSn: Type.Integer(),
    ...EachField(Type.String(), 'aplyNo', 'opinionContent', 'opinionStatus'),
    registDt: Nullable(Type.String()),
    answerStatus: Type.Enum(['Y', 'N']),
    answerContent: Nullable(Type.String()),
    updtDt: Nullable(Type.String()),
    fileMasters: Type.Array(StoredFileWireSchema),
  },
  'Opinion',
)

/** The body that submits an opinion. The API itself misspells the name of the file list. [P-160] */
export const OpinionBody = Type.Object({
  aplyNo: Type.String(),
  opinionContent: Type.Optional(Type.String()),
  opinionSubmitFileReqeusts: Type.Optional(
    Type.Array(
      Type.Object({
        originlFileNm: Type.String(),
        savedFileNm: Type.String(),
        filePath: Type.String({ minLength: 1 }),
        fileSize: Type.Integer({ minimum: 1 }),
        fileExt: Type.String(),
        mimeType: Type.String(),
      }),
    ),
  ),
})

/** Reads a sent opinion with the names and paths of its files. [P-160] [P-293] */
export const toSentOpinion = (body: Static<typeof OpinionBody>) => ({
  applicationNumber: body.aplyNo,
  content: body.opinionContent ?? '',
  files: (body.opinionSubmitFileReqeusts ?? []).map(({ filePath, originlFileNm }) => ({
    path: filePath,
    name: originlFileNm,
  })),
})
