import { MAX_PROOF_CASES } from '../../programme/parameters.ts'
import { extractDigits } from '../../text/characters.ts'
import type { ProofYear } from '../proof-period.ts'
import { MAX_AMOUNT_DIGITS } from '../proof-total.ts'
import type { RegistrableProofType } from '../proof.ts'

/** The unit that the total counts: won or cases. Empty until the person selects it. [P-029] [D3-05] */
export type ChosenTotalUnit = '' | 'amount' | 'cases'

/** The detail type that a new registration starts with. [P-035] [D3-13] */
export const FIRST_DETAIL_TYPE = '1'

/** The entries of a registration, without its files. `total` has digits only. */
export type RegistrationForm = {
  readonly type: RegistrableProofType | ''
  readonly detailType: string
  readonly years: readonly ProofYear[]
  readonly totalUnit: ChosenTotalUnit
  readonly total: string
  /** True if the person has agreed. Neither the draft nor the call contains it. [P-033] [D2-292] */
  readonly agreement: boolean
}

export const emptyRegistrationForm = (
  type: RegistrableProofType,
  detailType = FIRST_DETAIL_TYPE,
): RegistrationForm => ({
  type,
  detailType,
  years: [],
  totalUnit: type === 'direct' ? 'cases' : '',
  total: '',
  agreement: false,
})

/**
 * Returns a form with a different type and the first detail number of that type. Direct delivery counts only cases.
 * [P-035]
 */
export const withProofType = (form: RegistrationForm, type: RegistrableProofType): RegistrationForm =>
  withTotalUnit({ ...form, type, detailType: FIRST_DETAIL_TYPE }, type === 'direct' ? 'cases' : form.totalUnit)

/**
 * Returns a form with another unit and an empty total. The unit of direct delivery stays `cases`. [P-029]
 * [P-035]
 */
export const withTotalUnit = (form: RegistrationForm, totalUnit: ChosenTotalUnit): RegistrationForm => {
  const unit = form.type === 'direct' ? 'cases' : totalUnit
  return unit === form.totalUnit ? form : { ...form, totalUnit: unit, total: '' }
}

const numberTyped = (text: string) => extractDigits(text).replace(/^0+(?=\d)/, '')

/** Returns the digits of a typed amount, up to the maximum. [P-030] */
export const cleanAmountInput = (text: string): string => numberTyped(text).slice(0, MAX_AMOUNT_DIGITS)

/**
 * The maximum number of digits that can be typed for cases. One digit more than the maximum has, so that a number above
 * the maximum can be typed and refused. [P-031]
 */
export const MAX_CASES_INPUT_DIGITS = String(MAX_PROOF_CASES).length + 1

/** Returns the digits of a typed number of cases. `areTooManyCases` checks the limit. [P-031] */
export const cleanCasesInput = (text: string): string => numberTyped(text).slice(0, MAX_CASES_INPUT_DIGITS)

/** True if there are more cases than allowed. The field is then cleared. [P-031] */
export const areTooManyCases = (digits: string): boolean => Number(digits) > MAX_PROOF_CASES

/**
 * 지급 확약서: true if the field of the pledge is empty in a registration of direct delivery, the only kind that has this
 * field. Registering stays possible, but the page asks first, because the pledge may be among the performance files.
 * [D3-293]
 */
export const isPledgeMissing = (type: RegistrationForm['type'], hasPledge: boolean): boolean =>
  type === 'direct' && !hasPledge

/** True if the pledge is probably not among the performance files, because there is only one such file. [D3-150] */
export const isPledgeUnlikelyAmong = (performanceFiles: number): boolean => performanceFiles === 1
