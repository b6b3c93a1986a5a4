import { decide, type Decision, type DecisionTable } from '../kernel/decide.ts'

/** The time after a certification, in milliseconds, within which the person can open a session and a result. [E-189] */
export const CERTIFICATION_LIFE_MS = 10 * 60 * 1000

/**
 * The agency's data when a person signs in for a business number. `certified`: the person was certified in this browser
 * within `CERTIFICATION_LIFE_MS`. `application`: the number has an application.
 *
 * `person` depends on whether the number has a live application. If it has one, its applicant is `own`, and anyone else
 * is `otherApplicant`. If it has none, a person who was certified for the number, or who submitted its last application
 * (even if a registration followed), is `own`, and anyone else is `stranger`.
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

/** 로그인: decides whether the agency opens a session. [E-188] [E-189] [D1-28] */
export const decideSignIn = (facts: SignInFacts): Decision<SignInVerdict> => decide(SIGN_IN_TABLE, facts)

/** Returns the verdict of a row that the agency named; null for a row that the table does not have. */
export const signInVerdictOfRow = (id: string): SignInVerdict | null =>
  SIGN_IN_TABLE.find((row) => row.id === id)?.then ?? null
