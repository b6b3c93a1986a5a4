import { accepted, refused, type ParseResult } from '../../kernel/parse-result.ts'
import { APPLICATION_LIMITS } from '../../programme/application-limits.ts'
import { isDigitsOfLength } from '../../text/characters.ts'

/** The key that marks a resident number. Conversion to text or JSON and structured clones ignore it. */
const mark: unique symbol = Symbol('ResidentNumber')

/**
 * 주민등록번호 in its two fields, complete or not. No property contains its digits, so they never appear in text, JSON,
 * structured clones or log lines. Only `residentNumberParts` and `residentNumberDigits` return them. [A-233] [D2-84]
 */
export type ResidentNumber = { readonly [mark]: 'ResidentNumber' }

type ResidentNumberParts = { readonly residentFront: string; readonly residentBack: string }

const PARTS = new WeakMap<ResidentNumber, ResidentNumberParts>()

export const wrapResidentNumber = (residentFront: string, residentBack: string): ResidentNumber => {
  const number: ResidentNumber = Object.freeze({
    [mark]: 'ResidentNumber' as const,
    toString: () => '[resident number]',
    toJSON: () => undefined,
  })
  PARTS.set(number, { residentFront, residentBack })
  return number
}

export const NO_RESIDENT_NUMBER: ResidentNumber = wrapResidentNumber('', '')

const CERTIFIED_BIRTH = /^\d{8}$/

/** Returns a resident number with only its front part, from the certified 생년월일 (eight digits). [A-054] [D2-110] */
export const residentNumberWithFrontOnly = (birth: string): ResidentNumber =>
  CERTIFIED_BIRTH.test(birth) ? wrapResidentNumber(birth.slice(2), '') : NO_RESIDENT_NUMBER

/** Returns the two parts, for the two calls that send them and for the fields of the open form. */
export const residentNumberParts = (number: ResidentNumber): ResidentNumberParts =>
  PARTS.get(number) ?? { residentFront: '', residentBack: '' }

/** Returns the thirteen digits that the create call sends. */
export const residentNumberDigits = (number: ResidentNumber): string => {
  const { residentFront, residentBack } = residentNumberParts(number)
  return `${residentFront}${residentBack}`
}

/** Masks the number as `900101-*******`. Outside its fields it is only shown in this form. [A-122] [D2-86] */
export const maskResidentNumber = (number: ResidentNumber): string =>
  `${residentNumberParts(number).residentFront}-${'*'.repeat(APPLICATION_LIMITS.residentNumberDigits.back)}`

type ResidentNumberRefusal = 'residentMissing' | 'residentLength'

/**
 * Checks that the front part has 6 digits and the back part 7. A refusal gives the first invalid part.
 * [A-115]
 */
export const parseResidentNumber = (
  number: ResidentNumber,
): ParseResult<ResidentNumber, ResidentNumberRefusal, 'residentFront' | 'residentBack'> => {
  const { residentFront, residentBack } = residentNumberParts(number)
  const { front, back } = APPLICATION_LIMITS.residentNumberDigits
  if (residentFront === '') return refused('residentMissing', { at: 'residentFront' })
  if (residentBack === '') return refused('residentMissing', { at: 'residentBack' })
  if (!isDigitsOfLength(residentFront, front)) return refused('residentLength', { at: 'residentFront' })
  if (!isDigitsOfLength(residentBack, back)) return refused('residentLength', { at: 'residentBack' })
  return accepted(number)
}

/** True if the front part matches this 생년월일 (eight digits). */
export const doesResidentNumberMatchBirthDate = (number: ResidentNumber, birth: string): boolean =>
  CERTIFIED_BIRTH.test(birth) && residentNumberParts(number).residentFront === birth.slice(2)

export type RealNameRefusal = 'birthMissing' | ResidentNumberRefusal

/** A valid request of the real-name check: the resident number is complete, `birth` has digits only. */
type RealNameCheckInput = { readonly birth: string; readonly resident: ResidentNumber }

const isSameNumber = (a: ResidentNumber, b: ResidentNumber): boolean =>
  residentNumberDigits(a) === residentNumberDigits(b)

/**
 * True if the real-name check starts automatically: name, birth date and all thirteen digits are present, the check has
 * not passed, and it has not been started for these digits (`checkedNumbers`). [A-052] [A-055] [D2-154]
 */
export const isRealNameCheckDue = (
  entry: {
    readonly name: string
    readonly birth: string
    readonly resident: ResidentNumber
    readonly checks: { readonly realName: 'open' | 'passed' | 'waived' }
  },
  checkedNumbers: readonly ResidentNumber[],
): boolean =>
  entry.checks.realName !== 'passed' &&
  entry.name.trim() !== '' &&
  parseRealNameEntry(entry).ok &&
  !checkedNumbers.some((number) => isSameNumber(number, entry.resident))

/**
 * Checks the entries of the real-name check in this order: birth date, both parts present, number of digits in each
 * part.
 */
export const parseRealNameEntry = (entry: {
  readonly birth: string
  readonly resident: ResidentNumber
}): ParseResult<RealNameCheckInput, RealNameRefusal, 'birth' | 'residentFront' | 'residentBack'> => {
  if (entry.birth === '') return refused('birthMissing', { at: 'birth' })
  const resident = parseResidentNumber(entry.resident)
  return resident.ok ? accepted({ birth: entry.birth.replace(/[^0-9]/g, ''), resident: resident.value }) : resident
}
