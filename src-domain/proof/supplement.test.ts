import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES } from './proof-status.table.ts'
import { SUPPLEMENT_END_CASES, supplementEndFacts } from './supplement-end.cases.ts'
import { statusAfterSupplement } from './supplement.ts'
import { decideSupplementEnd } from './transitions.table.ts'

describe('the end of a supplement', () => {
  it.each(SUPPLEMENT_END_CASES)('$about', ({ state, after }) => expect(statusAfterSupplement(state)).toEqual(after))

  it.each(SUPPLEMENT_END_CASES)('$about: $rule decides', ({ state, verdict, rule }) =>
    expect(decideSupplementEnd(supplementEndFacts(state))).toMatchObject({ verdict, because: { rule } }),
  )

  it('changes no status but the one that was asked for', () =>
    expect(
      PROOF_STATUSES.filter(
        (master) => statusAfterSupplement({ proof: master, openRows: 0, written: true }) !== master,
      ),
    ).toEqual(['supplementRequest']))
})
