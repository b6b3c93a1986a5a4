import { Schema } from 'effect'
import type { NewOpinion } from '#app/opinion/opinions.port'
import type { Opinion } from '#domain/opinion/opinion'
import { Id, List, Text, textOf, timeOf, type Wire } from '../http/answers.ts'
import { fileFields, FileWire, toFiles } from '../upload/stored-file-wire.ts'

/** One opinion on the wire. [P-266] */
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

/** Converts an opinion. `Y` means answered; any other value means waiting. [P-150] [P-266] */
export const toOpinion = (opinion: Wire<typeof OpinionWire>): Opinion => ({
  id: String(opinion.opinionSubmitSn),
  content: textOf(opinion.opinionContent),
  status: textOf(opinion.opinionStatus),
  registeredAt: timeOf(opinion.registDt),
  isAnswered: opinion.answerStatus === 'Y',
  answer: textOf(opinion.answerContent),
  updatedAt: timeOf(opinion.updtDt),
  files: toFiles(opinion.fileMasters),
})

/** Returns the request for an opinion; the misspelled name of the file list is that of the wire. [P-160] */
export const opinionRequest = ({ applicationNumber, content, files }: NewOpinion) => ({
  aplyNo: applicationNumber,
  opinionContent: content,
  opinionSubmitFileReqeusts: files.map(fileFields),
})
