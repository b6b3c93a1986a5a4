import { extractDigits } from '../kernel/characters.ts'
import type { Decision } from '../kernel/decide.ts'
import { type Branded, accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { type ParsedOrText, parsedOrTextAsString } from '../kernel/parsed-or-text.ts'

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
  parsedOrTextAsString(number, (known) => Object.values(splitDigits(known)).filter(Boolean).join('-'))

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

/**
 * The ranges of the middle part, both ends included. Together they contain every value from 00 to 99 exactly once.
 * [A-069]
 */
export const NUMBER_KIND_RANGES = [
  { id: 'NK-1', from: 0, to: 0, kind: 'neither', ref: 'A-069' },
  { id: 'NK-2', from: 1, to: 80, kind: 'individual', ref: 'A-069' },
  { id: 'NK-3', from: 81, to: 89, kind: 'corporate', ref: 'A-069' },
  { id: 'NK-4', from: 90, to: 99, kind: 'individual', ref: 'A-069' },
] as const satisfies readonly {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly kind: NumberKind
  readonly ref: string
}[]

/** Decides the kind of number from its middle part. The ranges contain every number from 00 to 99. */
export const decideKindOfMiddlePart = (middle: number): Decision<NumberKind> => {
  const { kind, id, ref } = NUMBER_KIND_RANGES.find(({ to }) => middle <= to) ?? NUMBER_KIND_RANGES[3]
  return { verdict: kind, because: { rule: id, ref }, facts: { middle } }
}

/** 번호의 종류: decides from the middle part of a business number what kind of owner it has. */
export const decideNumberKind = (number: BusinessNumber): Decision<NumberKind> =>
  decideKindOfMiddlePart(Number(businessNumberParts(number).kind))

/** True if a business number can belong to a person or a corporation. */
export const isPersonOrCorporationNumber = (number: BusinessNumber): boolean =>
  decideNumberKind(number).verdict !== 'neither'
