import type { DecisionCase } from '../kernel/decide.ts'
import type { ConsentSavingFacts, ConsentSavingVerdict } from './consent-saving.ts'

export const CONSENT_SAVING_CASES: readonly DecisionCase<ConsentSavingFacts, ConsentSavingVerdict>[] = [
  { proves: ['A-273'], rule: 'SV-1', facts: { received: true, info: true, mydata: true, saved: true }, verdict: 'received' },
  { proves: ['A-041'], rule: 'SV-2', facts: { received: false, info: false, mydata: false, saved: false }, verdict: 'infoMissing' },
  { proves: ['A-041', 'D2-06'], rule: 'SV-2', facts: { received: false, info: false, mydata: true, saved: true }, verdict: 'infoMissing' },
  { proves: ['A-045', 'D2-06'], rule: 'SV-3', facts: { received: false, info: true, mydata: false, saved: true }, verdict: 'mydataMissing' },
  { proves: ['A-042', 'D2-06'], rule: 'SV-4', facts: { received: false, info: true, mydata: true, saved: true }, verdict: 'alreadySaved' },
  { proves: ['A-043'], rule: 'SV-5', facts: { received: false, info: true, mydata: true, saved: false }, verdict: 'save' },
]
