import type { EntityType } from '../business/entity-type.ts'
import type { TaxpayerType } from '../business/business-lookup.ts'
import type { Table } from '../kernel/decide.ts'
import type { DocumentKey } from './documents.table.ts'

/** `either`: one of the documents so marked is enough. `offered`: may be given. */
export type Requirement = 'required' | 'offered' | 'either'

export type AskedDocument = { readonly document: DocumentKey; readonly requirement: Requirement }

export type DocumentFacts = { readonly entityType: EntityType; readonly taxpayerType: TaxpayerType }

const registration = { document: 'businessRegistration', requirement: 'required' } as const
const financial = { document: 'financial', requirement: 'required' } as const
const vatStandard = { document: 'vatStandard', requirement: 'required' } as const
const vatExempt = { document: 'vatExempt', requirement: 'required' } as const

/** Certificates of the evidence section by kind of applicant and taxpayer, in the order of their rows. to [A-083] [D2-22] */
export const DOCUMENT_TABLE: Table<DocumentFacts, readonly AskedDocument[]> = [
  {
    id: 'RD-1',
    when: { entityType: 'corporate', taxpayerType: 'standard' },
    then: [registration, financial, vatStandard],
    ref: 'A-082',
  },
  {
    id: 'RD-2',
    when: { entityType: 'corporate', taxpayerType: 'unknown' },
    then: [registration, financial, { ...vatStandard, requirement: 'offered' }],
    ref: 'A-082',
  },
  { id: 'RD-3', when: { entityType: 'corporate' }, then: [registration, financial], ref: 'A-082' },
  { id: 'RD-4', when: { taxpayerType: 'standard' }, then: [registration, vatStandard], ref: 'A-083' },
  { id: 'RD-5', when: { taxpayerType: 'simplified' }, then: [registration, vatStandard], ref: 'A-083' },
  { id: 'RD-6', when: { taxpayerType: 'exempt' }, then: [registration, vatExempt], ref: 'A-083' },
  {
    id: 'RD-7',
    when: {},
    then: [registration, { ...vatStandard, requirement: 'either' }, { ...vatExempt, requirement: 'either' }],
    ref: 'A-083',
  },
]

/** Asked of everyone when the payment-certificate variant is set. [A-084] [D2-23] */
export const PAYMENT_CERTIFICATES: readonly AskedDocument[] = [
  { document: 'nationalTax', requirement: 'required' },
  { document: 'localTax', requirement: 'required' },
]
