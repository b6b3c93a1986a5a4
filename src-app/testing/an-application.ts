import type { Application } from '#domain/application/application'

/** An application in which everything is absent but its number, and what a test says. */
export const anApplication = (known: Partial<Application> = {}): Application => ({
  number: 'A1',
  paymentType: null,
  supportNumber: null,
  applicantName: null,
  registrationNumber: null,
  companyName: null,
  corporateNumber: null,
  openingDate: null,
  settlementMonth: null,
  entityType: null,
  bankName: null,
  accountNumber: null,
  depositor: null,
  birthDate: null,
  status: { unknown: '' },
  proofStatus: null,
  reasons: null,
  decidedAmount: null,
  updatedAt: null,
  methodType: null,
  opinions: [],
  proofs: [],
  items: [],
  ...known,
})
