import { describe, expect, it } from 'vitest'
import { APPLICATION_DOCUMENT_CASES } from './application-document.cases.ts'
import {
  APPLICATION_DOCUMENT_ACCEPT,
  APPLICATION_DOCUMENT_KINDS,
  parseApplicationDocument,
} from './application-document.ts'
import { bytesFromHex } from './examples/bytes-from-hex.ts'

describe('[A-085] [A-086] [A-277] the decision which files may be attached to an application', () => {
  it.each(APPLICATION_DOCUMENT_CASES)(
    'rule $rule decides $verdict: $about',
    ({ file: { hex, ...chosen }, verdict, rule }) => {
      const file = { ...chosen, firstBytes: bytesFromHex(hex) }
      const result = parseApplicationDocument(file)
      expect(result.ok ? result.value.contentType : result.code).toBe(verdict)
      expect(result.ok ? rule : result.because?.rule).toBe(rule)
    },
  )
})

it('[A-086] the file chooser offers every extension that is accepted', () => {
  const offeredExtensions = APPLICATION_DOCUMENT_ACCEPT.split(',').filter((one) => one.startsWith('.'))
  const acceptedExtensions = Object.values(APPLICATION_DOCUMENT_KINDS).flatMap(({ extensions }) => extensions)
  expect(offeredExtensions).toEqual(acceptedExtensions.map((extension) => `.${extension}`))
})
