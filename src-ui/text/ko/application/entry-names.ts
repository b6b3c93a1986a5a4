import type { DocumentKey } from '#domain/application/form/required-documents'

/** The names of the entries of an application, on the form and on every page that shows an application. [D2-59] */
export const ENTRY_NAMES = {
  name: '성명',
  businessNumber: '사업자등록번호',
  businessName: '상호명',
  corporateName: '법인명',
  anyName: '상호명 또는 법인명',
  corporateNumber: '법인등록번호',
  openingDate: '개업일자',
  settlementMonth: '결산월',
  settlementMonthOption: '{month}월',
  bank: '은행',
  accountNumber: '계좌번호',
  depositor: '예금주',
} as const

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
