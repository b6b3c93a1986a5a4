import type { RequestedDocument } from './required-documents.ts'

const keyAgreements = { publicData: false, taxData: true } as const

const AGREED = { publicData: true, taxData: true } as const

const required = (document: RequestedDocument['document']): RequestedDocument => ({ document, requirement: 'required' })

/**
 * The documents that each kind of applicant must attach, with both main consents given and with one of them declined.
 */
export const REQUIRED_DOCUMENTS_CASES = [
  { proves: ['A-080'], rule: 'RD-0', facts: { entityType: 'individual', taxpayerType: 'standard', keyAgreements: AGREED }, verdict: [] },
  {
    proves: ['A-081', 'A-082'],
    rule: 'RD-1',
    facts: { entityType: 'corporate', taxpayerType: 'standard', keyAgreements },
    verdict: [required('businessRegistration'), required('financial'), required('vatStandard')],
  },
  {
    proves: ['A-081', 'A-082'],
    rule: 'RD-2',
    facts: { entityType: 'corporate', taxpayerType: 'unknown', keyAgreements },
    verdict: [
      required('businessRegistration'),
      required('financial'),
      { document: 'vatStandard', requirement: 'offered' },
    ],
  },
  { proves: ['A-081', 'A-082'], rule: 'RD-3', facts: { entityType: 'corporate', taxpayerType: 'simplified', keyAgreements }, verdict: [required('businessRegistration'), required('financial')] },
  { proves: ['A-081', 'A-082'], rule: 'RD-3', facts: { entityType: 'corporate', taxpayerType: 'exempt', keyAgreements }, verdict: [required('businessRegistration'), required('financial')] },
  { proves: ['A-081', 'A-083'], rule: 'RD-4', facts: { entityType: 'individual', taxpayerType: 'standard', keyAgreements }, verdict: [required('businessRegistration'), required('vatStandard')] },
  { proves: ['A-081', 'A-083'], rule: 'RD-5', facts: { entityType: 'individual', taxpayerType: 'simplified', keyAgreements }, verdict: [required('businessRegistration'), required('vatStandard')] },
  { proves: ['A-081', 'A-083'], rule: 'RD-6', facts: { entityType: 'individual', taxpayerType: 'exempt', keyAgreements }, verdict: [required('businessRegistration'), required('vatExempt')] },
  {
    proves: ['A-081', 'A-083'],
    rule: 'RD-7',
    facts: { entityType: 'individual', taxpayerType: 'unknown', keyAgreements },
    verdict: [
      required('businessRegistration'),
      { document: 'vatStandard', requirement: 'either' },
      { document: 'vatExempt', requirement: 'either' },
    ],
  },
] as const
