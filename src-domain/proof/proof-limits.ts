/** How many characters an amount may be typed with, separators included, and which page of proofs is asked for. [P-298] [D3-19] [D3-103] */
export const PROOF_LIMITS = {
  amountInput: 15,
  list: { page: 0, size: 10, sortBy: 'registDt', sortDirection: 'DESC' },
} as const
