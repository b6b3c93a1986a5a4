import { type Branded, type ParseResult, accepted, refused } from '../kernel/parse-result.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { extractDigits, isDigitsOfLength } from '../text/characters.ts'

/**
 * 법인등록번호: thirteen digits without the hyphen, fewer if it is incomplete; empty for an individual.
 */
export type CorporateNumber = Branded<string, 'CorporateNumber'>

/** The two parts as typed, 6 and 7 digits. */
export type CorporateNumberParts = { readonly corporateFront: string; readonly corporateBack: string }

export type CorporateNumberPart = keyof CorporateNumberParts

/** Checks that every part has its full length. A refusal gives the first part that is too short. */
export const parseCorporateNumber = ({
  corporateFront,
  corporateBack,
}: CorporateNumberParts): ParseResult<CorporateNumber, 'incomplete', CorporateNumberPart> => {
  const { front, back } = APPLICATION_LIMITS.corporateNumberDigits
  if (!isDigitsOfLength(corporateFront, front)) return refused('incomplete', { at: 'corporateFront' })
  if (!isDigitsOfLength(corporateBack, back)) return refused('incomplete', { at: 'corporateBack' })
  return accepted(`${corporateFront}${corporateBack}` as CorporateNumber)
}

/** Returns the digits of a corporate number from two fields or from API data, with or without its hyphen. */
export const cleanCorporateNumber = (text: string): CorporateNumber => extractDigits(text) as CorporateNumber

/**
 * Splits a corporate number into the two parts of the form. A number that is too short fills the parts from the left.
 */
export const corporateNumberParts = (number: CorporateNumber): CorporateNumberParts => {
  const { front } = APPLICATION_LIMITS.corporateNumberDigits
  return { corporateFront: number.slice(0, front), corporateBack: number.slice(front) }
}

/** Formats a corporate number as `110111-1234567`; returns an empty string for an empty number. */
export const formatCorporateNumber = (number: CorporateNumber): string => {
  const { corporateFront, corporateBack } = corporateNumberParts(number)
  return corporateBack === '' ? corporateFront : `${corporateFront}-${corporateBack}`
}
