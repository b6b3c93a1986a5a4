import { type Branded, type ParseResult, accepted, refused } from '../kernel/parse-result.ts'
import { extractDigits, isDigitsOfLength } from '../kernel/characters.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'

/** 법인등록번호: thirteen digits, fewer if incomplete; empty for an individual. */
export type CorporateNumber = Branded<string, 'CorporateNumber'>

/** The two parts as typed, 6 and 7 digits. */
export type CorporateNumberParts = { readonly corporateFront: string; readonly corporateBack: string }

export type CorporateNumberPart = keyof CorporateNumberParts

/** A refusal names the first part that is too short. */
export const parseCorporateNumber = ({
  corporateFront,
  corporateBack,
}: CorporateNumberParts): ParseResult<CorporateNumber, 'incomplete', CorporateNumberPart> => {
  const { front, back } = APPLICATION_LIMITS.corporateNumberDigits
  if (!isDigitsOfLength(corporateFront, front)) return refused('incomplete', { at: 'corporateFront' })
  if (!isDigitsOfLength(corporateBack, back)) return refused('incomplete', { at: 'corporateBack' })
  return accepted(`${corporateFront}${corporateBack}` as CorporateNumber)
}

/** With or without its hyphen. */
export const cleanCorporateNumber = (text: string): CorporateNumber => extractDigits(text) as CorporateNumber

/** A number that is too short fills the parts from the left. */
export const corporateNumberParts = (number: CorporateNumber): CorporateNumberParts => {
  const { front } = APPLICATION_LIMITS.corporateNumberDigits
  return { corporateFront: number.slice(0, front), corporateBack: number.slice(front) }
}

/** `110111-1234567`; empty for an empty number. */
export const formatCorporateNumber = (number: CorporateNumber): string => {
  const { corporateFront, corporateBack } = corporateNumberParts(number)
  return corporateBack === '' ? corporateFront : `${corporateFront}-${corporateBack}`
}
