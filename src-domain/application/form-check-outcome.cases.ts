export const FORM_CHECK_OUTCOME_CASES = [
  { proves: ['A-056'], rule: 'CO-1', facts: { answer: 'verified' }, verdict: 'passed' },
  { proves: ['A-057'], rule: 'CO-2', facts: { answer: 'mismatch' }, verdict: 'askTwice' },
  { proves: ['A-077'], rule: 'CO-3', facts: { answer: 'valid' }, verdict: 'passed' },
  { proves: ['A-078'], rule: 'CO-4', facts: { answer: 'invalid' }, verdict: 'askOnce' },
  { proves: ['A-079'], rule: 'CO-5', facts: { answer: 'outage' }, verdict: 'waived' },
] as const
