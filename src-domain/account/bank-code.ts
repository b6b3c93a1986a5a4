import type { Branded } from '../kernel/branded.ts'
import { APPLICATION_LIMITS } from '../application/application-limits.ts'

/** Code of a bank as the wire carries it: three digits. */
export type BankCode = Branded<string, 'BankCode'>

/** The `codeValue` of a `BANK` entry, filled with zeros on the left: `4` → `004`, `88` → `088`. */
export const bankCodeFrom = (codeValue: string | number): BankCode =>
  String(codeValue).trim().padStart(APPLICATION_LIMITS.bankCodeDigits, '0') as BankCode
