import { type Effect, Data } from 'effect'
import type { AccountNumber, BankCode } from '#domain/account/account'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** An account for which the bank is asked for the owner. */
export type AskedAccount = { readonly bankCode: BankCode; readonly accountNumber: AccountNumber }

/** An account with its holder, confirmed right before an application is created. */
export type HeldAccount = AskedAccount & {
  readonly bankName: string
  readonly accountHolder: string
  readonly applicationNumber: string
}

/** The bank answered, and names no owner of this account: bank or number are probably mistyped. */
export class HolderUnknown extends Data.TaggedError('HolderUnknown') {}

/** Account and holder were not confirmed right before the application was sent; nothing was created. */
export class AccountRefused extends Data.TaggedError('AccountRefused') {}

export interface BankPort {
  /** The name of the account's owner. `HolderUnknown` when the bank answers that it knows none. */
  readonly ownerOf: (account: AskedAccount) => Effect.Effect<string, HolderUnknown | CallError>
  /** Succeeds when the bank confirms account and holder; `AccountRefused` when it answers that they do not fit. */
  readonly confirm: (account: HeldAccount) => Effect.Effect<void, AccountRefused | CallError>
}
export const BankPort = port<BankPort>('BankPort')
