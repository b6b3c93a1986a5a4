import type { DocumentKey } from '#domain/application/form/required-documents'

/** The names of the documents. [D2-59] */
export const DOCUMENT_NAMES = {
  businessRegistration: '사업자등록증',
  vatStandard: '부가가치세 과세표준증명',
  vatExempt: '부가가치세 면세사업자 수입금액증명',
  financial: '표준재무제표증명',
  nationalTax: '국세 납세증명서',
  localTax: '지방세 납세증명서',
} as const satisfies Record<DocumentKey, string>

/** Joins the names of alternative documents. One of these documents is enough. */
export const eitherDocumentWords = (documents: readonly DocumentKey[]): string =>
  documents.map((document) => DOCUMENT_NAMES[document]).join(' 또는 ')
