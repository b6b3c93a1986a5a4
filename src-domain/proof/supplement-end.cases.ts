import type { ReadProofStatus } from './proof-status.table.ts'
import type { SupplementState } from './supplement.ts'

/** When a supplement is at its end. */
export const SUPPLEMENT_END_CASES: readonly {
  readonly proves: readonly string[]
  readonly about: string
  readonly state: SupplementState
  readonly after: ReadProofStatus
}[] = [
  {
    proves: ['P-283'],
    about: 'the write after the last row was mended or deleted',
    state: { proof: 'supplementRequest', openRows: 0, written: true },
    after: 'supplementComplete',
  },
  {
    proves: ['P-283'],
    about: 'a deletion before the write',
    state: { proof: 'supplementRequest', openRows: 0, written: false },
    after: 'supplementRequest',
  },
  {
    proves: ['P-283'],
    about: 'a write while a row is still open',
    state: { proof: 'supplementRequest', openRows: 1, written: true },
    after: 'supplementRequest',
  },
  {
    proves: ['P-283'],
    about: 'a proof that nobody asked to be mended',
    state: { proof: 'submitComplete', openRows: 0, written: true },
    after: 'submitComplete',
  },
  {
    proves: ['P-283'],
    about: 'a status that nobody knows',
    state: { proof: { unknown: '이관' }, openRows: 0, written: true },
    after: { unknown: '이관' },
  },
]
