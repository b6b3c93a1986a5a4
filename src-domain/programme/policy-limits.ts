/**
 * 약관과 개인정보 처리방침의 기간: how long what was given is kept, and how long before a change of the terms it is
 * announced. The legal texts and the consents read them here. [A-021] [D3-86] [P-246] [P-247]
 */
export const POLICY_LIMITS = {
  retentionYears: 5,
  promotionYears: 2,
  accessLogYears: 1,
  destructionDays: 5,
  changeNoticeDays: 7,
  unfavourableNoticeDays: 15,
} as const
