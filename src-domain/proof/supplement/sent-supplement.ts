import { decision } from '../../kernel/decide.ts'
import type { SameSubmissionVerdict } from '../../sending/same-submission.ts'

/**
 * The proof, read again after a change of a supplement failed. `found`: whether it has the supplement. `partly`: only
 * some of the changes are stored. `refused`: the server refused the change, so that it cannot arrive later.
 */
type FailedSupplementFacts = {
  readonly found: SameSubmissionVerdict
  readonly partly: boolean
  readonly refused: boolean
}

/**
 * `done`: the supplement is stored. `other`: another supplement is stored. `partly`: the rest can be sent. `refused`:
 * nothing is stored. `failed`: nothing is stored, but the change may still arrive.
 */
type FailedSupplementVerdict = 'done' | 'other' | 'partly' | 'refused' | 'failed'

/** 보내지 못한 보완: decides what a failed change leaves of a supplement. [P-128] [P-314] [D3-139] */
export const decideFailedSupplement = decision<FailedSupplementFacts, FailedSupplementVerdict>([
  { id: 'SR-1', when: { found: 'same' }, then: 'done', ref: 'D3-139' },
  { id: 'SR-2', when: { found: 'other' }, then: 'other', ref: 'D3-139' },
  { id: 'SR-3', when: { partly: true }, then: 'partly', ref: 'P-314' },
  { id: 'SR-4', when: { refused: true }, then: 'refused', ref: 'P-128' },
  { id: 'SR-5', when: {}, then: 'failed', ref: 'P-128' },
])

/**
 * An earlier attempt to send a supplement, compared with the proof (`found`) and with the present entries and changes
 * (`wanted`).
 */
type EarlierSupplementFacts = { readonly found: SameSubmissionVerdict; readonly wanted: boolean }

/** 앞서 보낸 보완: decides whether an earlier attempt has completed this supplement. [P-315] [D3-139] */
export const decideEarlierSupplement = decision<EarlierSupplementFacts, SameSubmissionVerdict>([
  { id: 'PS-1', when: { found: 'absent' }, then: 'absent', ref: 'P-315' },
  { id: 'PS-2', when: { found: 'same', wanted: true }, then: 'same', ref: 'P-315' },
  { id: 'PS-3', when: {}, then: 'other', ref: 'D3-139' },
])
