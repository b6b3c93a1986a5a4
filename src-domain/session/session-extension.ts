import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'

/**
 * The session when a person presses the button that extends it. `otherLogin`: the login of the browser belongs to
 * another applicant, because another tab has replaced it. `application`: the session has an application number.
 */
export type SessionExtensionFacts = {
  readonly certified: boolean
  readonly otherLogin: boolean
  readonly application: boolean
}

/** `over`: the session of this tab ends. `refused`: nothing is sent, and the countdown continues. */
export type SessionExtensionVerdict = 'over' | 'refused' | 'extend'

export const SESSION_EXTENSION_TABLE: DecisionTable<SessionExtensionFacts, SessionExtensionVerdict> = [
  { id: 'EX-1', when: { certified: true, otherLogin: true }, then: 'over', ref: 'E-209' },
  { id: 'EX-2', when: { application: false }, then: 'refused', ref: 'E-147' },
  { id: 'EX-3', when: {}, then: 'extend', ref: 'E-146' },
]

/** 인증시간 연장: decides whether the server is asked for another hour. [E-146] [E-147] [E-209] */
export const decideSessionExtension = (facts: SessionExtensionFacts): Decision<SessionExtensionVerdict> =>
  decide(SESSION_EXTENSION_TABLE, facts)
