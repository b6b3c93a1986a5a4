import { decisionFrom } from '../kernel/decide.ts'
import { type Branded, accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { type ParsedOrText, parsedOrTextAsString } from '../kernel/parsed-or-text.ts'
import { extractDigits } from '../text/characters.ts'

/** Digits of each part of a 사업자등록번호, and in total. [E-001] */
export const BUSINESS_NUMBER_LENGTHS = { area: 3, kind: 2, serial: 5, all: 10 } as const

/** 사업자등록번호: ten digits, stored without hyphens. The check digit is not verified (D1-33). [E-079] [E-080] */
export type BusinessNumber = Branded<string, 'BusinessNumber'>

/**
 * The three parts as typed: tax office, kind of taxpayer, serial number. They have digits only and may start with
 * zeros.
 */
export type BusinessNumberPart = 'area' | 'kind' | 'serial'
export type BusinessNumberParts = { readonly [part in BusinessNumberPart]: string }

export const BUSINESS_NUMBER_PARTS = ['area', 'kind', 'serial'] as const satisfies readonly BusinessNumberPart[]

const { area: AREA_DIGITS, kind: KIND_DIGITS } = BUSINESS_NUMBER_LENGTHS
const splitDigits = (digits: string): BusinessNumberParts => ({
  area: digits.slice(0, AREA_DIGITS),
  kind: digits.slice(AREA_DIGITS, AREA_DIGITS + KIND_DIGITS),
  serial: digits.slice(AREA_DIGITS + KIND_DIGITS),
})

/**
 * Parses the three parts of a number. Fails with `incomplete` and the first part that is too short, or with `invalid`
 * if the parts are long enough but are not a number of a person or a corporation. [E-079] [E-080]
 */
export const parseBusinessNumberParts = (
  parts: BusinessNumberParts,
): ParseResult<BusinessNumber, 'incomplete' | 'invalid', BusinessNumberPart> => {
  const short = BUSINESS_NUMBER_PARTS.find((part) => parts[part].length < BUSINESS_NUMBER_LENGTHS[part])
  if (short !== undefined) return refused('incomplete', { at: short })
  const number = businessNumberOrNull(`${parts.area}${parts.kind}${parts.serial}`)
  return number === null || !isPersonOrCorporationNumber(number) ? refused('invalid') : accepted(number)
}

/** Parses a complete number from storage or the API, with or without hyphens; null for anything else. [E-080] */
export const businessNumberOrNull = (text: string | null): BusinessNumber | null =>
  text !== null && /^(?:\d{10}|\d{3}-\d{2}-\d{5})$/.test(text) ? (text.replaceAll('-', '') as BusinessNumber) : null

export const businessNumberParts = (number: BusinessNumber): BusinessNumberParts => splitDigits(number)

/** Formats `1234567890` as `123-45-67890`. Anything else is unchanged. */
export const formatBusinessNumber = (number: ParsedOrText<BusinessNumber | ''>): string =>
  parsedOrTextAsString(number, (knownNumber) => Object.values(splitDigits(knownNumber)).filter(Boolean).join('-'))

/**
 * Returns the three parts of a complete number that was pasted into one input; null unless it has exactly ten digits.
 * [E-203] [D1-242]
 */
export const parsePastedBusinessNumber = (text: string): BusinessNumberParts | null => {
  const digits = extractDigits(text)
  return digits.length === BUSINESS_NUMBER_LENGTHS.all ? splitDigits(digits) : null
}

/** The owner of a business number, as its middle part shows: a person, a corporation, or neither (`00`). */
export type NumberKind = 'individual' | 'corporate' | 'neither'

type NumberKindFacts = { readonly middle: '00' | '01~80' | '81~89' | '90~99' }

const rangeOf = (middle: number): NumberKindFacts['middle'] => {
  if (middle === 0) return '00'
  if (middle <= 80) return '01~80'
  return middle <= 89 ? '81~89' : '90~99'
}

/** 번호의 종류: decides from the middle part of a business number what kind of owner it has. */
export const decideNumberKind = decisionFrom(
  (number: BusinessNumber): NumberKindFacts => ({ middle: rangeOf(Number(businessNumberParts(number).kind)) }),
  [
    { id: 'NK-1', when: { middle: '00' }, then: 'neither', ref: 'A-069' },
    { id: 'NK-2', when: { middle: '01~80' }, then: 'individual', ref: 'A-069' },
    { id: 'NK-3', when: { middle: '81~89' }, then: 'corporate', ref: 'A-069' },
    { id: 'NK-4', when: {}, then: 'individual', ref: 'A-069' },
  ],
)

/** True if a business number can belong to a person or a corporation. */
export const isPersonOrCorporationNumber = (number: BusinessNumber): boolean =>
  decideNumberKind(number).verdict !== 'neither'
