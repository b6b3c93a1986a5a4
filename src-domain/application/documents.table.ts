/**
 * The certificate documents, by the last part of their label key (`doc.businessRegistration` …), with the names of the
 * file parts that carry them. `three` is null where the variant with three names has no part for it. [A-090] [A-136] [D2-25]
 */
export const DOCUMENTS = {
  businessRegistration: { six: 'businessRegistrationFile', three: 'businessLicenseFileName' },
  nationalTax: { six: 'nationalTaxPaymentCert', three: null },
  localTax: { six: 'localTaxPaymentCert', three: null },
  vatStandard: { six: 'vatStandardCert', three: 'vatStatementFileName' },
  vatExempt: { six: 'vatExemptCert', three: 'vatStatementFileName' },
  financial: { six: 'standardFinancialStatementCert', three: 'financialStatementFileName' },
} as const satisfies Record<string, { readonly six: string; readonly three: string | null }>

export type DocumentKey = keyof typeof DOCUMENTS

export const DOCUMENT_KEYS = Object.keys(DOCUMENTS) as readonly DocumentKey[]
