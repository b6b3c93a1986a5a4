import { describe, expect, it } from 'vitest'
import { kstInstant } from '../../time/calendar.ts'
import { aProofItem } from '../examples/a-proof-item.ts'
import { aProof } from '../examples/a-proof.ts'
import { PROOF_STATUSES } from '../proof-status.table.ts'
import { SUPPLEMENT_END_CASES } from '../transitions.cases.ts'
import {
  isSentBackItemStatus,
  isSentBackProofStatus,
  sentBackItemsOf,
  statusAfterSupplement,
  supplementDueDay,
} from './supplement.ts'

describe('the status after a supplement', () => {
  it.each(SUPPLEMENT_END_CASES)('$about', ({ state, after }) => expect(statusAfterSupplement(state)).toEqual(after))

  it('changes only if a supplement was requested', () =>
    expect(
      PROOF_STATUSES.filter((proof) => statusAfterSupplement({ proof, openItems: 0, written: true }) !== proof),
    ).toEqual(['supplementRequest']))
})

describe('[P-118] the status that sends back', () => {
  it.each([
    ['proof', isSentBackProofStatus],
    ['item', isSentBackItemStatus],
  ])('a %s is sent back only in the status `supplementRequest`', (_, isSentBack) =>
    expect(PROOF_STATUSES.filter(isSentBack)).toEqual(['supplementRequest']),
  )
})

it('[P-118] the sent-back documents of a proof come from both lists of its application, each once', () => {
  const sentBack = aProofItem({ id: '1', proofId: '501', status: 'supplementRequest' })
  const further = aProofItem({ id: '2', proofId: '501', status: 'supplementRequest' })
  const complete = aProofItem({ id: '3', proofId: '501', status: 'supplementComplete' })
  const ofAnother = aProofItem({ id: '4', proofId: '502', status: 'supplementRequest' })
  const proof = aProof({ id: '501', items: [sentBack, further, complete] })
  expect(sentBackItemsOf({ items: [sentBack, ofAnother] }, proof).map(({ id }) => id)).toEqual(['1', '2'])
})

describe('[D2-112] the due day of a supplement', () => {
  it.each([
    ['2025-06-24', '00:00', '2025-07-01'],
    ['2025-06-24', '23:59', '2025-07-01'],
    ['2024-02-25', '12:00', '2024-03-03'],
  ])('a supplement requested on %s at %s ends on %s', (day, time, due) =>
    expect(supplementDueDay(kstInstant(day, time))).toBe(due),
  )
})
