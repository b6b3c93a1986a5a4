const HEAD = 3
const TAIL = 4

/** `110*****5678`: the first 3 and last 4 digits; of fewer than 8 digits only the last 4. Separators are left out. */
export const maskAccount = (accountNumber: string): string => {
  const digits = accountNumber.replace(/\D/g, '')
  const head = digits.length > HEAD + TAIL ? HEAD : 0
  const hidden = Math.max(0, digits.length - head - TAIL)
  return digits.slice(0, head) + '*'.repeat(hidden) + digits.slice(head + hidden)
}
