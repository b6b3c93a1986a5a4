import { type RequestedDocument, type DocumentKey, type RequiredDocumentsFacts, decideRequiredDocuments, TAX_PAYMENT_CERTIFICATES, missingDocuments, remainingDocuments, removeDocumentRowUnlessLast, requestedDocuments, restoreRemovedDocument } from '#domain/application/form/required-documents'
import { REQUIRED_DOCUMENTS_CASES } from '#domain/application/form/required-documents.cases'
import { entityTraits } from '#domain/business/entity-type'
import { needsCertificates } from '#domain/consent/consent-data'
import { type FactChoice, makeTableRuleEntry } from '../../../rule-entry.ts'
import { formatDefaultSetting } from '../../settings/setting-words.rules.ts'

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

const requested = (declined: boolean, paymentCertificates: boolean) =>
  requestedDocuments({ entityType: 'individual', taxpayerType: 'unknown', keyAgreements: { publicData: !declined, taxData: true } }, { paymentCertificates })
const REQUESTED = requested(true, false)
const lacking = (...chosen: readonly DocumentKey[]): string =>
  missingDocuments(REQUESTED, Object.fromEntries(chosen.map((document) => [document, '파일']))).map((row) => row.map((document) => REQUESTED_DOCUMENT_NAMES[document]).join('이나 ')).join(', ') || '없음'
const afterRemoval = (removed: readonly DocumentKey[], document: DocumentKey): string => {
  const parsed = removeDocumentRowUnlessLast(REQUESTED, removed, document)
  return parsed.ok ? `${remainingDocuments(REQUESTED, parsed.value).length}줄이 남는다` : '지우지 않는다'
}

export const REQUIRED_DOCUMENTS_RULE = makeTableRuleEntry({
  prefix: 'RD',
  title: '신청 증빙서류',
  synonyms: ['법인 제출 서류', '준비할 서류', '첨부할 서류', '면세사업자 서류', '면세 서류', '낼 서류', '증명서'],
  question: '신청자는 어떤 서류를 내야 합니까?',
  no: 25,
  answer: '공공마이데이터의 제공을 요구하면 서류를 내지 않고, 요구하지 않으면 사업자등록증과 매출 서류를 낸다.',
  notes: [
    { says: 'RD-3은 법인의 나머지 과세유형(간이, 면세)이고, RD-4부터는 법인이 아닌 때이다.', refs: ['A-082', 'A-083'] },
    { says: `${requestedDocumentsText(TAX_PAYMENT_CERTIFICATES)}도 내는지는 운영기관이 고른다. ${formatDefaultSetting('paymentCertificates')}.`, refs: ['A-084'] },
    { says: '서류 하나에 파일 하나를 낸다. 서버는 빈 파일을 내지 않은 서류로 본다.', refs: ['A-087', 'A-089', 'A-090'] },
  ],
  table: decideRequiredDocuments.table,
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
  cases: REQUIRED_DOCUMENTS_CASES.map(({ facts: { entityType, taxpayerType, keyAgreements }, ...example }) => ({
    ...example,
    facts: {
      declined: needsCertificates(keyAgreements),
      sales: entityTraits(entityType).sales,
      taxpayerType,
    },
  })),
  functionCases: [
    { proves: ['A-080'], given: '내야 하는 서류: 동의함, 납세증명서를 받는 설정', outcome: '0가지', ask: () => `${requested(false, true).length}가지` },
    { proves: ['A-084', 'D2-23'], given: '내야 하는 서류: 동의하지 않음, 납세증명서를 받는 설정', outcome: '5가지', ask: () => `${requested(true, true).length}가지` },
    { proves: ['A-084', 'D2-23'], given: '내야 하는 서류: 동의하지 않음, 납세증명서를 받지 않는 설정', outcome: '3가지', ask: () => `${requested(true, false).length}가지` },
    { proves: ['A-087'], given: '빠진 서류: 아무것도 고르지 않음', outcome: '사업자등록증, 부가가치세 과세표준증명이나 부가가치세 면세사업자 수입금액증명', ask: () => lacking() },
    { proves: ['A-083'], given: '빠진 서류: 면세사업자 수입금액증명만 고름', outcome: '사업자등록증', ask: () => lacking('vatExempt') },
    { proves: ['A-083'], given: '빠진 서류: 사업자등록증명과 과세표준증명을 고름', outcome: '없음', ask: () => lacking('businessRegistration', 'vatStandard') },
    { proves: ['A-087'], given: '서류 3줄 가운데 하나를 지움', outcome: '2줄이 남는다', ask: () => afterRemoval([], 'vatStandard') },
    { proves: ['A-087'], given: '하나만 남은 서류의 줄을 지움', outcome: '지우지 않는다', ask: () => afterRemoval(['businessRegistration', 'vatStandard'], 'vatExempt') },
    { proves: ['A-087'], given: '지운 두 줄 가운데 하나를 되살림', outcome: '2줄이 남는다', ask: () => `${remainingDocuments(REQUESTED, restoreRemovedDocument(['vatStandard', 'vatExempt'], 'vatExempt')).length}줄이 남는다` },
  ],
})
