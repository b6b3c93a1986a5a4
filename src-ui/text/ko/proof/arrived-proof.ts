import type { RegistrationForm } from '#domain/proof/registration/registration-form'
import type { ArrivedFile, ArrivedProof } from '#domain/proof/registration/same-registration'
import { fill } from '#ui/text/fill.ts'
import { REGISTRABLE_TYPE_TEXTS, REGISTRATION_TEXTS as T } from './registration.ts'

/** The maximum number of file names that are listed. Further files are only counted. */
const NAMED = 5

/** Lists at most five file names, and the number of further files. */
export const listFileNames = (names: readonly string[]): string =>
  names.length <= NAMED
    ? names.join(', ')
    : fill(T['reg.namesAndMore'], { names: names.slice(0, NAMED).join(', '), n: names.length - NAMED })

const typeText = (proof: ArrivedProof['proof']): string | null =>
  proof?.proofType === 'general' || proof?.proofType === 'direct' ? REGISTRABLE_TYPE_TEXTS[proof.proofType] : null

type StatedTotal = { readonly totalUnit: string | null; readonly total: number | null }

const totalText = (proof: StatedTotal | null): string | null => {
  if (proof === null || proof.total === null) return null
  const total = proof.total.toLocaleString('ko-KR')
  if (proof.totalUnit === 'amount') return `${T['reg.totalAmount']} ${total}${T['reg.unitWon']}`
  return proof.totalUnit === 'cases' ? `${T['reg.totalCases']} ${total}${T['reg.unitCases']}` : null
}

const yearsText = (years: readonly number[]): string => years.map((year) => fill(T['reg.year'], { year })).join('·')

/**
 * Describes a proof that is about to be registered: years, the total with its unit, and the number of files. [P-036]
 * [D3-520]
 */
export const describeProofToRegister = (
  { years, totalUnit, total }: Pick<RegistrationForm, 'years' | 'totalUnit' | 'total'>,
  n: number,
): string =>
  [yearsText(years), totalText({ totalUnit, total: Number(total) }), fill(T['reg.fileCount'], { n })].join(', ')

/**
 * Describes a registered proof: type, years, the total with its unit, and files. `nameOf` returns the name of a file.
 * Leaves out data that the agency's answer does not contain. [D3-139]
 */
export const describeArrivedProof = (
  { proof, files }: ArrivedProof,
  nameOf: (file: ArrivedFile) => string = ({ name }) => name ?? '',
): string => {
  const years = yearsText(proof?.years ?? [])
  const names = files.map(nameOf).filter((name) => name !== '')
  const parts = [typeText(proof), years, totalText(proof), listFileNames(names)].filter(
    (part) => part !== null && part !== '',
  )
  return fill(T['reg.arrived'], { what: parts.join(', ') })
}
