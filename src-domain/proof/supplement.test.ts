import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES } from './proof-status.table.ts'
import { SUPPLEMENT_END_CASES } from './supplement-end.cases.ts'
import { judgeSupplementEnd, statusAfterSupplement } from './supplement.ts'

describe('the end of a supplement', () => {
  it.each(SUPPLEMENT_END_CASES)('$about', ({ state, after }) => expect(statusAfterSupplement(state)).toEqual(after))

  it.each(SUPPLEMENT_END_CASES)('$about: $rule decides', ({ state, verdict, rule }) =>
    expect(judgeSupplementEnd(state)).toMatchObject({ verdict, because: { rule } }),
  )

  it('changes no status but the one that was asked for', () =>
    expect(
      PROOF_STATUSES.filter(
        (master) => statusAfterSupplement({ proof: master, openRows: 0, written: true }) !== master,
      ),
    ).toEqual(['supplementRequest']))
})
