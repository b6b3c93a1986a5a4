import { bankCodeFrom } from '../account/account.ts'
import type { Instant } from '../kernel/calendar.ts'
import { type ApplicationForm, NO_CHECKS } from './application-form.ts'

/** How long a draft is kept after it was last saved, in milliseconds. */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000

/** The entries that a draft keeps, by field id. The resident number, files, consents, checks and `ci` are none of them. [A-266] [D2-94] */
export const DRAFT_FIELDS = [
  'mobile',
  'companyName',
  'co1',
  'co2',
  'openingDate',
  'settlementMonth',
  'bankCode',
  'bankName',
  'accountNumber',
  'depositor',
] as const

export type DraftField = (typeof DRAFT_FIELDS)[number]

/** `owner` is a digest of `ci` and business number, made elsewhere; `savedAt` an instant. */
export type Draft = {
  readonly owner: string
  readonly savedAt: Instant
  readonly entries: Readonly<Record<DraftField, string>>
}

/** What of a form is kept. */
export const draftOf = (form: ApplicationForm, owner: string, now: Instant): Draft => ({
  owner,
  savedAt: now,
  entries: {
    mobile: form.mobile,
    companyName: form.companyName,
    co1: form.co1,
    co2: form.co2,
    openingDate: form.openingDate,
    settlementMonth: form.settlementMonth,
    bankCode: form.bank?.code ?? '',
    bankName: form.bank?.name ?? '',
    accountNumber: form.accountNumber,
    depositor: form.depositor,
  },
})

/** May a stored draft come back? Someone else's and one that is a day old are deleted unseen. [A-265] [D2-94] */
export const judgeDraft = (
  draft: Pick<Draft, 'owner' | 'savedAt'>,
  owner: string,
  now: Instant,
): 'restore' | 'foreign' | 'expired' => {
  if (draft.owner !== owner) return 'foreign'
  return now - draft.savedAt >= DRAFT_LIFE_MS ? 'expired' : 'restore'
}

/** The form with the kept entries put back; an entry that the draft lacks stays, and all checks start unset. */
export const restoreDraft = (
  form: ApplicationForm,
  draft: { readonly entries: Readonly<Partial<Record<DraftField, string>>> },
): ApplicationForm => {
  const { bankCode, bankName, ...texts } = draft.entries
  const known = Object.fromEntries(
    Object.entries(texts).filter(([field]) => (DRAFT_FIELDS as readonly string[]).includes(field)),
  )
  const bank = bankCode ? { code: bankCodeFrom(bankCode), name: bankName ?? '' } : form.bank
  return { ...form, ...known, bank, checks: NO_CHECKS }
}
