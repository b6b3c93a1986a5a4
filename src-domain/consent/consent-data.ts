import type { Instant } from '../kernel/calendar.ts'
import { onlyValue } from '../programme/parameter.ts'
import { CONSENT_VERSION } from '../programme/parameters.ts'
import type { KeptAgreement, KeptAgreements } from '../session/session.ts'
import type { ConsentChoice } from './consent-choice.ts'
import type { ConsentAnswers, ConsentColumn, ConsentSet } from './consent-items.table.ts'
import { CONSENT_ROWS, MYDATA_COLUMNS } from './consent-items.table.ts'

/** One column as it is saved. */
export type SavedConsent = { readonly order: number; readonly agreed: boolean }

/** All that is saved of the consents of one application. */
export type ConsentsData = {
  readonly version: string
  readonly agreements: Readonly<Partial<Record<ConsentColumn, SavedConsent>>>
}

/** The answer to every item that was shown on one page. */
export const answersOf = (choice: ConsentChoice): ConsentAnswers =>
  Object.fromEntries(choice.groups.flatMap((group) => group.items.map((item) => [item.saveColumn, item.checked])))

/**
 * Every column of the chosen set and no other. What was not asked, because its group was hidden,
 * or was declined, is not agreed: a consent never given is never stored as given. [A-022] [A-023] [A-024] [A-045] [D2-05]
 */
export const consentsData = (set: ConsentSet, answers: ConsentAnswers): ConsentsData => ({
  version: onlyValue(CONSENT_VERSION),
  agreements: Object.fromEntries(
    CONSENT_ROWS[set].map((row) => [row.column, { order: row.order, agreed: answers[row.column] ?? false }]),
  ),
})

/** What the session keeps of one page: title, required and answer of each item, with version and time. */
export const keptAgreements = (choice: ConsentChoice, agreedAt: Instant): KeptAgreements => ({
  version: onlyValue(CONSENT_VERSION),
  agreedAt,
  agreements: Object.fromEntries(
    choice.groups.flatMap((group) =>
      group.items.map((item): [string, KeptAgreement] => [
        item.saveColumn,
        { title: item.title, required: item.required, agreed: item.checked },
      ]),
    ),
  ),
})

/** The answers that lie in the session, of one page or of both. */
export const keptAnswers = (...pages: readonly KeptAgreements[]): ConsentAnswers =>
  Object.fromEntries(
    pages.flatMap((page) => Object.entries(page.agreements).map(([column, kept]) => [column, kept.agreed])),
  )

/** Promotion is one consent; public data are agreed to when all six of their columns are. [E-136] */
export const useAgreements = (
  answers: ConsentAnswers,
): { readonly marketingAgreed: boolean; readonly mydataAgreed: boolean } => ({
  marketingAgreed: answers.info_promotion_yn ?? false,
  mydataAgreed: MYDATA_COLUMNS.every((column) => answers[column] === true),
})
