import { type BusinessNumber, businessNumberOrNull } from '../business-number.ts'

/** Returns a business number for tests and cases. Throws unless it has exactly ten digits. */
export const businessNumberOrThrow = (digits: string): BusinessNumber => {
  const number = businessNumberOrNull(digits)
  if (number === null) throw new Error(`${digits} is not a business number`)
  return number
}
