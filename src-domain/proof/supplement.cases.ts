import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'
import type { StatusAfterSupplementFacts } from './supplement.ts'
import type { ProofTransitionFacts, SupplementEndVerdict } from './transitions.table.ts'

/** Returns the facts for the table. A status that the table does not know becomes `unknown`. */
export const proofTransitionFactsOf = ({ proof, ...state }: StatusAfterSupplementFacts): ProofTransitionFacts => ({
  state: typeof proof === 'string' ? proof : 'unknown',
  ...state,
})

/** Supplements, and whether they are complete. */
export const SUPPLEMENT_END_CASES: readonly DecisionCaseFrom<{
  about: string
  state: StatusAfterSupplementFacts
  after: ProofStatusOrText
}, SupplementEndVerdict>[] = [
  {
    proves: ['P-283'],
    about: 'the write after the last item was replaced or deleted',
    state: { proof: 'supplementRequest', openItems: 0, written: true },
    rule: 'SE-4',
    verdict: 'ended',
    after: 'supplementComplete',
  },
  { proves: ['P-283'], about: 'a deletion before the write', state: { proof: 'supplementRequest', openItems: 0, written: false }, rule: 'SE-3', verdict: 'notWritten', after: 'supplementRequest' },
  { proves: ['P-283'], about: 'a write while an item is still open', state: { proof: 'supplementRequest', openItems: 1, written: true }, rule: 'SE-2', verdict: 'itemsOpen', after: 'supplementRequest' },
  {
    proves: ['P-283'],
    about: 'a proof for which no supplement was requested',
    state: { proof: 'submitComplete', openItems: 0, written: true },
    rule: 'SE-1',
    verdict: 'proofNotOpen',
    after: 'submitComplete',
  },
  { proves: ['P-283'], about: 'an unknown status', state: { proof: { unknown: '이관' }, openItems: 0, written: true }, rule: 'SE-1', verdict: 'proofNotOpen', after: { unknown: '이관' } },
]
