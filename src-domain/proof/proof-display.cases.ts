/** A proof and its application, and whether the status of the proof itself is shown. */
export const PROOF_STATUS_SOURCE_CASES = [
  { proves: ['A-185'], rule: 'PD-1', proof: 'approved', application: 'transferError', verdict: 'transferError' },
  { proves: ['A-185'], rule: 'PD-1', proof: 'targetSelected', application: 'transferError', verdict: 'transferError' },
  { proves: ['A-185', 'A-179'], rule: 'PD-2', proof: 'paymentComplete', application: 'transferError', verdict: 'own' },
  { proves: ['A-185'], rule: 'PD-2', proof: 'approved', application: 'targetSelected', verdict: 'own' },
] as const
