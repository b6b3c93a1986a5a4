/**
 * Message keys of this part that the catalogue gives as a text without a key, with the requirement that holds the text.
 * Codes that the catalogue keys itself (`required.mobile`, `biz.corpNumber`, `file.zeroDocument` …) are not repeated.
 * One text has one code, wherever it is said.
 */
export const UNKEYED_MESSAGES = {
  'submit.sessionMissing': 'A-106',
  'submit.mobileLength': 'A-107',
  'submit.accountCheck': 'A-108',
  'identity.birthMissing': 'A-111',
  'resident.missing': 'A-111',
  'resident.length': 'A-115',
  'submit.corporateNameMissing': 'A-112',
  'submit.businessNameMissing': 'A-112',
  'submit.settlementMonthMissing': 'A-113',
  'account.bankMissing': 'A-114',
  'submit.holderMissing': 'A-114',
  'submit.corporateNumberSpace': 'A-116',
  'submit.corporateNumberLength': 'A-116',
  'openingDate.invalid': 'A-117',
  'openingDate.future': 'A-067',
  'lookup.required': 'A-070',
  'lookup.corporateNumberMissing': 'A-072',
  'account.holderMissing': 'A-093',
  'account.digitsOnly': 'A-093',
  'file.tooLarge': 'A-085',
  'file.type': 'A-086',
  'file.lastRow': 'A-087',
} as const satisfies Record<string, `A-${string}`>

export type UnkeyedMessage = keyof typeof UNKEYED_MESSAGES

/** Message key of a failed submit check; texts without a key in the catalogue are listed in `message-codes.ts`. */
export type SubmitCode =
  | Extract<
      UnkeyedMessage,
      | `submit.${string}`
      | `resident.${string}`
      | 'identity.birthMissing'
      | 'account.bankMissing'
      | 'openingDate.invalid'
    >
  | 'mobile.notMobile'
  | 'check.realname'
  | 'check.business'
  | `required.${'mobile' | 'corporateNumber' | 'openingDate' | 'accountNumber'}`
  | `blank.${'corporateName' | 'businessName' | 'depositor'}`
  | `en.${'corporateName' | 'businessName' | 'corporateNumber' | 'openingDate'}`
  | 'file.required'
