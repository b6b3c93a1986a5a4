import { EMPTY_SESSION, type Session } from './stored-session.ts'

export { type CertType, EMPTY_SESSION, type Session } from './stored-session.ts'

/** The session without what belonged to another business number or an earlier application. [E-091] [D2-06] */
export const withoutVerification = (session: Session): Session => ({
  ...EMPTY_SESSION,
  flow: session.flow,
  adminBackEnd: session.adminBackEnd,
  adminLoggedIn: session.adminLoggedIn,
  testPerson: session.testPerson,
})
