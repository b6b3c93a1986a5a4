import type { DecisionCase } from '../kernel/decide.ts'
import type { NoticeSavingFacts, NoticeSavingVerdict } from './notice-saving.ts'

export const NOTICE_SAVING_CASES: readonly DecisionCase<NoticeSavingFacts, NoticeSavingVerdict>[] = [
  { proves: ['P-225'], rule: 'NC-1', facts: { existing: true, overwrites: false, same: false }, verdict: 'ask' },
  { proves: ['P-225'], rule: 'NC-2', facts: { existing: true, overwrites: false, same: true }, verdict: 'save' },
  { proves: ['P-225'], rule: 'NC-2', facts: { existing: true, overwrites: true, same: false }, verdict: 'save' },
  { proves: ['P-224'], rule: 'NC-2', facts: { existing: false, overwrites: false, same: false }, verdict: 'save' },
]
