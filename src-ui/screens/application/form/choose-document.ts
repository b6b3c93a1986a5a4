import { type ChosenFile, readFileCandidate } from '#app/kernel/chosen-file'
import { accepted, type ParseResult } from '#domain/kernel/parse-result'
import { type DocumentRefusal, parseApplicationDocument, wrongTypeReasonOf } from '#domain/upload/application-document'
import type { FileCandidate } from '#domain/upload/claimed-type'
import { previewKindOf } from '#domain/upload/evidence-file'
import { announce } from '#ui/parts/dialog/announcer.ts'
import type { Field } from '#ui/parts/form/form-field.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS } from '#ui/text/ko/application/application.ts'
import { DOCUMENT_REFUSAL_TEXTS, LARGE_DOCUMENT_WAYS, WRONG_DOCUMENT_WAYS } from '#ui/text/ko/application/refusals.ts'
import { withFileNames } from '#ui/text/ko/upload/upload.ts'

/**
 * Checks a chosen file by size, name, type and content. Returns an accepted file with the type that its content shows.
 * [A-085] [A-086]
 */
const parseFile = (file: File, candidate: FileCandidate): ParseResult<ChosenFile, DocumentRefusal> => {
  const { name, type } = file
  const document = parseApplicationDocument(candidate)
  if (!document.ok) return document
  const { contentType } = document.value
  return accepted(type === contentType ? file : new File([file], name, { type: contentType }))
}

/** Returns what to do about a refused file; an empty string if the refusal itself says it. [D3-525] [D2-780] */
const nextStepSentence = (refusal: DocumentRefusal, file: FileCandidate): string => {
  if (refusal === 'tooLarge') return LARGE_DOCUMENT_WAYS[previewKindOf(file.type, file.name)]
  return refusal === 'wrongType' ? WRONG_DOCUMENT_WAYS[wrongTypeReasonOf(file)] : ''
}

/**
 * Checks a file. Adds it if it can be used; otherwise shows the reason below its field, what to do, and that a file
 * that was chosen before stays. [D3-525] [D2-646]
 */
export const chooseDocument = async (field: Field<ChosenFile | null>, file: File): Promise<void> => {
  const candidate = await readFileCandidate(file)
  const parsedFile = parseFile(file, candidate)
  if (!parsedFile.ok) {
    const refusal = withFileNames(fill(DOCUMENT_REFUSAL_TEXTS[parsedFile.code]), [file.name])
    const chosenFile = field.value.peek()
    const staysSentence =
      chosenFile === null ? '' : fill(APPLICATION_TEXTS['form.fileStays'], { name: chosenFile.name })
    const words = [refusal, nextStepSentence(parsedFile.code, candidate), staysSentence].filter(Boolean).join(' ')
    announce(words)
    return field.refuse(words)
  }
  if (field.enter(parsedFile.value)) field.refuse(null)
}
