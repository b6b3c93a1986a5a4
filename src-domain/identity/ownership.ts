import { decision } from '../kernel/decide.ts'

/**
 * The ids in a call, compared with the holder of its token. A missing id counts as the holder's id. `signedIn`: the
 * call has a valid token.
 */
export type OwnershipFacts = {
  readonly signedIn: boolean
  readonly number: boolean
  readonly person: boolean
  readonly application: boolean
}

/** 남의 신청: decides whether a call refers only to data of the signed-in person. [E-209] */
export const decideOwnership = decision<OwnershipFacts, 'own' | 'foreign'>([
  { id: 'OW-1', when: { number: false }, then: 'foreign', ref: 'E-209' },
  { id: 'OW-2', when: { person: false }, then: 'foreign', ref: 'E-209' },
  { id: 'OW-3', when: { application: false }, then: 'foreign', ref: 'E-209' },
  { id: 'OW-5', when: { signedIn: false }, then: 'foreign', ref: 'A-235' },
  { id: 'OW-4', when: {}, then: 'own', ref: 'E-209' },
])
