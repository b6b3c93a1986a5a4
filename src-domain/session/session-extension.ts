import { decision } from '../kernel/decide.ts'

/**
 * The facts when a person presses the button that extends the session. `otherLogin`: the login of the browser belongs
 * to another applicant, because another tab has replaced it. `application`: the session has an application number.
 */
type SessionExtensionFacts = {
  readonly certified: boolean
  readonly otherLogin: boolean
  readonly application: boolean
}

/** `over`: the session of this tab ends. `refused`: nothing is sent, and the countdown continues. */
type SessionExtensionVerdict = 'over' | 'refused' | 'extend'

/** 인증시간 연장: decides whether the server is asked for another hour. [E-146] [E-147] [E-209] */
export const decideSessionExtension = decision<SessionExtensionFacts, SessionExtensionVerdict>([
  { id: 'EX-1', when: { certified: true, otherLogin: true }, then: 'over', ref: 'E-209' },
  { id: 'EX-2', when: { application: false }, then: 'refused', ref: 'E-147' },
  { id: 'EX-3', when: {}, then: 'extend', ref: 'E-146' },
])

/**
 * The server's answer to an extension. `ended`: the session of this tab has ended or changed during the call. `answer`:
 * a new token, a refusal, or no readable answer. `certified`: a person is certified in this tab. `loginRenewed`: the
 * browser's login is the new token; if it is not, the login of a certified person ends when it would have ended anyway.
 */
type ExtensionAnswerFacts = {
  readonly ended: boolean
  readonly answer: 'token' | 'refused' | 'none'
  readonly certified: boolean
  readonly loginRenewed: boolean
}

/** `over`: the session stays ended. `refused` and `failed`: the countdown continues. */
type ExtensionAnswerVerdict = 'over' | 'extended' | 'refused' | 'failed'

/** 연장의 답: decides what the server's answer means for the session. [E-146] [E-147] [D1-340] [D1-670] */
export const decideExtensionAnswer = decision<ExtensionAnswerFacts, ExtensionAnswerVerdict>([
  { id: 'EE-1', when: { ended: true }, then: 'over', ref: 'D1-340' },
  { id: 'EE-5', when: { answer: 'token', certified: true, loginRenewed: false }, then: 'refused', ref: 'D1-670' },
  { id: 'EE-2', when: { answer: 'token' }, then: 'extended', ref: 'E-146' },
  { id: 'EE-3', when: { answer: 'refused' }, then: 'refused', ref: 'E-147' },
  { id: 'EE-4', when: {}, then: 'failed', ref: 'E-147' },
])
