import { digitsIn } from '../kernel/cut-text.ts'
import { PROOF_CASES } from '../programme/parameters.ts'
import type { ProofYear } from './proof-period.ts'
import type { RegisteredType } from './proof.ts'

/**
 * How many characters an amount may be typed with, separators included, and which page of a list of proofs is meant where
 * none is named: the first ten, the latest first. [P-287] [P-298] [D3-19] [D3-103]
 */
export const PROOF_LIMITS = { amountInput: 15, list: { page: 0, size: 10, latestFirst: true } } as const

/** What the total counts: won or cases; empty while nothing is chosen. [P-029] [D3-05] */
export type Division = '' | 'amount' | 'cases'

/** The stored agreement. [P-033] */
export const AGREED = '동의'
export type Agreement = '' | typeof AGREED

/** Detail number of a registration unless another was chosen before. [P-035] [D3-13] */
export const FIRST_DETAIL_TYPE = '1'

/** What a person enters to register a proof; files stand beside it. `total` holds digits only. */
export type RegistrationForm = {
  readonly type: RegisteredType | ''
  readonly detailType: string
  readonly years: readonly ProofYear[]
  readonly division: Division
  readonly total: string
  readonly agreement: Agreement
}

/** An empty form of this type. */
export const emptyRegistration = (type: RegisteredType, detailType = FIRST_DETAIL_TYPE): RegistrationForm => ({
  type,
  detailType,
  years: [],
  division: type === 'direct' ? 'cases' : '',
  total: '',
  agreement: '',
})

/** Another type takes the first detail number; direct delivery counts cases and nothing else. [P-035] */
export const withType = (form: RegistrationForm, type: RegisteredType): RegistrationForm =>
  withDivision({ ...form, type, detailType: FIRST_DETAIL_TYPE }, type === 'direct' ? 'cases' : form.division)

/** Another division counts something else, so the total goes; direct delivery keeps cases. [P-029] [P-035] */
export const withDivision = (form: RegistrationForm, division: Division): RegistrationForm => {
  const chosen = form.type === 'direct' ? 'cases' : division
  return chosen === form.division ? form : { ...form, division: chosen, total: '' }
}

/** The agreement is given, or taken back. [P-033] */
export const toggledAgreement = (agreement: Agreement): Agreement => (agreement === AGREED ? '' : AGREED)

/** Of so many characters with thousands separators, how many are digits: 12 of 15. [P-030] [D3-19] */
const digitsWithin = (characters: number): number => {
  const withSeparators = (digits: number) => digits + Math.floor((digits - 1) / 3)
  let digits = 0
  while (withSeparators(digits + 1) <= characters) digits += 1
  return digits
}

/** How many digits an amount may have. [P-030] */
export const AMOUNT_DIGITS = digitsWithin(PROOF_LIMITS.amountInput)

const numberTyped = (text: string) => digitsIn(text).replace(/^0+(?=\d)/, '')

/** What may stand in the input of an amount: digits, as many as fit. [P-030] */
export const typedAmount = (text: string): string => numberTyped(text).slice(0, AMOUNT_DIGITS)

/** How many digits of cases may be typed: one more than fit, so that too many are noticed. [P-031] */
export const CASES_DIGITS = String(PROOF_CASES).length + 1

/** What may stand in the input of cases: digits; how many cases there may be is for `areTooManyCases`. [P-031] */
export const typedCases = (text: string): string => numberTyped(text).slice(0, CASES_DIGITS)

/** May so many cases stand there? Otherwise the field is cleared. [P-031] */
export const areTooManyCases = (digits: string): boolean => Number(digits) > PROOF_CASES
