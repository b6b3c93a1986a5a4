import { Data } from 'effect'
import type { DecidingRule } from '#domain/kernel/decide'

/** The token is valid but does not belong to an administrator. [E-164] */
export class NotAnAdministrator extends Data.TaggedError('NotAnAdministrator')<{ readonly because: DecidingRule }> {}

/** The token is no longer valid and was removed. [E-165] */
export class AdminTokenInvalid extends Data.TaggedError('AdminTokenInvalid')<{ readonly because: DecidingRule }> {}

/**
 * The back end refused the call because of the administrator's role or IP address, for example because the
 * administrator has left the office network. [P-320]
 */
export class AdminForbidden extends Data.TaggedError('AdminForbidden')<{ readonly because: DecidingRule }> {}

/** The check got no usable answer, so it is unknown whether the token is valid. [E-166] */
export class AdminCheckFailed extends Data.TaggedError('AdminCheckFailed')<{ readonly cause: unknown }> {}

/** No administrator is logged in; the login dialog opens. [E-162] [E-171] */
export class AdminLoginNeeded extends Data.TaggedError('AdminLoginNeeded') {}

/** The id or password is wrong, or the login call failed. [E-170] */
export class AdminLoginFailed extends Data.TaggedError('AdminLoginFailed')<{ readonly cause: unknown }> {}
