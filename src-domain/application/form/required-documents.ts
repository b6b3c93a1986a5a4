import type { TaxpayerType } from '../../business/business-lookup.ts'
import { type EntityTraits, type EntityType, entityTraits } from '../../business/entity-type.ts'
import { type MainConsents, needsCertificates } from '../../consent/consent-data.ts'
import { decision } from '../../kernel/decide.ts'
import { accepted, refused, type ParseResult } from '../../kernel/parse-result.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * The certificate documents with the names of their file parts, on which portal and server agree; by the last part of
 * their label key (`doc.businessRegistration` …). `three` is null if the variant with three parts has no part for the
 * document. [A-136] [D2-25]
 */
export const UPLOAD_PART_NAMES_BY_DOCUMENT = {
  businessRegistration: { six: 'businessRegistrationFile', three: 'businessLicenseFileName' },
  nationalTax: { six: 'nationalTaxPaymentCert', three: null },
  localTax: { six: 'localTaxPaymentCert', three: null },
  vatStandard: { six: 'vatStandardCert', three: 'vatStatementFileName' },
  vatExempt: { six: 'vatExemptCert', three: 'vatStatementFileName' },
  financial: { six: 'standardFinancialStatementCert', three: 'financialStatementFileName' },
} as const satisfies Record<string, { readonly six: string; readonly three: string | null }>

export type DocumentKey = keyof typeof UPLOAD_PART_NAMES_BY_DOCUMENT

export const DOCUMENT_KEYS = Object.keys(UPLOAD_PART_NAMES_BY_DOCUMENT) as readonly DocumentKey[]

/**
 * `either`: one of the documents with this requirement is enough. `offered`: the document may be attached.
 * [A-083]
 */
export type DocumentRequirement = 'required' | 'offered' | 'either'

export type RequestedDocument = { readonly document: DocumentKey; readonly requirement: DocumentRequirement }

/**
 * The facts: whether one of the two main consents was declined, how the applicant proves its sales, and how it is
 * taxed.
 */
export type RequiredDocumentsFacts = {
  readonly declined: boolean
  readonly sales: EntityTraits['sales']
  readonly taxpayerType: TaxpayerType
}

const registration = { document: 'businessRegistration', requirement: 'required' } as const
const financial = { document: 'financial', requirement: 'required' } as const
const vatStandard = { document: 'vatStandard', requirement: 'required' } as const
const vatExempt = { document: 'vatExempt', requirement: 'required' } as const

/**
 * The certificates of the evidence section for each kind of applicant and taxpayer, in row order. Empty if both main
 * consents were given. to [A-083] [D2-22]
 */
export const decideRequiredDocuments = decision<RequiredDocumentsFacts, readonly RequestedDocument[]>([
  { id: 'RD-0', when: { declined: false }, then: [], ref: 'A-080' },
  {
    id: 'RD-1',
    when: { sales: 'financialStatement', taxpayerType: 'standard' },
    then: [registration, financial, vatStandard],
    ref: 'A-082',
  },
  {
    id: 'RD-2',
    when: { sales: 'financialStatement', taxpayerType: 'unknown' },
    then: [registration, financial, { ...vatStandard, requirement: 'offered' }],
    ref: 'A-082',
  },
  { id: 'RD-3', when: { sales: 'financialStatement' }, then: [registration, financial], ref: 'A-082' },
  { id: 'RD-4', when: { taxpayerType: 'standard' }, then: [registration, vatStandard], ref: 'A-083' },
  { id: 'RD-5', when: { taxpayerType: 'simplified' }, then: [registration, vatStandard], ref: 'A-083' },
  { id: 'RD-6', when: { taxpayerType: 'exempt' }, then: [registration, vatExempt], ref: 'A-083' },
  {
    id: 'RD-7',
    when: {},
    then: [registration, { ...vatStandard, requirement: 'either' }, { ...vatExempt, requirement: 'either' }],
    ref: 'A-083',
  },
])

/**
 * The further documents of everyone who has declined a main consent, if the deployment requires payment certificates.
 * [A-084] [D2-23]
 */
export const TAX_PAYMENT_CERTIFICATES: readonly RequestedDocument[] = [
  { document: 'nationalTax', requirement: 'required' },
  { document: 'localTax', requirement: 'required' },
]

