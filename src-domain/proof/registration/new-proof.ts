import { sortUniqueYears, type ProofYear } from '../proof-period.ts'
import type { ProofStatus } from '../proof-status.table.ts'
import type { ProofTotalUnit, RegistrableProofType } from '../proof.ts'
import { needsBaseFiles } from './base-proof.ts'
import { carriersInTableOrder, type Carrier } from './carrier-request.ts'
import type { RegistrationForm } from './registration-form.ts'

export type ProofApplicationNumbers = { readonly supportNumber: string; readonly applicationNumber: string }

/** One document of a new proof: its type, its initial status, and its file. [P-073] */
type NewProofItem<File> = {
  readonly proofType: RegistrableProofType
  readonly status: ProofStatus
  readonly file: File
}

/** A new proof with its documents, for registration. [P-070] */
export type NewProof<File> = ProofApplicationNumbers & {
  readonly proofType: RegistrableProofType
  readonly detailType: string
  readonly years: readonly ProofYear[]
  readonly total: number
  readonly totalUnit: Exclude<ProofTotalUnit, 'parcel'>
  readonly status: ProofStatus
  readonly items: readonly NewProofItem<File>[]
}

/**
 * The stored files of a registration. `base` files prove that the business delivers; `performance` files prove
 * individual deliveries.
 */
export type RegistrationFiles<File> = { readonly base: readonly File[]; readonly performance: readonly File[] }

/**
 * Makes a proof from a completed form and its files. Base files come first, as items of type direct; performance files
 * are items of type general. Leaves out the base files if a base proof is already approved, or if the proof is for
 * general use. [P-047] [P-051] [P-071] [P-072]
 */
export const makeNewProof = <File>(
  form: RegistrationForm & { readonly type: RegistrableProofType },
  place: ProofApplicationNumbers,
  files: RegistrationFiles<File>,
  { baseApproved }: { readonly baseApproved: boolean },
): NewProof<File> => {
  const item = (proofType: RegistrableProofType) => (file: File) =>
    ({ proofType, status: 'submitComplete', file }) as const
  const base = needsBaseFiles({ type: form.type, baseApproved }) ? files.base : []
  return {
    ...place,
    proofType: form.type,
    detailType: form.detailType,
    years: sortUniqueYears(form.years),
    total: Number(form.total),
    totalUnit: form.totalUnit === 'amount' ? 'amount' : 'cases',
    status: 'submitComplete',
    items: [...base.map(item('direct')), ...files.performance.map(item('general'))],
  }
}

/** A carrier request. The agency turns it into a proof that counts parcels. [P-086] */
export type NewCarrierRequest = ProofApplicationNumbers & {
  readonly carriers: readonly Carrier[]
  readonly status: ProofStatus
}

/** Makes a request to the selected carriers, in the order of the table. [P-086] [P-087] */
export const makeNewCarrierRequest = (
  place: ProofApplicationNumbers,
  chosenCarriers: readonly Carrier[],
): NewCarrierRequest => ({
  ...place,
  carriers: carriersInTableOrder(chosenCarriers),
  status: 'submitted',
})
