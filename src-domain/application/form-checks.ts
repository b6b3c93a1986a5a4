import type { CheckName, CheckState, EntryField, FormChecks } from './application-form.ts'

/**
 * Which entries a check was about, and which of them it locks while it stands. The account number is not locked, but a
 * change of it withdraws the check, because a verified account must be the one that is paid to.
 * [A-059] [A-077] [A-096] [A-100] [D2-17]
 */
export const CHECKED_ENTRIES = {
  realName: { about: ['rrn1', 'rrn2'], locks: [] },
  business: {
    about: ['companyName', 'openingDate', 'co1', 'co2'],
    locks: ['companyName', 'openingDate', 'co1', 'co2'],
  },
  account: { about: ['bank', 'accountNumber', 'depositor'], locks: ['bank', 'depositor'] },
} as const satisfies Record<CheckName, { readonly about: readonly EntryField[]; readonly locks: readonly EntryField[] }>

const CHECK_NAMES = Object.keys(CHECKED_ENTRIES) as readonly CheckName[]

const withCheck = (checks: FormChecks, check: CheckName, state: CheckState): FormChecks =>
  checks[check] === state ? checks : { ...checks, [check]: state }

/** The check answered that all agrees. */
export const passCheck = (checks: FormChecks, check: CheckName): FormChecks => withCheck(checks, check, 'passed')

/** The person accepted to go on without the check; remembered for this visit of the form. [A-057] [A-078] [D2-33] */
export const waiveCheck = (checks: FormChecks, check: 'realName' | 'business'): FormChecks =>
  withCheck(checks, check, 'waived')

/** The check no longer holds, and what it locked is open again: `form.reenter`, or a verification that failed. */
export const withdrawCheck = (checks: FormChecks, check: CheckName): FormChecks => withCheck(checks, check, 'open')

/** A changed entry withdraws every passed check that was about it. */
export const afterChange = (checks: FormChecks, field: EntryField): FormChecks =>
  CHECK_NAMES.filter(
    (check) => checks[check] === 'passed' && (CHECKED_ENTRIES[check].about as readonly EntryField[]).includes(field),
  ).reduce(withdrawCheck, checks)

/** The entries that passed checks lock, in the order of the form. */
export const lockedEntries = (checks: FormChecks): readonly EntryField[] =>
  CHECK_NAMES.filter((check) => checks[check] === 'passed').flatMap((check) => [...CHECKED_ENTRIES[check].locks])
