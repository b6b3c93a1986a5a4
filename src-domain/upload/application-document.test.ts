import { describe, expect, it } from 'vitest'
import { APPLICATION_DOCUMENT_CASES, bytesFromHex } from './application-document.cases.ts'
import { parseApplicationDocument } from './application-document.ts'

describe('[A-085] [A-086] [A-277] the decision which files may be attached to an application', () => {
  it.each(APPLICATION_DOCUMENT_CASES)(
    'rule $rule decides $verdict: $about',
    ({ file: { hex, ...chosen }, verdict, rule }) => {
      const file = { ...chosen, firstBytes: bytesFromHex(hex) }
      const judged = parseApplicationDocument(file)
      expect(judged.ok ? judged.value.contentType : judged.code).toBe(verdict)
      expect(judged.ok ? rule : judged.because?.rule).toBe(rule)
    },
  )
})
