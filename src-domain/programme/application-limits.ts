import { MAX_FILE_SIZE_BYTES } from './parameters.ts'

/**
 * The limits of the fields of the application form: lengths, bytes of a file and of a character, the earliest opening
 * date, settlement months.
 */
export const APPLICATION_LIMITS = {
  applicantName: 100,
  companyName: 30,
  depositorBytes: 60,
  depositorCharacterBytes: { ascii: 1, other: 2 },
  corporateNumberDigits: { front: 6, back: 7 },
  residentNumberDigits: { front: 6, back: 7 },
  mobileDigits: 11,
  mobilePrefix: '01',
  accountNumberDigits: 16,
  nameMatchBytes: 12,
  bankCodeDigits: 3,
  fileBytes: MAX_FILE_SIZE_BYTES,
  earliestOpening: '1000-01-01',
  settlementMonths: [3, 6, 9, 12],
  individualSettlementMonth: 12,
} as const
