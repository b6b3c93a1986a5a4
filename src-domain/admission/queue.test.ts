import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUEUE_COMPLETION_CASES, QUEUE_ENTRY_CASES } from './queue-status.cases.ts'
import { QUEUE_COMPLETION_TABLE, QUEUE_ENTRY_TABLE, decideQueueCompletion, decideQueueEntry } from './queue.ts'

describe('[P-192] [P-193] [P-194] [P-195] [P-196] [P-203] the answer of the queue decides about the work', () => {
  it.each(QUEUE_ENTRY_CASES)('$rule: $facts → $verdict', ({ rule, facts, verdict }) =>
    expect(decideQueueEntry(facts)).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set<string>(QUEUE_ENTRY_CASES.map((row) => row.rule))).toEqual(
      new Set(QUEUE_ENTRY_TABLE.map((row) => row.id)),
    ))

  it('[P-196] every status from 500 to 599 and from 900 to 999 is an error, whatever was before', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 500, max: 599 }), fc.integer({ min: 900, max: 999 })),
        fc.boolean(),
        fc.boolean(),
        (status, blockedBefore, stuck) => decideQueueEntry({ status, blockedBefore, stuck }).verdict === 'error',
      ),
    ))
})

describe('[P-196] the answer to giving a place back', () => {
  it.each(QUEUE_COMPLETION_CASES)('$rule: $facts → $verdict', ({ rule, facts, verdict }) =>
    expect(decideQueueCompletion(facts.status)).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set<string>(QUEUE_COMPLETION_CASES.map((row) => row.rule))).toEqual(
      new Set(QUEUE_COMPLETION_TABLE.map((row) => row.id)),
    ))
})
