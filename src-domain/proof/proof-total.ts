import { decisionFrom } from '../kernel/decide.ts'
import { Won } from '../kernel/won.ts'
import { MAX_PROOF_CASES, SUPPORT_PER_CASE } from '../programme/parameters.ts'
import { extractDigits } from '../text/characters.ts'
import type { Proof, RegistrableProofType } from './proof.ts'

/** What the total of a proof counts. `none`: the proof is a lookup and has no total. [P-103] */
export type ProofTotalKind = 'amount' | 'cases' | 'none'

/** Returns what the total of this proof counts. An unknown unit is taken as won. [P-103] [P-264] */
export const proofTotalKindOf = ({ proofType, totalUnit }: Pick<Proof, 'proofType' | 'totalUnit'>): ProofTotalKind => {
  if (proofType === 'rapid' || proofType === 'parcel') return 'none'
  return totalUnit === 'cases' ? 'cases' : 'amount'
}

/** Returns the carriers of a lookup in their order; empty for any other proof. [P-103] [P-087] */
export const carriersOfParcelProof = ({
  proofType,
  detailTypes,
}: Pick<Proof, 'proofType' | 'detailTypes'>): readonly string[] => (proofType === 'parcel' ? detailTypes : [])

/** Returns the typed total as a number, without its separators; 0 for an invalid number. [P-116] */
export const parseProofTotalOrZero = (text: string): number => {
  const plain = text.replaceAll(',', '').trim()
  return /^\d+$/.test(plain) ? Number(plain) : 0
}

/**
 * Returns the digits of a stored total for the input; empty if there is none. The input adds the separators of an
 * amount. [P-116]
 */
export const proofTotalInputText = (total: number | null | undefined): string =>
  total === null || total === undefined || !Number.isFinite(total) ? '' : String(Math.max(0, Math.trunc(total)))

/**
 * Returns the value of the total input: only digits, up to the maximum. A stored value with more digits is kept, but no
 * digit can be added. [P-115] [D3-19]
 */
export const cleanProofTotalInput = (text: string, digits: number, storedDigits: string): string => {
  const digitsOfText = extractDigits(text)
  return digitsOfText === storedDigits ? digitsOfText : digitsOfText.slice(0, digits)
}

export type ProofTotalVerdict = 'ok' | 'none' | 'notWhole' | 'tooLarge' | 'otherUnit'

type ProofTotalFacts = {
  /** The proof is a stored lookup and has no total. */
  readonly lookedUp: boolean
  /** The proof type allows the unit. */
  readonly unit: boolean
  readonly positive: boolean
  readonly whole: boolean
  /** The total is above the maximum for its unit. */
  readonly above: boolean
}

/** The maximum length of a typed amount, including separators. [P-298] [D3-19] [D3-103] */
export const MAX_AMOUNT_INPUT_LENGTH = 15

/**
 * Returns how many digits fit into `characters` characters with thousands separators, for example 12 into 15. [P-030]
 * [D3-19]
 */
const digitsWithin = (characters: number): number => {
  const withSeparators = (digits: number) => digits + Math.floor((digits - 1) / 3)
  let digits = 0
  while (withSeparators(digits + 1) <= characters) digits += 1
  return digits
}

/** The maximum number of digits of an amount. [P-030] */
export const MAX_AMOUNT_DIGITS = digitsWithin(MAX_AMOUNT_INPUT_LENGTH)

/** The maximum amount in won and the maximum number of cases of a proof. [P-030] [P-031] */
export const PROOF_TOTAL_MAXIMUMS = { amount: 10 ** MAX_AMOUNT_DIGITS - 1, cases: MAX_PROOF_CASES } as const

/** A total from a new proof of this type, or from a supplement. */
type StatedTotal = { readonly kind: ProofTotalKind; readonly total: number } & (
  | { readonly as: 'registration'; readonly type: RegistrableProofType }
  | { readonly as: 'supplement' }
)

/** True if the unit fits the type of a new proof. Direct delivery counts only cases. [P-035] */
const hasUnitOfType = (statedTotal: StatedTotal): boolean =>
  statedTotal.as === 'supplement' ||
  statedTotal.kind === 'cases' ||
  (statedTotal.kind === 'amount' && statedTotal.type === 'general')

/**
 * 총 증빙금액, 총 증빙건수: decides whether a proof may have this total, in a registration and in a supplement. The total of a
 * stored lookup is ignored.
 */
export const decideProofTotal = decisionFrom(
  (statedTotal: StatedTotal): ProofTotalFacts => {
    const { kind, total } = statedTotal
    return {
      lookedUp: statedTotal.as === 'supplement' && kind === 'none',
      unit: hasUnitOfType(statedTotal),
      positive: total > 0,
      whole: Number.isInteger(total),
      above: total > PROOF_TOTAL_MAXIMUMS[kind === 'cases' ? 'cases' : 'amount'],
    }
  },
  [
    { id: 'TL-0', when: { lookedUp: true }, then: 'ok', ref: 'P-103' },
    { id: 'TL-1', when: { positive: false }, then: 'none', ref: 'P-057' },
    { id: 'TL-2', when: { whole: false }, then: 'notWhole', ref: 'D3-103' },
    { id: 'TL-3', when: { above: true }, then: 'tooLarge', ref: 'D3-103' },
    { id: 'TL-5', when: { unit: false }, then: 'otherUnit', ref: 'P-035' },
    { id: 'TL-4', when: {}, then: 'ok', ref: 'P-030' },
  ],
)

/**
 * Returns the expected support: the number of cases × the amount per case. The result may exceed the ceiling, so the
 * page shows the ceiling beside it. [P-032] [D3-20]
 */
export const expectedSupport = (cases: number): Won => Won(cases * SUPPORT_PER_CASE)
