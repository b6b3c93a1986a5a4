import type { DecisionCase } from '../../kernel/decide.ts'
import { PROOF_STATUS_ROWS, PROOF_STATUSES, type ProofStatusOrText } from '../proof-status.table.ts'
import type { StagingAction, StagingFacts, StagingVerdict } from './staged-changes.ts'

type RowAction = {
  readonly proof: ProofStatusOrText
  readonly item: ProofStatusOrText
  readonly action: StagingAction
  readonly pending: StagingFacts['pending']
}

const OPEN = { proof: 'supplementRequest', item: 'supplementRequest' } as const

/** Actions on an item that is sent back, with each pending change, and on items that are not sent back. */
export const STAGING_CASES: readonly DecisionCase<RowAction, StagingVerdict>[] = [
  { proves: ['P-118'], rule: 'ST-6', facts: { ...OPEN, action: 'delete', pending: 'none' }, verdict: 'ok' },
  { proves: ['P-118'], rule: 'ST-6', facts: { ...OPEN, action: 'replace', pending: 'none' }, verdict: 'ok' },
  { proves: ['P-119'], rule: 'ST-3', facts: { ...OPEN, action: 'delete', pending: 'replace' }, verdict: 'replacePending' },
  { proves: ['P-119'], rule: 'ST-4', facts: { ...OPEN, action: 'replace', pending: 'delete' }, verdict: 'deletePending' },
  { proves: ['P-122'], rule: 'ST-6', facts: { ...OPEN, action: 'replace', pending: 'replace' }, verdict: 'ok' },
  { proves: ['P-120'], rule: 'ST-6', facts: { ...OPEN, action: 'undo', pending: 'delete' }, verdict: 'ok' },
  { proves: ['P-120'], rule: 'ST-6', facts: { ...OPEN, action: 'undo', pending: 'replace' }, verdict: 'ok' },
  { proves: ['P-120'], rule: 'ST-5', facts: { ...OPEN, action: 'undo', pending: 'none' }, verdict: 'nothingPending' },
  { proves: ['P-118'], rule: 'ST-1', facts: { proof: 'submitComplete', item: 'supplementRequest', action: 'delete', pending: 'none' }, verdict: 'proofNotOpen' },
  { proves: ['P-118'], rule: 'ST-2', facts: { proof: 'supplementRequest', item: 'submitComplete', action: 'replace', pending: 'none' }, verdict: 'itemNotOpen' },
  { proves: ['P-118'], rule: 'ST-1', facts: { proof: 'submitComplete', item: 'submitComplete', action: 'delete', pending: 'none' }, verdict: 'proofNotOpen' },
  { proves: ['P-118'], rule: 'ST-2', facts: { proof: 'supplementRequest', item: 'submitComplete', action: 'delete', pending: 'replace' }, verdict: 'itemNotOpen' },
]

/** The names of all statuses, and the name of an unknown status. */
const EVERY_PROOF_WORD: readonly string[] = [...PROOF_STATUSES.map((status) => PROOF_STATUS_ROWS[status].ko), '이관']

/**
 * The specification as a table: the actions that are allowed, by the status of the proof and of the item. "Only when
 * the master status is 보완요청 and a row's status is 보완요청 may the user mark the row for deletion or select a replacement
 * file." Only the proof decides whether the supplement can be registered. The table has one line for each pair of
 * statuses. The tests compare the rule, the page and the server with it.
 */
export const STAGING_MATRIX: readonly {
  readonly proof: string
  readonly item: string
  readonly delete: boolean
  readonly replace: boolean
  readonly register: boolean
}[] = EVERY_PROOF_WORD.flatMap((proof) =>
  EVERY_PROOF_WORD.map((item) => ({
    proof,
    item,
    delete: proof === '보완요청' && item === '보완요청',
    replace: proof === '보완요청' && item === '보완요청',
    register: proof === '보완요청',
  })),
)
