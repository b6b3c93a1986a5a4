import type { Case, CaseOf } from '../kernel/decide.ts'
import type { SentFileFacts, KindByBytes } from './sent-file.ts'

/** Files to which a call refers: whether the applicant stored them, and whether no other document uses them. */
export const SENT_FILE_CASES: readonly Case<SentFileFacts, 'open' | 'notFound' | 'used'>[] = [
  { proves: ['P-276'], rule: 'SF-3', facts: { own: true, unused: true }, verdict: 'open' },
  { proves: ['D3-108'], rule: 'SF-2', facts: { own: true, unused: false }, verdict: 'used' },
  { proves: ['P-309'], rule: 'SF-1', facts: { own: false, unused: true }, verdict: 'notFound' },
  { proves: ['P-309'], rule: 'SF-1', facts: { own: false, unused: false }, verdict: 'notFound' },
]

/** Stored files with their content type and first bytes, and whether a proof may refer to them. */
export const STORED_FILE_CASES: readonly CaseOf<{
  size: number
  type: string
  kindByBytes: KindByBytes
}, 'fit' | 'empty' | 'otherKind'>[] = [
  { proves: ['P-277'], rule: 'FS-1', size: 0, type: 'image/png', kindByBytes: null, verdict: 'empty' },
  { proves: ['P-309'], rule: 'FS-3', size: 1, type: 'image/png', kindByBytes: null, verdict: 'fit' },
  { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'text/plain', kindByBytes: null, verdict: 'fit' },
  { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'image/png', kindByBytes: 'png', verdict: 'fit' },
  { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'image/jpg', kindByBytes: 'jpeg', verdict: 'fit' },
  { proves: ['P-309'], rule: 'FS-2', size: 9, type: 'image/png', kindByBytes: 'jpeg', verdict: 'otherKind' },
  { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'image/png', kindByBytes: 'none', verdict: 'otherKind' },
  { proves: ['P-277'], rule: 'FS-1', size: 0, type: 'image/png', kindByBytes: 'none', verdict: 'empty' },
  { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'text/plain', kindByBytes: 'png', verdict: 'otherKind' },
  { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'toString', kindByBytes: 'png', verdict: 'otherKind' },
]
