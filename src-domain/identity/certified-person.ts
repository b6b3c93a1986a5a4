import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'

/**
 * The data of an earlier certification in this tab. `asked`: the decision is made because the certification page opens
 * (`page`), or because the phone provider answers that this person is already certified (`provider`).
 */
type EarlierCertificationFacts = {
  readonly asked: 'page' | 'provider'
  readonly person: boolean
  readonly login: boolean
  readonly businessNumber: boolean
}

/** `continues`: the person can continue without another certification. */
type EarlierCertificationVerdict = 'continues' | 'certifies'

/**
 * 이미 인증한 사람: decides whether a person continues with an earlier certification. `cookie` is the login of the browser;
 * null if there is none. [D1-247] [E-110]
 */
export const decideEarlierCertification = decisionFrom(
  (
    asked: EarlierCertificationFacts['asked'],
    { ci, businessNumber }: { readonly ci: string; readonly businessNumber: string },
    cookie: string | null,
  ): EarlierCertificationFacts => ({
    asked,
    person: ci !== '',
    login: cookie !== null,
    businessNumber: businessNumber !== '',
  }),
  [
    { id: 'CT-1', when: { person: false }, then: 'certifies', ref: 'D1-247' },
    { id: 'CT-2', when: { login: false }, then: 'certifies', ref: 'D1-247' },
    { id: 'CT-3', when: { asked: 'page', businessNumber: false }, then: 'certifies', ref: 'D1-247' },
    { id: 'CT-4', when: {}, then: 'continues', ref: 'D1-247' },
  ] satisfies DecisionTable<EarlierCertificationFacts, EarlierCertificationVerdict>,
)
