import { type Branded, accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { extractDigits } from '../text/characters.ts'

/** Bank code as the API sends it: three digits. */
export type BankCode = Branded<string, 'BankCode'>

/** Pads the code of a bank in the agency's list with zeros on the left: `4` → `004`, `88` → `088`. */
export const toBankCode = (code: string | number): BankCode =>
  String(code).trim().padStart(APPLICATION_LIMITS.bankCodeDigits, '0') as BankCode

/** A selected bank: its three-digit code and its name. [A-094] [D2-18] */
export type Bank = { readonly code: BankCode; readonly name: string }

/** 계좌번호: at most 16 digits, without separators; empty if none was entered. */
export type AccountNumber = Branded<string, 'AccountNumber'>

/**
 * The number of digits of the shortest account that the bank of the fake world knows; a real bank may differ. [D2-54]
 */
export const SHORTEST_SAMPLE_ACCOUNT = 10

/** Returns the digits of an account number in the form or in API data, with or without separators. */
export const cleanAccountNumber = (text: string): AccountNumber =>
  extractDigits(text, APPLICATION_LIMITS.accountNumberDigits) as AccountNumber

/** The account as entered; `bank` is null if none was selected. */
export type AccountEntry = {
  readonly bank: Bank | null
  readonly accountNumber: string
  readonly depositor: string
}

export type PayoutAccount = { readonly bank: Bank; readonly accountNumber: AccountNumber; readonly depositor: string }

/** The reasons for not making the bank lookup, in the order of the checks. */
export type AccountEntryRefusal = 'bankMissing' | 'accountNumberMissing' | 'depositorMissing' | 'digitsOnly'

export type AccountField = 'bank' | 'accountNumber' | 'depositor'

/**
 * Checks the entries that the bank lookup needs. Returns the first failure; the lookup is then not made.
 * [A-211]
 */
export const parseAccountEntry = (
  entry: AccountEntry,
): ParseResult<PayoutAccount, AccountEntryRefusal, AccountField> => {
  const { bank, accountNumber, depositor } = entry
  if (bank === null) return refused('bankMissing', { at: 'bank' })
  if (accountNumber === '') return refused('accountNumberMissing', { at: 'accountNumber' })
  if (depositor.trim() === '') return refused('depositorMissing', { at: 'depositor' })
  if (!/^[0-9]+$/.test(accountNumber)) return refused('digitsOnly', { at: 'accountNumber' })
  return accepted({ bank, accountNumber: cleanAccountNumber(accountNumber), depositor })
}

/**
 * The number of digits in each group of an account number, for the banks that use one pattern only. For most banks no
 * pattern is known. [D2-165]
 */
const GROUPS: { readonly [code in string]?: readonly number[] } = {
  '089': [3, 3, 6],
  '090': [4, 2, 7],
  '092': [4, 4, 4],
}

/**
 * Formats `3333011234567` as `3333-01-1234567`, even while it is typed; unchanged if the bank's pattern is unknown.
 * [D2-165]
 */
export const formatAccountNumber = (bankCode: string, digits: string): string => {
  const groups = GROUPS[bankCode] ?? []
  const ends = groups.map((_, index) => groups.slice(0, index + 1).reduce((sum, size) => sum + size, 0))
  const parts = [0, ...ends].map((from, index) => digits.slice(from, ends[index]))
  return parts.filter((part) => part !== '').join('-')
}

/** How many digits a masked account number shows at its start and at its end. */
export const UNMASKED_ACCOUNT_DIGIT_COUNTS = { head: 3, tail: 4 } as const

/**
 * Masks an account number as `110*****5678`, with the first 3 and the last 4 digits; a number of fewer than 8 digits
 * shows only the last 4.
 */
export const maskAccountNumber = (digits: AccountNumber): string => {
  const head =
    digits.length > UNMASKED_ACCOUNT_DIGIT_COUNTS.head + UNMASKED_ACCOUNT_DIGIT_COUNTS.tail
      ? UNMASKED_ACCOUNT_DIGIT_COUNTS.head
      : 0
  const hidden = Math.max(0, digits.length - head - UNMASKED_ACCOUNT_DIGIT_COUNTS.tail)
  return digits.slice(0, head) + '*'.repeat(hidden) + digits.slice(head + hidden)
}
