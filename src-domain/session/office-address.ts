import { type Decision, type Table, decide } from '../kernel/decide.ts'
import type { Settings } from '../kernel/settings.ts'

/**
 * True if the visitor's public address is in the list. Compares whole trimmed addresses; null is never in the list.
 * [E-159] [P-010]
 */
export const isOfficeAddress = (address: string | null, allowed: readonly string[]): boolean => {
  const own = address?.trim() ?? ''
  return own !== '' && allowed.some((address) => address.trim() === own)
}

/**
 * The facts about a visitor: whether there is a maintenance window now, and whether the address is in the office
 * network.
 */
export type ClosureFacts = { readonly maintenance: boolean; readonly office: boolean }

export const CLOSURE_TABLE: Table<ClosureFacts, 'open' | 'closed'> = [
  { id: 'MA-1', when: { maintenance: false }, then: 'open', ref: 'P-238' },
  { id: 'MA-2', when: { office: true }, then: 'open', ref: 'P-238' },
  { id: 'MA-3', when: {}, then: 'closed', ref: 'P-237' },
]

/**
 * 점검 중 접속: decides whether the portal is closed to this visitor. `maintenance`: there is a maintenance window now.
 * [P-237] [P-238]
 */
export const decideClosure = (
  maintenance: boolean,
  address: string | null,
  { allowedAddresses }: Pick<Settings, 'allowedAddresses'>,
): Decision<'open' | 'closed'> =>
  decide(CLOSURE_TABLE, { maintenance, office: isOfficeAddress(address, allowedAddresses) })

/**
 * True if the administrators' pages open for this address. The addresses in `adminPagesExtra` may also open these
 * pages, but do not see the footer link. [D1-08]
 */
export const mayOpenAdminPages = (
  address: string | null,
  deployment: Pick<Settings, 'allowedAddresses' | 'adminPagesExtra'>,
): boolean => isOfficeAddress(address, [...deployment.allowedAddresses, ...deployment.adminPagesExtra])
