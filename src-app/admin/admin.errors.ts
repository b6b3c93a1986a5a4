import { Data } from 'effect'

/** The token is valid but not an administrator's. [E-164] */
export class NotAnAdministrator extends Data.TaggedError('NotAnAdministrator') {}

/** The token is not valid any more; it was removed. [E-165] */
export class AdminTokenInvalid extends Data.TaggedError('AdminTokenInvalid') {}

/** The call is not for this role, or not from this address: the office was left meanwhile. [P-320] */
export class AdminForbidden extends Data.TaggedError('AdminForbidden') {}

/** Whether the token is valid could not be found out. [E-166] */
export class AdminCheckFailed extends Data.TaggedError('AdminCheckFailed')<{ readonly cause: unknown }> {}

/** Nobody is logged in: the login dialog is next. [E-162] [E-171] */
export class LoginNeeded extends Data.TaggedError('LoginNeeded') {}

/** Id or password are wrong, or the login could not be made. [E-170] */
export class LoginFailed extends Data.TaggedError('LoginFailed')<{ readonly cause: unknown }> {}
