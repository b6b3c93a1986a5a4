import { type RegistrationNumber, registrationNumberFrom } from '../registration-number.ts'

/** A number of tests and cases; ten digits, or it throws. */
export const aRegistrationNumber = (digits: string): RegistrationNumber => {
  const number = registrationNumberFrom(digits)
  if (number === null) throw new Error(`${digits} is no business number`)
  return number
}
