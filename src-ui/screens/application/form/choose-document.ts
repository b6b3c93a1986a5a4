import { type ChosenFile, readFileCandidate } from '#app/kernel/chosen-file'
import { accepted, type ParseResult } from '#domain/kernel/parse-result'
import { type DocumentRefusal, parseApplicationDocument, wrongTypeReasonOf } from '#domain/upload/application-document'
import type { FileCandidate } from '#domain/upload/claimed-type'
import { announce } from '../../../parts/dialog/announcer.ts'
import type { Field } from '../../../parts/form/form-field.ts'
import { fill } from '../../../text/fill.ts'
import { APPLICATION_TEXTS } from '../../../text/ko/application.ts'
import { DOCUMENT_REFUSAL_TEXTS, WRONG_DOCUMENT_WAYS } from '../../../text/ko/application-refusals.ts'
import { withFileNames } from '../../../text/ko/upload.ts'

/**
 * Checks a chosen file by size, name, type and content. Returns an accepted file with the type that its content shows.
 * [A-085] [A-086] [A-277]
 */
const parseFile = (file: File, candidate: FileCandidate): ParseResult<ChosenFile, DocumentRefusal> => {
  const { name, type } = file
  const document = parseApplicationDocument(candidate)
  if (!document.ok) return document
  const { contentType } = document.value
  return accepted(type === contentType ? file : new File([file], name, { type: contentType }))
}

/**
 * Checks a file. Adds it if it can be used; otherwise shows the reason below its field, what to do, and that a file
 * that was chosen before stays. [A-085] [A-086] [D3-525] [D2-646]
 */
export const chooseDocument = async (field: Field<ChosenFile | null>, file: File): Promise<void> => {
  const candidate = await readFileCandidate(file)
  const checked = parseFile(file, candidate)
  if (!checked.ok) {
    const refusal = withFileNames(fill(DOCUMENT_REFUSAL_TEXTS[checked.code]), [file.name])
    const way = checked.code === 'wrongType' ? WRONG_DOCUMENT_WAYS[wrongTypeReasonOf(candidate)] : ''
    const chosen = field.value.peek()
    const stays = chosen === null ? '' : fill(APPLICATION_TEXTS['form.fileStays'], { name: chosen.name })
    const words = [refusal, way, stays].filter(Boolean).join(' ')
    announce(words)
    return field.refuse(words)
  }
  if (field.enter(checked.value)) field.refuse(null)
}
