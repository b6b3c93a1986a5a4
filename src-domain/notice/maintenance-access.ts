import { decision } from '../kernel/decide.ts'

/**
 * The facts about a visitor: whether there is a maintenance window now, and whether the visitor's IP address is in the
 * office network.
 */
type MaintenanceAccessFacts = { readonly maintenance: boolean; readonly office: boolean }

/** 점검 중 접속: decides whether the portal is closed to this visitor. [P-237] [P-238] */
export const decideMaintenanceAccess = decision<MaintenanceAccessFacts, 'open' | 'closed'>([
  { id: 'MA-1', when: { maintenance: false }, then: 'open', ref: 'P-238' },
  { id: 'MA-2', when: { office: true }, then: 'open', ref: 'P-238' },
  { id: 'MA-3', when: {}, then: 'closed', ref: 'P-237' },
])
