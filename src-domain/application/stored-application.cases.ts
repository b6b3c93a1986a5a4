import type { Case } from '../kernel/decide.ts'
import type { StoredApplicationFacts, StoredApplicationVerdict } from './stored-application.ts'

/** When a stored application is the one just sent. */
export const STORED_APPLICATION_CASES = [
  {
    proves: ['D2-108'],
    rule: 'SA-1',
    facts: { entries: 'other', earlier: 'none', mayBeStored: true },
    verdict: 'other',
  },
  {
    proves: ['D2-108'],
    rule: 'SA-1',
    facts: { entries: 'other', earlier: 'same', mayBeStored: false },
    verdict: 'other',
  },
  {
    proves: ['D2-108'],
    rule: 'SA-2',
    facts: { entries: 'same', earlier: 'other', mayBeStored: true },
    verdict: 'other',
  },
  {
    proves: ['D2-108'],
    rule: 'SA-2',
    facts: { entries: 'same', earlier: 'other', mayBeStored: false },
    verdict: 'other',
  },
  {
    proves: ['D2-108'],
    rule: 'SA-3',
    facts: { entries: 'same', earlier: 'none', mayBeStored: false },
    verdict: 'other',
  },
  { proves: ['A-267'], rule: 'SA-4', facts: { entries: 'same', earlier: 'none', mayBeStored: true }, verdict: 'same' },
  { proves: ['A-267'], rule: 'SA-4', facts: { entries: 'same', earlier: 'same', mayBeStored: true }, verdict: 'same' },
  { proves: ['A-267'], rule: 'SA-4', facts: { entries: 'same', earlier: 'same', mayBeStored: false }, verdict: 'same' },
] as const satisfies readonly Case<StoredApplicationFacts, StoredApplicationVerdict>[]
