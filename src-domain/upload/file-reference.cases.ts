import type { DecisionCase, DecisionCaseFrom } from '../kernel/decide.ts'
import type { FileReferenceFacts, DetectedFileKind } from './file-reference.ts'

/** Files to which a call refers: whether the applicant stored them, and whether no other document uses them. */
export const FILE_REFERENCE_CASES: readonly DecisionCase<FileReferenceFacts, 'ok' | 'notFound' | 'used'>[] = [
  { proves: ['P-276'], rule: 'SF-3', facts: { own: true, unused: true }, verdict: 'ok' },
  { proves: ['D3-108'], rule: 'SF-2', facts: { own: true, unused: false }, verdict: 'used' },
  { proves: ['P-309'], rule: 'SF-1', facts: { own: false, unused: true }, verdict: 'notFound' },
  { proves: ['P-309'], rule: 'SF-1', facts: { own: false, unused: false }, verdict: 'notFound' },
]

/** Stored files with their content type and first bytes, and whether a proof may refer to them. */
export const STORED_FILE_CASES: readonly DecisionCaseFrom<{
  size: number | null
  type: string
  detectedKind: DetectedFileKind
}, 'ok' | 'empty' | 'otherKind'>[] = [
  { proves: ['P-277'], rule: 'FS-1', size: 0, type: 'image/png', detectedKind: null, verdict: 'empty' },
  { proves: [], rule: 'FS-3', size: null, type: 'image/png', detectedKind: null, verdict: 'ok' },
  { proves: ['P-309'], rule: 'FS-3', size: 1, type: 'image/png', detectedKind: null, verdict: 'ok' },
  { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'text/plain', detectedKind: null, verdict: 'ok' },
  { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'image/png', detectedKind: 'png', verdict: 'ok' },
  { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'image/jpg', detectedKind: 'jpeg', verdict: 'ok' },
  { proves: ['P-309'], rule: 'FS-2', size: 9, type: 'image/png', detectedKind: 'jpeg', verdict: 'otherKind' },
  { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'image/png', detectedKind: 'unknown', verdict: 'otherKind' },
  { proves: ['P-277'], rule: 'FS-1', size: 0, type: 'image/png', detectedKind: 'unknown', verdict: 'empty' },
  { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'text/plain', detectedKind: 'png', verdict: 'otherKind' },
  { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'toString', detectedKind: 'png', verdict: 'otherKind' },
]
