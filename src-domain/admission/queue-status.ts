import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { CompletionVerdict, EntryFacts, EntryVerdict } from './queue-status.table.ts'
import { QUEUE_COMPLETION_TABLE, QUEUE_ENTRY_TABLE } from './queue-status.table.ts'

export type { CompletionVerdict, EntryFacts, EntryVerdict } from './queue-status.table.ts'

/** What an answer of the queue means for the work that waits for it. [P-192] [P-193] [P-194] [P-195] [P-196] [P-203] */
export const judgeQueueEntry = (facts: EntryFacts): Decision<EntryVerdict> => decide(QUEUE_ENTRY_TABLE, facts)

/** What the answer to giving a place back means; a place given back before counts as given back. [P-196] */
export const judgeQueueCompletion = (status: number | null): Decision<CompletionVerdict> =>
  decide(QUEUE_COMPLETION_TABLE, { status })
