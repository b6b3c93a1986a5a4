import type { ApplicationStatusOrText } from '../../application-status/application-status.table.ts'
import { type DecidingRule, decisionFrom } from '../../kernel/decide.ts'
import { MAX_BASE_FILES } from '../../programme/parameters.ts'
import { isCancelledOrDeletedProofStatus, type ProofStatusOrText } from '../proof-status.table.ts'
import type { ProofForRules, ProofItem } from '../proof.ts'
import type { RegistrationForm } from './registration-form.ts'

/** True for a paid direct proof, because its base proof is approved. [P-045] */
export const isApprovedBaseProof = ({ proofType, status }: Pick<ProofForRules, 'proofType' | 'status'>): boolean =>
  proofType === 'direct' && status === 'paymentComplete'

/** True if one of these proofs is an approved base proof, so that no other base proof is needed. [P-045] [P-046] */
export const hasApprovedBaseProof = (proofs: readonly Pick<ProofForRules, 'proofType' | 'status'>[]): boolean =>
  proofs.some(isApprovedBaseProof)

/**
 * True if base files belong to a registration: it is about direct delivery, and no base proof is approved. [P-046]
 * [P-058]
 */
export const needsBaseFiles = ({
  type,
  baseApproved,
}: {
  readonly type: RegistrationForm['type']
  readonly baseApproved: boolean
}): boolean => type === 'direct' && !baseApproved

/**
 * True if a direct proof has neither a base document that is not cancelled nor an approved base proof beside it, so
 * that nothing shows that the business delivers itself. [P-058] [D3-752]
 */
export const lacksBaseProof = (
  { proofType }: Pick<ProofForRules, 'proofType'>,
  items: readonly Pick<ProofItem, 'proofType' | 'status'>[],
  proofs: readonly Pick<ProofForRules, 'proofType' | 'status'>[],
): boolean =>
  proofType === 'direct' &&
  !hasApprovedBaseProof(proofs) &&
  !items.some((item) => item.proofType === 'direct' && !isCancelledOrDeletedProofStatus(item.status))

type BaseProofApprovalFacts = {
  readonly directDelivery: boolean
  readonly status: ApplicationStatusOrText
  readonly proofStatus: ProofStatusOrText | null
  readonly proofs: readonly Pick<ProofForRules, 'proofType' | 'status'>[]
}

/**
 * True if the base proof is approved: the application is for direct delivery and its status or its proof status is
 * "paid", or one of its direct proofs is paid. [P-107] [D3-96]
 */
export const isBaseProofApproved = ({ directDelivery, status, proofStatus, proofs }: BaseProofApprovalFacts): boolean =>
  (directDelivery && (status === 'paymentComplete' || proofStatus === 'paymentComplete')) ||
  hasApprovedBaseProof(proofs)

/** Returns the documents of the approved base proofs, that is, their items of type direct. [P-046] [D3-12] */
export const itemsOfApprovedBaseProofs = <Item extends Pick<ProofItem, 'proofId' | 'proofType'>>(
  proofs: readonly ProofForRules[],
  items: readonly Item[],
): readonly Item[] => {
  const approvedIds = new Set(proofs.filter(isApprovedBaseProof).map(({ id }) => id))
  return items.filter(
    ({ proofId, proofType }) => proofId !== null && approvedIds.has(proofId) && proofType === 'direct',
  )
}

type BaseSupplementFacts = { readonly hasFile: boolean; readonly hasEmpty: boolean }

/**
 * The facts about a supplement that was sent. `tooMany`: it has more files than one call may contain. `directProof`:
 * the proof is one of direct delivery.
 */
type SentBaseFacts = BaseSupplementFacts & { readonly tooMany: boolean; readonly directProof: boolean }

const factsOf = (files: readonly { readonly size: number }[]): BaseSupplementFacts => ({
  hasFile: files.length > 0,
  hasEmpty: files.some(({ size }) => size === 0),
})

/** `notDirect`: the proof has no base files. [P-114] */
export type BaseSupplementVerdict = 'ok' | 'noFile' | 'emptyFile' | 'tooMany' | 'notDirect'

/**
 * Decides whether these files may be added to a proof of this kind as base files. `size` is in bytes. [P-092] [P-114]
 */
export const decideBaseSupplement = decisionFrom(
  (files: readonly { readonly size: number }[], directProof: boolean): SentBaseFacts => ({
    ...factsOf(files),
    tooMany: files.length > MAX_BASE_FILES,
    directProof,
  }),
  [
    { id: 'BS-1', when: { hasFile: false }, then: 'noFile', ref: 'P-092' },
    { id: 'BS-2', when: { hasEmpty: true }, then: 'emptyFile', ref: 'P-043' },
    { id: 'BS-4', when: { tooMany: true }, then: 'tooMany', ref: 'P-091' },
    { id: 'BS-5', when: { directProof: false }, then: 'notDirect', ref: 'P-114' },
    { id: 'BS-3', when: {}, then: 'ok', ref: 'P-092' },
  ],
)

type ChosenBaseFile = { readonly name: string; readonly size: number }

/** Why the second step is blocked: there is no file, or files have 0 bytes (with their names). [P-042] [P-043] */
type RegistrationSecondStepRefusal = { readonly because: DecidingRule } & (
  | { readonly code: 'noFile' }
  | { readonly code: 'emptyFile'; readonly names: readonly string[] }
)

type RegistrationSecondStepFacts = BaseSupplementFacts & { readonly baseApproved: boolean }

/**
 * Decides whether the form continues from the base files to the performance files. No file is required if a base
 * proof is approved. [P-042] [P-043] [P-046]
 */
export const decideRegistrationSecondStep = decisionFrom(
  (files: readonly { readonly size: number }[], baseApproved: boolean): RegistrationSecondStepFacts => ({
    ...factsOf(files),
    baseApproved,
  }),
  [
    { id: 'DS-1', when: { baseApproved: true }, then: 'ok', ref: 'P-046' },
    { id: 'DS-2', when: { hasFile: false }, then: 'noFile', ref: 'P-042' },
    { id: 'DS-3', when: { hasEmpty: true }, then: 'emptyFile', ref: 'P-043' },
    { id: 'DS-4', when: {}, then: 'ok', ref: 'P-042' },
  ],
)

/**
 * Returns why the second step is blocked, with the names of files of 0 bytes; null if the second step opens. [P-042]
 * [P-043]
 */
export const findRegistrationSecondStepRefusal = (
  files: readonly ChosenBaseFile[],
  baseApproved: boolean,
): RegistrationSecondStepRefusal | null => {
  const { verdict, because } = decideRegistrationSecondStep(files, baseApproved)
  if (verdict === 'ok') return null
  if (verdict === 'noFile') return { code: verdict, because }
  return { code: verdict, because, names: files.filter(({ size }) => size === 0).map(({ name }) => name) }
}
