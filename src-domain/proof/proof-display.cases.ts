/** A proof and its application, and whether the status of the proof itself is shown. */
export const PROOF_DISPLAY_CASES = [
  { proves: ['A-185'], rule: 'PD-1', proof: 'approved', application: 'transferError', verdict: 'transferError' },
  { proves: ['A-185'], rule: 'PD-1', proof: 'targetSelected', application: 'transferError', verdict: 'transferError' },
  { proves: ['A-185'], rule: 'PD-2', proof: 'paymentComplete', application: 'transferError', verdict: 'own' },
  { proves: ['A-185'], rule: 'PD-2', proof: 'approved', application: 'targetSelected', verdict: 'own' },
] as const

/**
 * Each proof (`id`) compared with the proof that decides the display so far (`before`; null for the first proof), and
 * the result.
 */
export const CURRENT_PROOF_CASES = [
  { proves: ['A-178'], rule: 'DP-1', id: '7', before: null, verdict: 'drives' },
  { proves: ['A-178'], rule: 'DP-2', id: '10', before: '9', verdict: 'drives' },
  { proves: ['A-178'], rule: 'DP-3', id: '9', before: '10', verdict: 'follows' },
  { proves: ['A-178'], rule: 'DP-3', id: '9', before: '9', verdict: 'follows' },
  { proves: ['A-178'], rule: 'DP-2', id: 'P10', before: 'P9', verdict: 'drives' },
  { proves: ['A-178'], rule: 'DP-3', id: 'A', before: 'B', verdict: 'follows' },
] as const
