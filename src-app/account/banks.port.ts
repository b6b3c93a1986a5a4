import { type Effect, Data } from 'effect'
import type { AccountNumber, BankCode } from '#domain/account/account'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** The account whose owner is looked up at the bank. */
type QueriedAccount = { readonly bankCode: BankCode; readonly accountNumber: AccountNumber }

/** An account with its holder. The bank confirms both right before an application is created. */
export type AccountWithHolder = QueriedAccount & {
  readonly bankName: string
  readonly accountHolder: string
  readonly applicationNumber: string
}

/** The bank does not know this account; the person probably chose the wrong bank or mistyped the number. */
export class HolderUnknown extends Data.TaggedError('HolderUnknown') {}

/**
 * The bank did not confirm account and holder in the check that directly precedes the application. Nothing was created.
 * [A-125]
 */
export class AccountRefused extends Data.TaggedError('AccountRefused') {}

export interface Banks {
  /**
   * Returns the name of the account's owner. Fails with `HolderUnknown` if the bank does not know the account.
   */
  readonly ownerOf: (account: QueriedAccount) => Effect.Effect<string, HolderUnknown | CallError>
  /** Succeeds if the bank confirms account and holder; fails with `AccountRefused` if they do not match. */
  readonly confirm: (account: AccountWithHolder) => Effect.Effect<void, AccountRefused | CallError>
}
export const Banks = port<Banks>('Banks')
