import { type RegistrationNumber, registrationNumberOrNull } from '../registration-number.ts'

/** Returns a registration number for tests and cases. Throws unless it has exactly ten digits. */
export const registrationNumberOrThrow = (digits: string): RegistrationNumber => {
  const number = registrationNumberOrNull(digits)
  if (number === null) throw new Error(`${digits} is not a business number`)
  return number
}
