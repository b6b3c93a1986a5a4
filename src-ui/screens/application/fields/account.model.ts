import { VerifyAccount, type VerifyAccountError } from '#app/account/verify-account'
import { ListBanks, type ListBanksError } from '#app/application/list-banks'
import type { ServicesOf } from '#app/kernel/token'
import { type AccountField, type Bank, parseAccountEntry } from '#domain/account/account'
import { type EntityTraits, entityTraits } from '#domain/business/entity-type'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { makeTaskState, runLoad } from '#ui/parts/task/task.ts'
import { ACCOUNT_TEXTS, verifyAccountMessages } from '#ui/text/ko/application/application.ts'
import { ACCOUNT_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'
import { COMMON_CALL_MESSAGES } from '#ui/text/ko/kernel/failures.ts'
import { type FormCheckContext, makeFormCheck } from './form-check.ts'

export const ACCOUNT_SERVICES = {
  verifyAccount: VerifyAccount,
  listBanks: ListBanks,
} as const

/** The entries that a failed check marks. The first of them gets the focus. */
const AT_FAULT = {
  HolderUnknown: ['accountNumber'],
  AccountMismatch: ['accountNumber', 'depositor'],
  ServiceDown: [],
  SessionEnded: [],
  QueueBlocked: [],
  AddressBlocked: [],
  QueueUnreachable: [],
  QueueWaitStopped: [],
} as const satisfies Record<VerifyAccountError['_tag'], readonly AccountField[]>

/**
 * Returns the entries that a failed check marks. If the holder of a corporation's account did not match, this is only
 * the holder, because a part of its name is then nearly always missing.
 */
const fieldsAtFault = (tag: VerifyAccountError['_tag'], account: EntityTraits['account']): readonly AccountField[] =>
  tag === 'AccountMismatch' && account === 'business' ? ['depositor'] : AT_FAULT[tag]

/** Makes the list of banks and the check of the payout account. */
export const makeAccountModel = (context: FormCheckContext, services: ServicesOf<typeof ACCOUNT_SERVICES>) => {
  const { form } = context
  const { fields, fullWidth } = form
  const { account } = entityTraits(form.opening.entityType)
  const banks = makeTaskState<ListBanksError, readonly Bank[]>()

  const loadBanks = async () => {
    const outcome = await runLoad(banks, services.listBanks())
    if (outcome.is === 'done') form.banks.know(outcome.value)
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await showFailure(outcome.error, COMMON_CALL_MESSAGES, 'application')
  }

  /**
   * Shows why a check of the account failed: at the entries that caused the failure, or in a dialog if the check could
   * not be made. [A-097] [D2-147]
   */
  const showFailedCheck = (error: VerifyAccountError) => {
    const messages = verifyAccountMessages(currentSettings.peek())
    const { text } = messages[error._tag]
    const isPartMissing = error._tag === 'AccountMismatch' && account === 'business'
    const words = isPartMissing ? `${text} ${ACCOUNT_TEXTS['account.asInBankbook']}` : text
    // Only the first entry gets the sentence, so that it is shown once. A second entry has a different hint.
    const atFault = fieldsAtFault(error._tag, account).map((field, index) => ({
      at: fields[field],
      text: index === 0 ? words : ACCOUNT_TEXTS['account.checkHolder'],
    }))
    if (atFault.length === 0) return showFailure(error, messages, 'application')
    if (error._tag !== 'AccountMismatch' || error.hint !== 'fullWidth')
      return refuseInPlace(form.refusal, text, atFault)
    const hint = ACCOUNT_TEXTS['account.fullWidthHint']
    refuseInPlace(form.refusal, `${text} ${hint}`, [{ at: fields.depositor, text: hint }])
    return focusField(fullWidth.id)
  }
  const check = makeFormCheck(context, 'account', {
    parse: () => parseAccountEntry(form.snapshot()),
    refusalOf: ({ code, at }) => ({ at: form.target(at ?? 'bank'), text: ACCOUNT_REFUSAL_TEXTS[code] }),
    ask: services.verifyAccount,
    done: () => form.pass('account'),
    failed: showFailedCheck,
    reenterAt: fields.bank,
  })
  return { banks, loadBanks, check } as const
}
export type AccountModel = ReturnType<typeof makeAccountModel>
