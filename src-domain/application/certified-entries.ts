import { decide, type Decision, type Table } from '../kernel/decide.ts'

/**
 * What the agency holds against a certified person: `kinds`: payment and entity type are those it registered; `name`,
 * `birth`: those of the certification; `residentBirth`: the resident number begins with the certified birth date;
 * `account`: it has confirmed the account itself.
 */
export type CertifiedFacts = {
  readonly kinds: boolean
  readonly name: boolean
  readonly birth: boolean
  readonly residentBirth: boolean
  readonly account: boolean
}
export type CertifiedVerdict = 'fits' | 'otherKind' | 'otherName' | 'otherBirth' | 'otherResident' | 'otherAccount'

export const CERTIFIED_ENTRIES: Table<CertifiedFacts, CertifiedVerdict> = [
  { id: 'CE-1', when: { kinds: false }, then: 'otherKind', ref: 'A-246' },
  { id: 'CE-2', when: { name: false }, then: 'otherName', ref: 'D1-29' },
  { id: 'CE-3', when: { birth: false }, then: 'otherBirth', ref: 'D1-29' },
  { id: 'CE-4', when: { residentBirth: false }, then: 'otherResident', ref: 'A-246' },
  { id: 'CE-5', when: { account: false }, then: 'otherAccount', ref: 'A-108' },
  { id: 'CE-6', when: {}, then: 'fits', ref: 'A-245' },
]

/** 본인인증과의 대조: do the entries match the certified person, and was the account confirmed? [A-246] [D1-29] */
export const decideCertifiedEntries = (facts: CertifiedFacts): Decision<CertifiedVerdict> =>
  decide(CERTIFIED_ENTRIES, facts)
