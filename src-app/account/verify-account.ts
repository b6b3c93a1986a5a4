import { Data, Effect } from 'effect'
import type { PayoutAccount } from '#domain/account/account'
import { decideDepositorMatch, needsFullWidthHint } from '#domain/account/depositor'
import type { DecidingRule } from '#domain/kernel/decide'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import { toServiceDown } from '../kernel/failed-call.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { Banks } from './banks.port.ts'

/**
 * The account does not belong to the entered holder. `hint` is `fullWidth` if the entered name has only ASCII letters,
 * because the full-width toggle may then help. The owner's name at the bank is left out, because it may be the name of
 * another person.
 */
export class AccountMismatch extends Data.TaggedError('AccountMismatch')<{
  readonly hint: 'fullWidth' | null
  readonly because: DecidingRule
}> {}

/**
 * Confirms that the payout account belongs to the depositor on the form, and returns the account. Waits in the queue
 * first, and gives the queue ticket back after success, failure or interruption.
 */
export const VerifyAccount = useCase(
  'VerifyAccount',
  { gate: QueueGate, banks: Banks },
  (ports) => (account: PayoutAccount) =>
    ports.gate.admitted(QUEUE_ACTIONS.accountCheck, () =>
      Effect.gen(function* () {
        const owner = yield* ports.banks
          .ownerOf({ bankCode: account.bank.code, accountNumber: account.accountNumber })
          .pipe(Effect.catchTag(CALL_FAILURE_TAGS, toServiceDown))
        const { verdict, because } = decideDepositorMatch(account.depositor, owner)
        if (verdict === 'same') return account
        return yield* new AccountMismatch({ hint: needsFullWidthHint(account.depositor) ? 'fullWidth' : null, because })
      }),
    ),
)
export type VerifyAccountError = ErrorOf<typeof VerifyAccount>
