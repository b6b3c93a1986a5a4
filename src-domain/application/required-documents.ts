import type { KeyAgreements } from '../consent/key-agreements.ts'
import { certificatesNeeded } from '../consent/key-agreements.ts'
import { decide } from '../kernel/decide.ts'
import type { Settings } from '../kernel/settings.ts'
import type { DocumentKey } from './documents.table.ts'
import { DOCUMENT_KEYS, DOCUMENTS } from './documents.table.ts'
import type { AskedDocument, DocumentFacts } from './required-documents.table.ts'
import { DOCUMENT_TABLE, PAYMENT_CERTIFICATES } from './required-documents.table.ts'

export type { AskedDocument, Requirement } from './required-documents.table.ts'

/** The documents that the evidence section asks for, one row each; none while both key agreements stand. to */
export const askedDocuments = (
  facts: DocumentFacts & { readonly keyAgreements: KeyAgreements },
  settings: Pick<Settings, 'paymentCertificates'>,
): readonly AskedDocument[] => {
  if (!certificatesNeeded(facts.keyAgreements)) return []
  const certificates = decide(DOCUMENT_TABLE, facts).verdict
  return settings.paymentCertificates ? [...certificates, ...PAYMENT_CERTIFICATES] : certificates
}

/** Documents keyed by which one was chosen. */
type Chosen = Readonly<Partial<Record<DocumentKey, unknown>>>

/** One missing document, or the ones of which any is enough. `at` is the row to go to. */
export type MissingDocument = { readonly at: DocumentKey; readonly documents: readonly [DocumentKey, ...DocumentKey[]] }

const isChosen = (chosen: Chosen, document: DocumentKey) => chosen[document] !== undefined

/** What is asked for and not chosen, in the order of the rows; of the either-or documents one entry together. */
export const missingDocuments = (asked: readonly AskedDocument[], chosen: Chosen): readonly MissingDocument[] => {
  const [first, ...others] = asked.filter((row) => row.requirement === 'either').map((row) => row.document)
  const eitherMissing = first !== undefined && ![first, ...others].some((document) => isChosen(chosen, document))
  return asked.flatMap(({ document, requirement }): readonly MissingDocument[] => {
    if (requirement === 'either')
      return eitherMissing && document === first ? [{ at: first, documents: [first, ...others] }] : []
    return requirement === 'required' && !isChosen(chosen, document) ? [{ at: document, documents: [document] }] : []
  })
}

/** One file part of the create call and the document it carries; null is sent as an empty file. */
export type DocumentPart = { readonly part: string; readonly document: DocumentKey | null }

/**
 * The parts of the create call under the names of the configured variant, always all of them. A document that is not
 * chosen, and every one while no certificates are asked for, goes empty. Where two documents share a part, the first
 * chosen one goes. [A-089] [A-090] [A-136] [D2-24] [D2-25]
 */
export const documentParts = (
  asked: readonly AskedDocument[],
  chosen: Chosen,
  variant: Settings['fileParts'],
): readonly DocumentPart[] => {
  const carried = new Map<string, DocumentKey | null>()
  for (const document of DOCUMENT_KEYS) {
    const part = DOCUMENTS[document][variant]
    if (part === null) continue
    const sent = asked.some((row) => row.document === document) && isChosen(chosen, document)
    carried.set(part, carried.get(part) ?? (sent ? document : null))
  }
  return [...carried].map(([part, document]) => ({ part, document }))
}
