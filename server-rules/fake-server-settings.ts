import type { Settings } from '#domain/settings/settings'

/**
 * The settings of the fake server that change what a visitor reads. `allowedAddresses`: thirty IP addresses of a range
 * that is reserved for documentation (RFC 5737). A deployment sets its own. [D1-08] [D2-157] [P-010]
 */
export const FAKE_SERVER_SETTINGS = {
  usualStepDays: 14,
  noticeBy: '문자',
  allowedAddresses: Array.from({ length: 30 }, (_, index) => `192.0.2.${index + 1}`),
} as const satisfies Partial<Settings>

/**
 * What the fake server keeps. `idleMs`: without a call for this time, it forgets its journal, and without a folder for
 * its data everything except uploaded bytes. `journalCalls`: the calls in the journal. `securityLogBytes`: the size at
 * which the security log becomes the earlier one of two files.
 */
export const FAKE_SERVER_RECORDS = { idleMs: 3_600_000, journalCalls: 2000, securityLogBytes: 1_000_000 } as const
