import { type DecisionTable, decisionFrom, decision } from '../kernel/decide.ts'

/** The time after a certification, in milliseconds, within which the person can open a session and a result. [E-189] */
export const CERTIFICATION_LIFE_MS = 10 * 60 * 1000

/**
 * The agency's data when a person signs in for a business number. `certified`: the person was certified in this browser
 * within `CERTIFICATION_LIFE_MS`. `application`: the number has an application. `person`: if the number has a live
 * application, its applicant is `own` and anyone else is `otherApplicant`. If it has none, `own` is a person who was
 * certified for the number, or who submitted its last application (even if a registration followed); anyone else is a
 * `stranger`.
 */
export type SignInFacts = {
  readonly certified: boolean
  readonly application: boolean
  readonly person: 'own' | 'otherApplicant' | 'stranger'
}

/** `notCertified`: the refusal does not say who was certified. `otherPerson`: someone else is the applicant. */
type SignInVerdict = 'ok' | 'notCertified' | 'otherPerson'

/** 로그인: decides whether the agency opens a session. [E-188] [E-189] [D1-28] */
export const decideSignIn = decision<SignInFacts, SignInVerdict>([
  { id: 'LG-1', when: { certified: false }, then: 'notCertified', ref: 'E-189' },
  { id: 'LG-2', when: { application: false }, then: 'notCertified', ref: 'E-188' },
  { id: 'LG-3', when: { person: 'otherApplicant' }, then: 'otherPerson', ref: 'D1-28' },
  { id: 'LG-5', when: { person: 'stranger' }, then: 'otherPerson', ref: 'D1-28' },
  { id: 'LG-4', when: {}, then: 'ok', ref: 'E-188' },
])

/** The HTTP status with which the agency refuses to open a session. [E-131] */
const REFUSED_STATUS = 401

/**
 * The agency's refusal to open a session right after a certification. `coded`: it has the status 401 and an error code.
 * `named`: it gives a row of `decideSignIn` that says nothing about the person.
 */
type SignInRefusalFacts = { readonly coded: boolean; readonly named: boolean }

/** `otherPerson`: someone else is the applicant. `broken`: the certification failed for another reason. */
type SignInRefusalVerdict = 'otherPerson' | 'broken'

/**
 * 로그인을 거절당함: decides which message a refused sign-in gets. `rule` is the row in the agency's answer; null if the
 * answer has none. [E-131] [D1-243]
 */
export const decideSignInRefusal = decisionFrom(
  ({
    status,
    errorCode,
    rule,
  }: {
    readonly status: number
    readonly errorCode: string | null
    readonly rule: string | null
  }): SignInRefusalFacts => ({
    coded: status === REFUSED_STATUS && errorCode !== null,
    named: rule !== null && signInVerdictOfRow(rule) === 'notCertified',
  }),
  [
    { id: 'LN-1', when: { coded: false }, then: 'broken', ref: 'E-131' },
    { id: 'LN-2', when: { named: true }, then: 'broken', ref: 'E-131' },
    { id: 'LN-3', when: {}, then: 'otherPerson', ref: 'D1-243' },
  ] satisfies DecisionTable<SignInRefusalFacts, SignInRefusalVerdict>,
)

/** Returns the verdict of a row in the agency's answer; null for a row that the table does not have. */
export const signInVerdictOfRow = (id: string): SignInVerdict | null =>
  decideSignIn.table.find((row) => row.id === id)?.then ?? null
