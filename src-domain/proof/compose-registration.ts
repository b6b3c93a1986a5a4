import { AMOUNT_COUNT } from './amount-count.table.ts'
import type { RegisteredType } from './detail-types.ts'
import { PROOF_STATUS } from './proof-status.table.ts'
import { PROOF_TYPE } from './proof-type.ts'
import { type RegistrationForm, useProofPeriod } from './registration-form.ts'

/** Where a new proof belongs. */
export type ProofPlace = { readonly suptSn: string; readonly aplyNo: string }

/** The master of a registration as it is sent: these fields and no other. [P-070] */
export type NewProofMaster = ProofPlace & {
  readonly aplyType: string
  readonly aplyTypeDetail: string
  readonly useProofPeriod: string
  readonly amountCount: number
  readonly amountCountType: string
  readonly progressStatus: string
}

/** One document of a registration: what it proves, and the file as storage knows it. [P-073] */
export type NewProofItem<File> = ProofPlace & {
  readonly aplyType: string
  readonly currentStatus: string
  readonly file: File
}

/** What is sent to register a proof. [P-070] */
export type NewRegistration<File> = {
  readonly master: NewProofMaster
  readonly items: readonly NewProofItem<File>[]
}

/** The stored files of a registration, by what they prove. */
export type RegistrationFiles<File> = { readonly base: readonly File[]; readonly performance: readonly File[] }

/**
 * A registration as it is sent. Base files go as direct items, performance files as general ones; with an approved base
 * proof, and for general use, no base item is sent. `casesWord` is the stored word of the deployment. [P-047] [P-051]
 * [P-070] [P-071] [P-072] [D3-04]
 */
export const composeRegistration = <File>(
  form: RegistrationForm & { readonly type: RegisteredType },
  place: ProofPlace,
  files: RegistrationFiles<File>,
  chosen: { readonly baseApproved: boolean; readonly casesWord?: string },
): NewRegistration<File> => {
  const item = (type: RegisteredType) => (file: File) => ({
    ...place,
    aplyType: PROOF_TYPE[type].wire,
    currentStatus: PROOF_STATUS.submitComplete.wire,
    file,
  })
  const base = form.type === 'direct' && !chosen.baseApproved ? files.base : []
  return {
    master: {
      ...place,
      aplyType: PROOF_TYPE[form.type].wire,
      aplyTypeDetail: form.detailType,
      useProofPeriod: useProofPeriod(form),
      amountCount: Number(form.total),
      amountCountType:
        form.division === 'amount' ? AMOUNT_COUNT.amount.wire : (chosen.casesWord ?? AMOUNT_COUNT.cases.wire),
      progressStatus: PROOF_STATUS.submitComplete.wire,
    },
    items: [...base.map(item('direct')), ...files.performance.map(item('general'))],
  }
}

/** What is sent to ask the carriers. [P-086] */
export type NewCarrierRequest = ProofPlace & {
  readonly aplyType: string
  readonly aplyTypeDetail: string
  readonly amountCountType: string
  readonly progressStatus: string
}

/** A carrier request as it is sent; `names` are those of `carrierNames`. [P-086] [P-087] */
export const composeCarrierRequest = (place: ProofPlace, names: string): NewCarrierRequest => ({
  ...place,
  aplyType: PROOF_TYPE.general.wire,
  aplyTypeDetail: names,
  amountCountType: AMOUNT_COUNT.parcel.wire,
  progressStatus: PROOF_STATUS.submitted.wire,
})
