/**
 * The priorities of two neighbouring popups of the server's answer, and whether the first is shown before or after the
 * second.
 */
export const POPUP_ORDER_CASES = [
  { proves: ['E-032'], rule: 'PO-1', priority: 7, other: 3, verdict: 'before' },
  { proves: ['E-032'], rule: 'PO-2', priority: 0, other: 1, verdict: 'after' },
  { proves: ['E-032'], rule: 'PO-3', priority: 5, other: 5, verdict: 'asListed' },
] as const
