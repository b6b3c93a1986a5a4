import { entityTraits } from '../business/entity-type.ts'
import { needsCertificates } from '../consent/consent-data.ts'
import { type FactChoice, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { REQUIRED_DOCUMENTS_CASES } from './required-documents.cases.ts'
import {
  type RequestedDocument,
  REQUIRED_DOCUMENTS_TABLE,
  type RequiredDocumentsFacts,
  type DocumentKey,
} from './required-documents.ts'

export const REQUESTED_DOCUMENT_NAMES: Readonly<Record<DocumentKey, string>> = {
  businessRegistration: '사업자등록증',
  nationalTax: '국세 납세증명서',
  localTax: '지방세 납세증명서',
  vatStandard: '부가가치세 과세표준증명',
  vatExempt: '부가가치세 면세사업자 수입금액증명',
  financial: '표준재무제표증명',
}
const REQUIREMENT: Readonly<Record<RequestedDocument['requirement'], string>> = {
  required: '필수',
  offered: '선택',
  either: '둘 중 하나',
}

export const requestedDocumentsText = (documents: readonly RequestedDocument[]): string =>
  documents
    .map(({ document, requirement }) => `${REQUESTED_DOCUMENT_NAMES[document]} (${REQUIREMENT[requirement]})`)
    .join(', ') || '내지 않는다'

const SALES: readonly FactChoice<RequiredDocumentsFacts['sales']>[] = [
  ['financialStatement', '표준재무제표증명 (법인)'],
  ['vat', '부가가치세 증명 (개인)'],
  [null, '알 수 없음'],
]
export const TAXPAYER_TYPE_NAMES = {
  standard: '일반 (일반과세자)',
  simplified: '간이 (간이과세자)',
  exempt: '면세 (면세사업자)',
  unknown: '알 수 없음',
} as const

export const REQUIRED_DOCUMENTS_RULE_ENTRY = makeTableRuleEntry({
  prefix: 'RD',
  title: '신청 증빙서류',
  synonyms: ['법인 제출 서류', '준비할 서류', '첨부할 서류', '면세사업자 서류', '면세 서류', '낼 서류', '증명서'],
  question: '신청자는 어떤 서류를 내야 합니까?',
  table: REQUIRED_DOCUMENTS_TABLE,
  facts: {
    declined: {
      name: '공공마이데이터와 과세정보의 제공에 모두 동의함',
      note: '과세정보를 거부하면 신청할 수 없다, CC-2',
      values: { true: '아니요', false: '예' },
    },
    sales: { name: '매출 서류', values: SALES },
    taxpayerType: { name: '과세유형', values: TAXPAYER_TYPE_NAMES },
  },
  verdicts: requestedDocumentsText,
  cases: {
    ofFacts: REQUIRED_DOCUMENTS_CASES.map(({ facts: { entityType, taxpayerType, keyAgreements }, ...example }) => ({
      ...example,
      facts: {
        declined: needsCertificates(keyAgreements),
        sales: entityTraits(entityType).sales,
        taxpayerType,
      },
    })),
  },
})