type RequiredDocumentsInput = {
  readonly entityType: EntityType | null
  readonly taxpayerType: TaxpayerType
  readonly keyAgreements: MainConsents
}

/**
 * Returns the documents of the evidence section, one for each row; empty if both main consents were given. to
 * [A-084]
 */
export const requestedDocuments = (
  { entityType, taxpayerType, keyAgreements }: RequiredDocumentsInput,
  settings: Pick<Settings, 'paymentCertificates'>,
): readonly RequestedDocument[] => {
  const declined = needsCertificates(keyAgreements)
  const certificates = decideRequiredDocuments({
    declined,
    sales: entityTraits(entityType).sales,
    taxpayerType,
  }).verdict
  return declined && settings.paymentCertificates ? [...certificates, ...TAX_PAYMENT_CERTIFICATES] : certificates
}

type ChosenDocuments = Readonly<Partial<Record<DocumentKey, unknown>>>

/**
 * One missing document, or several documents of which one is enough. The row of the first one gets the focus.
 */
export type MissingAlternatives = readonly [DocumentKey, ...DocumentKey[]]

const isChosen = (chosenDocuments: ChosenDocuments, document: DocumentKey) => chosenDocuments[document] !== undefined

/**
 * Returns the required documents that have no file, in row order. Alternative documents, of which one is enough, form
 * one entry.
 */
export const missingDocuments = (
  requests: readonly RequestedDocument[],
  chosenDocuments: ChosenDocuments,
): readonly MissingAlternatives[] => {
  const [first, ...others] = requests.filter((row) => row.requirement === 'either').map((row) => row.document)
  const eitherMissing =
    first !== undefined && ![first, ...others].some((document) => isChosen(chosenDocuments, document))
  return requests.flatMap(({ document, requirement }): readonly MissingAlternatives[] => {
    if (requirement === 'either') return eitherMissing && document === first ? [[first, ...others]] : []
    return requirement === 'required' && !isChosen(chosenDocuments, document) ? [[document]] : []
  })
}

/** One file part of the create call, and the document in it; null if an empty file is sent. */
type DocumentFilePart = { readonly part: string; readonly document: DocumentKey | null }

/**
 * Returns all parts of the create call, under the names of the configured variant. A part is empty if its document has
 * no file; all parts are empty if no certificates are required. If two documents share a part, the first one that has a
 * file is sent. [D2-24]
 */
export const documentFileParts = (
  requests: readonly RequestedDocument[],
  chosenDocuments: ChosenDocuments,
  variant: Settings['fileParts'],
): readonly DocumentFilePart[] => {
  const documentsByPart = new Map<string, DocumentKey | null>()
  for (const document of DOCUMENT_KEYS) {
    const part = UPLOAD_PART_NAMES_BY_DOCUMENT[document][variant]
    if (part === null) continue
    const isSent = requests.some((row) => row.document === document) && isChosen(chosenDocuments, document)
    documentsByPart.set(part, documentsByPart.get(part) ?? (isSent ? document : null))
  }
  return [...documentsByPart].map(([part, document]) => ({ part, document }))
}

/**
 * Returns the documents of the visible rows in order: the requested documents that were not removed. A restored row
 * returns to its position.
 */
export const remainingDocuments = (
  requests: readonly RequestedDocument[],
  removedDocuments: readonly DocumentKey[],
): readonly DocumentKey[] =>
  requests.map(({ document }) => document).filter((document) => !removedDocuments.includes(document))

/** Removes a row and its selected file, unless it is the only remaining row. Returns all removed rows. */
export const removeDocumentRowUnlessLast = (
  requests: readonly RequestedDocument[],
  removedDocuments: readonly DocumentKey[],
  document: DocumentKey,
): ParseResult<readonly DocumentKey[], 'lastRow'> =>
  remainingDocuments(requests, removedDocuments).length <= 1
    ? refused('lastRow')
    : accepted([...removedDocuments, document])

/** Restores a removed row. Returns the rows that are still removed. */
export const restoreRemovedDocument = (
  removedDocuments: readonly DocumentKey[],
  document: DocumentKey,
): readonly DocumentKey[] => removedDocuments.filter((other) => other !== document)
