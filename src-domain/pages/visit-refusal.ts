import { decisionFrom } from '../kernel/decide.ts'
import type { GuardAlert } from './guards.table.ts'

/**
 * The facts about a visit that a guard has refused. `stored`: the browser stores the session across reloads. `known`:
 * this tab had a certified person, a login or a draft.
 */
type VisitRefusalFacts = {
  readonly alert: 'none' | 'noPermission' | 'expired' | 'other'
  readonly stored: boolean
  readonly known: boolean
}

/**
 * `unkept`: the page says that the browser stores nothing. `neverCertified`: the page says that it needs a
 * certification. `byRow`: the page shows the message of the guard's row.
 */
export type VisitRefusalVerdict = 'unkept' | 'neverCertified' | 'byRow'

const kindOf = (alert: GuardAlert | null): VisitRefusalFacts['alert'] => {
  if (alert === null) return 'none'
  return alert === 'noPermission' || alert === 'expired' ? alert : 'other'
}

/** 들어가지 못한 까닭: decides what a page says to a visitor whom a guard sends away. [E-137] [E-151] [D1-255] */
export const decideVisitRefusal = decisionFrom(
  (alert: GuardAlert | null, visitor: Omit<VisitRefusalFacts, 'alert'>): VisitRefusalFacts => ({
    ...visitor,
    alert: kindOf(alert),
  }),
  [
    { id: 'GW-1', when: { alert: 'none' }, then: 'byRow', ref: 'E-155' },
    { id: 'GW-2', when: { alert: 'noPermission' }, then: 'byRow', ref: 'E-158' },
    { id: 'GW-3', when: { stored: false }, then: 'unkept', ref: 'E-137' },
    { id: 'GW-4', when: { alert: 'expired', known: false }, then: 'neverCertified', ref: 'D1-255' },
    { id: 'GW-5', when: {}, then: 'byRow', ref: 'E-151' },
  ],
)
