const OFFICE = ['203.0.113.7']

/**
 * Visits during and outside a maintenance window, from the office network and from elsewhere. `address` is null if it
 * could not be determined.
 */
export const CLOSURE_CASES = [
  { proves: ['P-238'], rule: 'MA-1', maintenance: false, address: '198.51.100.1', allowed: OFFICE, verdict: 'open' },
  { proves: ['P-238'], rule: 'MA-1', maintenance: false, address: '203.0.113.7', allowed: OFFICE, verdict: 'open' },
  { proves: ['P-238'], rule: 'MA-2', maintenance: true, address: '203.0.113.7', allowed: OFFICE, verdict: 'open' },
  { proves: ['P-237'], rule: 'MA-3', maintenance: true, address: '198.51.100.1', allowed: OFFICE, verdict: 'closed' },
  { proves: ['P-237'], rule: 'MA-3', maintenance: true, address: null, allowed: OFFICE, verdict: 'closed' },
  { proves: ['P-237'], rule: 'MA-3', maintenance: true, address: '203.0.113.7', allowed: [], verdict: 'closed' },
] as const
