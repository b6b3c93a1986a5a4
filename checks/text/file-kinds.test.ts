import { describe, expect, it } from 'vitest'
import { APPLICATION_DOCUMENT_KINDS } from '#domain/upload/application-document'
import { EVIDENCE_ACCEPT } from '#domain/upload/evidence-file'
import { SENTENCES } from './testing/sentences.ts'

const EXTENSIONS = /(?<![a-z])(?:jpe?g|png|gif|bmp|webp|hei[cf]|pdf)(?![a-z])/gi

/** Returns the extensions that a sentence names, sorted. */
const extensionsNamedIn = (textKey: string): readonly string[] => {
  const [, sentence] = SENTENCES.find(([way]) => way === textKey) ?? []
  return [...(sentence ?? '').matchAll(EXTENSIONS)].map(([extension]) => extension.toLowerCase()).toSorted()
}

const ofDocuments = Object.values(APPLICATION_DOCUMENT_KINDS).map(({ extensions: [extension] }) => extension)

describe('a sentence that names the kinds of files', () => {
  it.each(['application.APPLICATION_TEXTS.form.fileHint', 'refusals.DOCUMENT_REFUSAL_TEXTS.wrongType'])(
    '[A-086] names those of an application document: %s',
    (way) => expect(extensionsNamedIn(way)).toEqual(ofDocuments.toSorted()),
  )

  it('[P-166] names those of evidence', () => {
    const acceptedExtensions = EVIDENCE_ACCEPT.split(',').flatMap((part) =>
      part.startsWith('.') ? [part.slice(1)] : [],
    )
    expect(extensionsNamedIn('upload.EVIDENCE_REFUSAL_TEXTS.wrongType')).toEqual(acceptedExtensions.toSorted())
  })
})
