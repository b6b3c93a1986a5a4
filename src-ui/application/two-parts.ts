import { APPLICATION_LIMITS } from '#domain/application/application-limits'

const { front, back } = APPLICATION_LIMITS.corporateNumberDigits

/** A whole number of 6 and 7 digits pasted into either box, cut into its parts; null for anything else. [A-060] [E-203] */
export const spreadTwoParts = (pasted: string): readonly string[] | null => {
  const digits = pasted.normalize('NFKC').replace(/\D/g, '')
  return digits.length === front + back ? [digits.slice(0, front), digits.slice(front)] : null
}
