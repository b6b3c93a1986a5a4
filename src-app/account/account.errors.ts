import { Data } from 'effect'

/** The bank answered, and names no owner of this account: bank or number are probably mistyped. */
export class HolderUnknown extends Data.TaggedError('HolderUnknown') {}

/**
 * The account belongs to somebody else than the entered holder. `hint` says whether the entered name is of ASCII letters
 * only, where the full-width toggle may help. The bank's name is not in here: it may be another person's.
 */
export class AccountMismatch extends Data.TaggedError('AccountMismatch')<{ readonly hint: 'fullWidth' | null }> {}

/** Account and holder were not confirmed right before the application was sent; nothing was created. */
export class AccountRefused extends Data.TaggedError('AccountRefused') {}
