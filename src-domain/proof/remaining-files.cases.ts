import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { ProofType } from './proof.ts'
import type { ProofStatus } from './proof-status.table.ts'
import type { RemainingFilesVerdict } from './remaining-files.ts'

/**
 * Each case gives the file statuses of one proof, the number of files that are deleted (from the first file on), and
 * whether a file remains.
 */
export const REMAINING_FILES_CASES: readonly DecisionCaseFrom<{
  type: ProofType
  files: readonly ProofStatus[]
  deleted: number
}, RemainingFilesVerdict>[] = [
  { proves: ['D3-140'], rule: 'RF-2', type: 'general', files: ['supplementRequest'], deleted: 1, verdict: 'none' },
  { proves: ['D3-140'], rule: 'RF-3', type: 'general', files: ['supplementRequest'], deleted: 0, verdict: 'ok' },
  { proves: ['D3-140'], rule: 'RF-3', type: 'direct', files: ['supplementRequest', 'submitComplete'], deleted: 1, verdict: 'ok' },
  { proves: ['D3-140'], rule: 'RF-2', type: 'direct', files: ['supplementRequest', 'supplementRequest'], deleted: 2, verdict: 'none' },
  { proves: ['D3-140'], rule: 'RF-2', type: 'general', files: ['supplementRequest', 'userCancel'], deleted: 1, verdict: 'none' },
  { proves: ['D3-140'], rule: 'RF-2', type: 'general', files: [], deleted: 0, verdict: 'none' },
  { proves: ['P-103'], rule: 'RF-1', type: 'rapid', files: [], deleted: 0, verdict: 'ok' },
]
