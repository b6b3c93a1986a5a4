import { Data, Effect } from 'effect'
import type { PayoutAccount } from '#domain/account/account'
import { QUEUE_ACTIONS } from '#domain/admission/queue'
import { matchHolderNames, needsFullWidthHint } from '#domain/account/depositor'
import type { Because } from '#domain/kernel/decide'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { failAsServiceDown } from '../kernel/failed-call.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { BankPort } from './bank.port.ts'

/**
 * The account belongs to another person than the entered holder. `hint` is `fullWidth` if the entered name has only
 * ASCII letters, where the full-width toggle may help. The bank's name is left out: it may be another person's.
 * [A-098]
 */
export class AccountMismatch extends Data.TaggedError('AccountMismatch')<{
  readonly hint: 'fullWidth' | null
  readonly because: Because
}> {}

/**
 * Confirms that the payout account belongs to the depositor named on the form, and returns the account. The gate is
 * entered first and left after success, failure and interruption. Fails: HolderUnknown,
 * AccountMismatch, ServiceDown, SessionEnded, failures of the gate.
 */
export const VerifyAccount = useCase(
  'VerifyAccount',
  { gate: QueueGate, bank: BankPort },
  (ports) => (account: PayoutAccount) =>
    ports.gate.admitted(
      QUEUE_ACTIONS.accountCheck,
      Effect.gen(function* () {
        const owner = yield* ports.bank
          .ownerOf({ bankCode: account.bank.code, accountNumber: account.accountNumber })
          .pipe(Effect.catch(failAsServiceDown))
        const { verdict, because } = matchHolderNames(account.depositor, owner)
        if (verdict === 'same') return account
        return yield* new AccountMismatch({ hint: needsFullWidthHint(account.depositor) ? 'fullWidth' : null, because })
      }),
    ),
)
export type VerifyAccountError = ErrorOf<typeof VerifyAccount>
