import { decide, type Decision, type DecisionTable } from '../kernel/decide.ts'

/** In milliseconds: how long after a certification a session and a result can be opened. [E-189] */
export const CERTIFICATION_LIFE_MS = 10 * 60 * 1000

/**
 * `certified`: in this browser, within `CERTIFICATION_LIFE_MS`. If the number has a live application, `person` is `own`
 * for its applicant and `otherApplicant` for anyone else. If not, it is `own` for a person who was certified for the
 * number or submitted its last application (even if a registration followed), and `stranger` for anyone else.
 */
export type SignInFacts = {
  readonly certified: boolean
  readonly application: boolean
  readonly person: 'own' | 'otherApplicant' | 'stranger'
}

/** `notCertified`: the refusal says nothing about who was certified. `otherPerson`: someone else is the applicant. */
export type SignInVerdict = 'ok' | 'notCertified' | 'otherPerson'

export const SIGN_IN_TABLE: DecisionTable<SignInFacts, SignInVerdict> = [
  { id: 'LG-1', when: { certified: false }, then: 'notCertified', ref: 'E-189' },
  { id: 'LG-2', when: { application: false }, then: 'notCertified', ref: 'E-188' },
  { id: 'LG-3', when: { person: 'otherApplicant' }, then: 'otherPerson', ref: 'D1-28' },
  { id: 'LG-5', when: { person: 'stranger' }, then: 'otherPerson', ref: 'D1-28' },
  { id: 'LG-4', when: {}, then: 'ok', ref: 'E-188' },
]

/** 로그인: does the agency open a session? [E-188] [E-189] [D1-28] */
export const decideSignIn = (facts: SignInFacts): Decision<SignInVerdict> => decide(SIGN_IN_TABLE, facts)

/** Null for a row that the table does not have. */
export const signInVerdictOfRow = (id: string): SignInVerdict | null =>
  SIGN_IN_TABLE.find((row) => row.id === id)?.then ?? null
