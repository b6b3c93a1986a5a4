import type { Bank } from '../application/application-form.ts'
import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'

/** The account as entered; a bank that was not chosen is null. */
export type AccountEntry = {
  readonly bank: Bank | null
  readonly accountNumber: string
  readonly depositor: string
}

/** An account that can be asked about: bank, digits and holder are there. */
export type PayoutAccount = { readonly bank: Bank; readonly accountNumber: string; readonly depositor: string }

/** Message keys, in the order in which they are tested. */
export type AccountRefusal =
  | 'account.bankMissing'
  | 'required.accountNumber'
  | 'account.holderMissing'
  | 'account.digitsOnly'

export type AccountField = 'bank' | 'accountNumber' | 'depositor'

/** What must be there before the bank is asked; the first failure is reported and nothing is sent. */
export const checkAccountEntry = (entry: AccountEntry): Checked<PayoutAccount, AccountRefusal, AccountField> => {
  const { bank, accountNumber, depositor } = entry
  if (bank === null) return refused('account.bankMissing', { at: 'bank' })
  if (accountNumber === '') return refused('required.accountNumber', { at: 'accountNumber' })
  if (depositor.trim() === '') return refused('account.holderMissing', { at: 'depositor' })
  if (!/^[0-9]+$/.test(accountNumber)) return refused('account.digitsOnly', { at: 'accountNumber' })
  return accepted({ bank, accountNumber, depositor })
}
