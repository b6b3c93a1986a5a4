import { EMPTY_SESSION, type Session } from './stored-session.ts'

export { type CertType, EMPTY_SESSION, type Session } from './stored-session.ts'

/** What another business number, or a repeated application, takes away: all that belonged to the earlier one. [E-091] [D2-06] */
export const withoutVerification = (session: Session): Session => ({
  ...EMPTY_SESSION,
  flow: session.flow,
  adminBackEnd: session.adminBackEnd,
  adminLoggedIn: session.adminLoggedIn,
  testPerson: session.testPerson,
})
