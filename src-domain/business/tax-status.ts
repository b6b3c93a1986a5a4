import { decision } from '../kernel/decide.ts'

/**
 * The tax office's answer about a business number. `code` has two digits, null if it is absent. `errorCode` is `10` if
 * the tax office could not be reached. [D1-32]
 */
export type TaxStatusFacts = { readonly code: string | null; readonly errorCode: string | null }

/**
 * `ok`: the owner may continue. `closed`: the business is closed. `unregistered`: the tax office does not know the
 * business number.
 */
export type TaxStatusVerdict = 'ok' | 'closed' | 'unregistered'

export const decideTaxStatus = decision<TaxStatusFacts, TaxStatusVerdict>([
  { id: 'BZ-1', when: { code: '01' }, then: 'ok', ref: 'E-085' },
  { id: 'BZ-2', when: { code: '10' }, then: 'ok', ref: 'E-085' },
  { id: 'BZ-3', when: { code: '02' }, then: 'ok', ref: 'E-085' },
  { id: 'BZ-4', when: { code: '03' }, then: 'closed', ref: 'E-086' },
  { id: 'BZ-5', when: { code: null, errorCode: '10' }, then: 'ok', ref: 'E-088' },
  { id: 'BZ-6', when: {}, then: 'unregistered', ref: 'E-087' },
])
