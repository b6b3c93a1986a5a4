import type { AskedDocument, Asker } from './required-documents.ts'

const required = (document: AskedDocument['document']): AskedDocument => ({ document, requirement: 'required' })

/** Who has to attach what, while a key agreement was declined. */
export const DOCUMENT_CASES: readonly {
  readonly proves: readonly string[]
  readonly rule: string
  readonly facts: Omit<Asker, 'keyAgreements'>
  readonly asked: readonly AskedDocument[]
}[] = [
  {
    proves: ['A-081', 'A-082'],
    rule: 'RD-1',
    facts: { entityType: 'corporate', taxpayerType: 'standard' },
    asked: [required('businessRegistration'), required('financial'), required('vatStandard')],
  },
  {
    proves: ['A-081', 'A-082'],
    rule: 'RD-2',
    facts: { entityType: 'corporate', taxpayerType: 'unknown' },
    asked: [
      required('businessRegistration'),
      required('financial'),
      { document: 'vatStandard', requirement: 'offered' },
    ],
  },
  {
    proves: ['A-081', 'A-082'],
    rule: 'RD-3',
    facts: { entityType: 'corporate', taxpayerType: 'simplified' },
    asked: [required('businessRegistration'), required('financial')],
  },
  {
    proves: ['A-081', 'A-082'],
    rule: 'RD-3',
    facts: { entityType: 'corporate', taxpayerType: 'exempt' },
    asked: [required('businessRegistration'), required('financial')],
  },
  {
    proves: ['A-081', 'A-083'],
    rule: 'RD-4',
    facts: { entityType: 'individual', taxpayerType: 'standard' },
    asked: [required('businessRegistration'), required('vatStandard')],
  },
  {
    proves: ['A-081', 'A-083'],
    rule: 'RD-5',
    facts: { entityType: 'individual', taxpayerType: 'simplified' },
    asked: [required('businessRegistration'), required('vatStandard')],
  },
  {
    proves: ['A-081', 'A-083'],
    rule: 'RD-6',
    facts: { entityType: 'individual', taxpayerType: 'exempt' },
    asked: [required('businessRegistration'), required('vatExempt')],
  },
  {
    proves: ['A-081', 'A-083'],
    rule: 'RD-7',
    facts: { entityType: 'individual', taxpayerType: 'unknown' },
    asked: [
      required('businessRegistration'),
      { document: 'vatStandard', requirement: 'either' },
      { document: 'vatExempt', requirement: 'either' },
    ],
  },
]
