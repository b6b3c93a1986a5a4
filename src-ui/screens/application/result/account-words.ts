import { maskAccountNumber } from '#domain/account/account'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'

/** Returns the bank and the masked account; null if one of them is unknown. */
export const accountWords = ({ application: { bankName, accountNumber } }: ApplicationSituation): string | null =>
  bankName === null || accountNumber === null
    ? null
    : fill(T['payment.accountIs'], { bank: bankName, account: maskAccountNumber(accountNumber) })
