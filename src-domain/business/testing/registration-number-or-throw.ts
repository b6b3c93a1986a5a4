import { type RegistrationNumber, registrationNumberOrNull } from '../registration-number.ts'

/** Returns a registration number for tests and cases. Throws if it has not exactly ten digits. */
export const registrationNumberOrThrow = (digits: string): RegistrationNumber => {
  const number = registrationNumberOrNull(digits)
  if (number === null) throw new Error(`${digits} is no business number`)
  return number
}
