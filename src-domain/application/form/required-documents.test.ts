import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../settings/settings.ts'
import { REQUIRED_DOCUMENTS_CASES } from './required-documents.cases.ts'
import {
  remainingDocuments,
  restoreRemovedDocument,
  removeDocumentRowUnlessLast,
  requestedDocuments,
  documentFileParts,
  missingDocuments,
} from './required-documents.ts'

const DECLINED = { publicData: false, taxData: true } as const
const AGREED = { publicData: true, taxData: true } as const
const PDF = { name: 'a.pdf', size: 10, contentType: 'application/pdf' }
const documentsFor = (
  taxpayerType: 'standard' | 'exempt' | 'unknown',
  entityType: 'individual' | 'corporate' = 'individual',
) => requestedDocuments({ entityType, taxpayerType, keyAgreements: DECLINED }, DEFAULT_SETTINGS)

describe('[A-081] [A-082] [A-083] the documents by applicant and taxpayer', () => {
  it.each(REQUIRED_DOCUMENTS_CASES)('[A-080] no document is required with both main consents: $facts', ({ facts }) =>
    expect(requestedDocuments({ ...facts, keyAgreements: AGREED }, { paymentCertificates: true })).toEqual([]),
  )

  it('[A-080] documents are required after declining one main consent', () =>
    expect(
      requestedDocuments(
        { entityType: 'individual', taxpayerType: 'standard', keyAgreements: { publicData: true, taxData: false } },
        DEFAULT_SETTINGS,
      ),
    ).toHaveLength(2))

  it.each(REQUIRED_DOCUMENTS_CASES.filter(({ verdict }) => verdict.length > 0))(
    '[A-084] the setting adds both payment certificates for every kind of applicant: $facts',
    ({ facts, verdict }) =>
      expect(requestedDocuments(facts, { paymentCertificates: true })).toEqual([
        ...verdict,
        { document: 'nationalTax', requirement: 'required' },
        { document: 'localTax', requirement: 'required' },
      ]),
  )
})

describe('[A-088] the list of missing documents', () => {
  it('lists the required documents, but not the offered documents', () => {
    expect(missingDocuments(documentsFor('standard'), {})).toEqual([['businessRegistration'], ['vatStandard']])
    expect(
      missingDocuments(documentsFor('unknown', 'corporate'), { businessRegistration: PDF, financial: PDF }),
    ).toEqual([])
  })

  it('[A-083] is empty if one of two alternative documents is present', () => {
    expect(missingDocuments(documentsFor('unknown'), { businessRegistration: PDF })).toEqual([
      ['vatStandard', 'vatExempt'],
    ])
    expect(missingDocuments(documentsFor('unknown'), { businessRegistration: PDF, vatExempt: PDF })).toEqual([])
    expect(missingDocuments(documentsFor('unknown'), { businessRegistration: PDF, vatStandard: PDF })).toEqual([])
  })

  it('[A-087] reports a removed document as missing', () =>
    expect(missingDocuments(documentsFor('exempt'), { businessRegistration: PDF })).toEqual([['vatExempt']]))
})

describe('[A-087] the document rows', () => {
  const rows = ['businessRegistration', 'vatStandard', 'vatExempt']

  it('a removed document row is restored at its position', () => {
    expect(remainingDocuments(documentsFor('unknown'), [])).toEqual(rows)
    const removed = removeDocumentRowUnlessLast(documentsFor('unknown'), ['vatExempt'], 'vatStandard')
    expect(removed).toEqual({ ok: true, value: ['vatExempt', 'vatStandard'] })
    expect(remainingDocuments(documentsFor('unknown'), removed.ok ? removed.value : [])).toEqual([
      'businessRegistration',
    ])
    expect(restoreRemovedDocument(['vatExempt', 'vatStandard'], 'vatStandard')).toEqual(['vatExempt'])
    expect(remainingDocuments(documentsFor('unknown'), [])).toEqual(rows)
  })

  it('a removed row stays removed when the taxpayer type changes', () =>
    expect(remainingDocuments(documentsFor('exempt'), ['vatExempt'])).toEqual(['businessRegistration']))

  it('the last row stays after all other removals', () => {
    const last = { ok: false, code: 'lastRow' }
    expect(removeDocumentRowUnlessLast(documentsFor('exempt'), ['businessRegistration'], 'vatExempt')).toEqual(last)
    expect(removeDocumentRowUnlessLast(documentsFor('exempt'), ['vatStandard'], 'vatExempt')).toEqual({
      ok: true,
      value: ['vatStandard', 'vatExempt'],
    })
  })
})

describe('the file parts that are sent', () => {
  it('[A-090] the six file parts are empty when no certificates are needed', () =>
    expect(documentFileParts([], { businessRegistration: PDF }, 'six')).toEqual([
      { part: 'businessRegistrationFile', document: null },
      { part: 'nationalTaxPaymentCert', document: null },
      { part: 'localTaxPaymentCert', document: null },
      { part: 'vatStandardCert', document: null },
      { part: 'vatExemptCert', document: null },
      { part: 'standardFinancialStatementCert', document: null },
    ]))

  it('[A-089] the part of a document without a file is empty', () =>
    expect(documentFileParts(documentsFor('unknown'), { businessRegistration: PDF, vatExempt: PDF }, 'six')).toEqual([
      { part: 'businessRegistrationFile', document: 'businessRegistration' },
      { part: 'nationalTaxPaymentCert', document: null },
      { part: 'localTaxPaymentCert', document: null },
      { part: 'vatStandardCert', document: null },
      { part: 'vatExemptCert', document: 'vatExempt' },
      { part: 'standardFinancialStatementCert', document: null },
    ]))

  it('only three file parts, with other names, are sent if the setting is `three`', () => {
    expect(documentFileParts(documentsFor('unknown'), { businessRegistration: PDF, vatExempt: PDF }, 'three')).toEqual([
      { part: 'businessLicenseFileName', document: 'businessRegistration' },
      { part: 'vatStatementFileName', document: 'vatExempt' },
      { part: 'financialStatementFileName', document: null },
    ])
    expect(documentFileParts([], {}, 'three').map((part) => part.document)).toEqual([null, null, null])
  })

  it('no file part contains a file whose document is not requested', () =>
    expect(
      documentFileParts(documentsFor('exempt'), { vatStandard: PDF }, 'six').every((part) => part.document === null),
    ).toBe(true))
})
