import { decision } from '../../kernel/decide.ts'

/**
 * The facts that the agency compares with a certified person. `kinds`: payment and entity type are as registered.
 * `name`, `birth`: they equal those of the certified person. `account`: the agency has confirmed the account.
 */
export type CertificationMatchFacts = {
  readonly kinds: boolean
  readonly name: boolean
  readonly birth: boolean
  readonly account: boolean
}
type CertificationMatchVerdict = 'ok' | 'otherKind' | 'otherName' | 'otherBirth' | 'otherAccount'

/**
 * 본인인증과의 대조: decides whether the entries match the certified person and whether the account is confirmed.
 * The resident number is left to the real-name check. [D1-29] [D1-672] [D3-813]
 */
export const decideCertificationMatch = decision<CertificationMatchFacts, CertificationMatchVerdict>([
  { id: 'CE-1', when: { kinds: false }, then: 'otherKind', ref: 'D1-672' },
  { id: 'CE-2', when: { name: false }, then: 'otherName', ref: 'D1-29' },
  { id: 'CE-3', when: { birth: false }, then: 'otherBirth', ref: 'D1-29' },
  { id: 'CE-5', when: { account: false }, then: 'otherAccount', ref: 'A-108' },
  { id: 'CE-6', when: {}, then: 'ok', ref: 'A-245' },
])
