import type { DecisionCase } from '../kernel/decide.ts'
import type { EmptyFilesFacts, EmptyFilesVerdict } from './empty-files.ts'

export const EMPTY_FILES_CASES: readonly DecisionCase<EmptyFilesFacts, EmptyFilesVerdict>[] = [
  { proves: ['P-065'], rule: 'ZF-1', facts: { some: false, agreed: false }, verdict: 'all' },
  { proves: ['P-067'], rule: 'ZF-2', facts: { some: true, agreed: false }, verdict: 'stop' },
  { proves: ['P-066'], rule: 'ZF-3', facts: { some: true, agreed: true }, verdict: 'withoutEmpty' },
]
