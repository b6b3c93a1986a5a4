import { type Because, decide, type Decision, type Table } from '../kernel/decide.ts'
import type { ProofFacts, ProofItem } from './proof.ts'

/** A direct proof that was paid: its base proof is approved. [P-045] */
export const isApprovedBaseProof = ({ proofType, status }: Pick<ProofFacts, 'proofType' | 'status'>): boolean =>
  proofType === 'direct' && status === 'paymentComplete'

/** True if an approved base proof makes another one unnecessary. [P-045] [P-046] */
export const hasApprovedBaseProof = (proofs: readonly ProofFacts[]): boolean => proofs.some(isApprovedBaseProof)

/** The documents of the approved base proofs: their direct items. [P-046] [D3-12] */
export const approvedBaseItems = <Item extends Pick<ProofItem, 'proofId' | 'proofType'>>(
  proofs: readonly ProofFacts[],
  items: readonly Item[],
): readonly Item[] => {
  const approved = new Set(proofs.filter(isApprovedBaseProof).map(({ id }) => id))
  return items.filter(({ proofId, proofType }) => proofId !== null && approved.has(proofId) && proofType === 'direct')
}

/** What the rule asks of the files chosen for the base-proof supplement. */
export type BaseSupplementFacts = { readonly hasFile: boolean; readonly hasEmpty: boolean }

const factsOf = (files: readonly { readonly size: number }[]): BaseSupplementFacts => ({
  hasFile: files.length > 0,
  hasEmpty: files.some(({ size }) => size === 0),
})

/** Ready to be sent, or what is wrong: no file, or one without a byte. [P-092] [D3-22] */
export type BaseSupplementVerdict = 'ready' | 'noFile' | 'emptyFile'

export const BASE_SUPPLEMENT_CHECKS: Table<BaseSupplementFacts, BaseSupplementVerdict> = [
  { id: 'BS-1', when: { hasFile: false }, then: 'noFile', ref: 'P-092' },
  { id: 'BS-2', when: { hasEmpty: true }, then: 'emptyFile', ref: 'P-043' },
  { id: 'BS-3', when: {}, then: 'ready', ref: 'P-092' },
]

/** Decides whether these files may be sent as base proof. `size` in bytes, as chosen. [P-092] */
export const decideBaseSupplement = (files: readonly { readonly size: number }[]): Decision<BaseSupplementVerdict> =>
  decide(BASE_SUPPLEMENT_CHECKS, factsOf(files))

/** A base file as it was chosen: its name for people and its size in bytes. */
export type ChosenBase = { readonly name: string; readonly size: number }

/** Why the second step is not opened: no file, or files without a byte, by name. [P-042] [P-043] */
export type FirstStepRefusal = { readonly because: Because } & (
  | { readonly code: 'noFile' }
  | { readonly code: 'emptyFile'; readonly names: readonly string[] }
)

/** What the step from base files to performance files depends on. */
export type FirstStepFacts = BaseSupplementFacts & { readonly baseApproved: boolean }

/** With an approved base proof no file is needed. */
export const FIRST_STEP: Table<FirstStepFacts, 'open' | FirstStepRefusal['code']> = [
  { id: 'DS-1', when: { baseApproved: true }, then: 'open', ref: 'P-046' },
  { id: 'DS-2', when: { hasFile: false }, then: 'noFile', ref: 'P-042' },
  { id: 'DS-3', when: { hasEmpty: true }, then: 'emptyFile', ref: 'P-043' },
  { id: 'DS-4', when: {}, then: 'open', ref: 'P-042' },
]

/** Decides whether the form continues from the base files to the performance files. [P-042] [P-043] [P-046] */
export const decideFirstStep = (
  files: readonly { readonly size: number }[],
  baseApproved: boolean,
): Decision<'open' | FirstStepRefusal['code']> => decide(FIRST_STEP, { ...factsOf(files), baseApproved })

/** Why the second step does not open, with the names of files without a byte; null where it opens. [P-042] [P-043] */
export const refusalOfFirstStep = (files: readonly ChosenBase[], baseApproved: boolean): FirstStepRefusal | null => {
  const { verdict, because } = decideFirstStep(files, baseApproved)
  if (verdict === 'open') return null
  if (verdict === 'noFile') return { code: verdict, because }
  return { code: verdict, because, names: files.filter(({ size }) => size === 0).map(({ name }) => name) }
}
