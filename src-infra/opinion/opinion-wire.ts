import { Schema } from 'effect'
import type { NewOpinion } from '#app/opinion/opinions.port'
import type { Opinion } from '#domain/opinion/opinion'
import { WireId, WireList, WireText, textOrNull, instantOrNull, type DecodedWire } from '../http/answers.ts'
import { toFileFields, FileWire, toUndeletedFiles } from '../upload/stored-file-wire.ts'

/** One opinion as the API sends it. [P-266] */
export const OpinionWire = Schema.Struct({
  opinionSubmitSn: WireId,
  opinionContent: WireText,
  opinionStatus: WireText,
  registDt: WireText,
  answerStatus: WireText,
  answerContent: WireText,
  updtDt: WireText,
  fileMasters: WireList(FileWire),
})

/** Converts an opinion. `Y` means answered; any other value means waiting. [P-150] [P-266] */
export const toOpinion = (opinion: DecodedWire<typeof OpinionWire>): Opinion => ({
  id: String(opinion.opinionSubmitSn),
  content: textOrNull(opinion.opinionContent),
  status: textOrNull(opinion.opinionStatus),
  registeredAt: instantOrNull(opinion.registDt),
  isAnswered: opinion.answerStatus === 'Y',
  answer: textOrNull(opinion.answerContent),
  updatedAt: instantOrNull(opinion.updtDt),
  files: toUndeletedFiles(opinion.fileMasters),
})

/** Returns the request for an opinion. The API itself misspells the name of the file list. [P-160] */
export const toOpinionRequest = ({ applicationNumber, content, files }: NewOpinion) => ({
  aplyNo: applicationNumber,
  opinionContent: content,
  opinionSubmitFileReqeusts: files.map(toFileFields),
})
