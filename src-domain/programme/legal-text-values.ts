import { kstDateOrThrow } from '../time/calendar.ts'

/**
 * 약관과 개인정보 처리방침의 기간: how long data are kept, how soon they are then destroyed, how soon a person may see them, how
 * early a change of the terms is announced, and since when both documents are in effect. The legal texts and the
 * consents take these values from here. [A-021] [D3-86] [P-246] [P-247]
 */
export const LEGAL_TEXT_VALUES = {
  retentionYears: 5,
  promotionYears: 2,
  accessLogYears: 1,
  destructionDays: 5,
  changeNoticeDays: 7,
  unfavourableNoticeDays: 15,
  accessRequestDays: 10,
  privacyFrom: kstDateOrThrow('2025-02-17'),
  termsFrom: kstDateOrThrow('2024-02-19'),
} as const
