import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES } from './proof-status.table.ts'
import { SUPPLEMENT_END_CASES } from './supplement-end.cases.ts'
import { masterAfterSupplement } from './supplement-end.ts'

describe('the end of a supplement', () => {
  it.each(SUPPLEMENT_END_CASES)('$about', ({ state, after }) => expect(masterAfterSupplement(state)).toEqual(after))

  it('changes no status but the one that was asked for', () =>
    expect(
      PROOF_STATUSES.filter((master) => masterAfterSupplement({ master, openRows: 0, written: true }) !== master),
    ).toEqual(['supplementRequest']))
})
