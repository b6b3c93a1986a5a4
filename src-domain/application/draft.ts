import { bankCodeFrom } from '../account/account.ts'
import type { Instant } from '../kernel/calendar.ts'
import { DRAFT_LIFE } from '../programme/parameters.ts'
import { type ApplicationForm, NO_CHECKS } from './application-form.ts'

/** How long a draft is kept after it was last saved, in milliseconds. */
export const DRAFT_LIFE_MS = DRAFT_LIFE * 60 * 60 * 1000

/** A form that is kept while it is not sent; a supplement is that of one proof, by the proof's id. [A-264] [P-317] */
export type DraftForm =
  | 'application'
  | 'general'
  | 'direct'
  | 'carriers'
  | 'opinion'
  | `supplement ${string}`
  | `baseSupplement ${string}`

/**
 * An unsent form. `owner` is a digest of `ci` and business number, made elsewhere; `entries` is what was typed or ticked,
 * by the form's own names; of files only the names are kept, as chosen. [A-266] [P-317] [D3-99]
 */
export type Draft<Entries = object> = {
  readonly owner: string
  readonly savedAt: Instant
  readonly entries: Entries
  readonly files: readonly string[]
}

/** May a stored draft come back? Someone else's and one that is a day old are deleted unseen. [A-265] [D2-94] [P-317] */
export const decideDraft = (
  draft: Pick<Draft, 'owner' | 'savedAt'>,
  owner: string,
  now: Instant,
): 'restore' | 'foreign' | 'expired' => {
  if (draft.owner !== owner) return 'foreign'
  return now - draft.savedAt >= DRAFT_LIFE_MS ? 'expired' : 'restore'
}

/** Nothing was entered and no file was chosen: there is nothing to keep. [P-317] */
export const isEmptyDraft = ({ entries, files }: Pick<Draft, 'entries' | 'files'>): boolean =>
  files.length === 0 && Object.values(entries).every(({ length }: string | readonly string[]) => length === 0)

/** What is kept of an application. The resident number, files, consents, checks and `ci` are none of it. [A-264] [A-266] [D2-94] */
export const applicationEntries = (form: ApplicationForm) => ({
  mobile: form.mobile,
  companyName: form.companyName,
  corporateFront: form.corporateFront,
  corporateBack: form.corporateBack,
  openingDate: form.openingDate,
  settlementMonth: form.settlementMonth,
  bankCode: form.bank?.code ?? '',
  bankName: form.bank?.name ?? '',
  accountNumber: form.accountNumber,
  depositor: form.depositor,
})

/** The form with the kept entries put back; an entry that the draft lacks stays, and all checks start unset. */
export const restoreApplication = (
  form: ApplicationForm,
  { bankCode, bankName = '', ...texts }: { readonly [entry in keyof ReturnType<typeof applicationEntries>]?: string },
): ApplicationForm => ({
  ...form,
  ...texts,
  bank: bankCode ? { code: bankCodeFrom(bankCode), name: bankName } : form.bank,
  checks: NO_CHECKS,
})
