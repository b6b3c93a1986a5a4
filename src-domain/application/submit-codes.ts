import type { UnkeyedMessage } from './message-codes.ts'

/** Message key of a failed submit check; texts without a key in the catalogue are listed in `message-codes.ts`. */
export type SubmitCode =
  | Extract<UnkeyedMessage, `submit.${string}` | `resident.${string}`>
  | 'identity.birthMissing'
  | 'account.bankMissing'
  | 'openingDate.invalid'
  | 'check.realname'
  | 'check.business'
  | `required.${'mobile' | 'corporateNumber' | 'openingDate' | 'accountNumber'}`
  | `blank.${'corporateName' | 'businessName' | 'depositor'}`
  | `en.${'corporateName' | 'businessName' | 'corporateNumber' | 'openingDate'}`
  | 'file.required'
