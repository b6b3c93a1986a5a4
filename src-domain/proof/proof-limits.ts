import { PROGRAMME } from '../programme.ts'

/**
 * What a registered proof may hold and what it brings. Amounts are won; `amountInput` counts the characters of an
 * amount with its separators. [P-298] [D3-19] [D3-103]
 */
export const PROOF_LIMITS = {
  years: [2024, 2025],
  cases: 100,
  supportPerCase: 5000,
  maximumSupport: PROGRAMME.maximumTotalSupport,
  amountInput: 15,
  list: { page: 0, size: 10, sortBy: 'registDt', sortDirection: 'DESC' },
  parcelDisabled: ['submitted'],
} as const
