import { Schema } from 'effect'
import type { Opinion } from '#domain/opinion/opinion'
import { Id, List, Text, textOf, type Wire } from '../http/wire-values.ts'
import { FileWire, filesOf } from '../proof/proof-wire.ts'

/** One opinion of the wire. [P-266] */
export const OpinionWire = Schema.Struct({
  opinionSubmitSn: Id,
  opinionContent: Text,
  opinionStatus: Text,
  registDt: Text,
  answerStatus: Text,
  answerContent: Text,
  updtDt: Text,
  fileMasters: List(FileWire),
})

/** One opinion as the rest of the portal knows it. [P-266] */
export const opinionOf = (opinion: Wire<typeof OpinionWire>): Opinion => ({
  opinionSubmitSn: String(opinion.opinionSubmitSn),
  opinionContent: textOf(opinion.opinionContent),
  opinionStatus: textOf(opinion.opinionStatus),
  registDt: textOf(opinion.registDt),
  answerStatus: textOf(opinion.answerStatus),
  answerContent: textOf(opinion.answerContent),
  updtDt: textOf(opinion.updtDt),
  fileMasters: filesOf(opinion.fileMasters),
})
