import { CONSENT_VERSION } from '../programme/parameters.ts'
import type { Instant } from '../time/calendar.ts'
import type { ConsentChoice } from './consent-choice.ts'
import {
  CONSENT_ROWS,
  DELIVERY_CONSENT_NAMES,
  MYDATA_CONSENT_NAMES,
  type ConsentAnswers,
  type ConsentColumn,
  type ConsentSet,
} from './consent-items.table.ts'

type SavedConsent = { readonly order: number; readonly agreed: boolean }

/** The saved consents of one application. */
export type SavedConsents = {
  readonly version: string
  readonly agreements: Readonly<Partial<Record<ConsentColumn, SavedConsent>>>
}

export const consentAnswersOfChoice = (choice: ConsentChoice): ConsentAnswers =>
  Object.fromEntries(choice.groups.flatMap((group) => group.items.map((item) => [item.saveColumn, item.checked])))

/**
 * Returns every column of the configured set, and no other column. A column counts as not agreed if it was declined, or
 * not requested because its group was hidden. A consent that was not given is never stored as given.
 * [A-045] [D2-05]
 */
export const toSavedConsents = (set: ConsentSet, answers: ConsentAnswers): SavedConsents => ({
  version: CONSENT_VERSION,
  agreements: Object.fromEntries(
    CONSENT_ROWS[set].map((row) => [row.column, { order: row.order, agreed: answers[row.column] ?? false }]),
  ),
})

/** One agreement in the session: its title, whether it was required, and the answer. [P-269] */
type SessionAgreement = { readonly title: string; readonly required: boolean; readonly agreed: boolean }

/** The agreements of one consent page, with their version and the instant at which they were given. [P-269] */
export type SessionAgreementsOfPage = {
  readonly agreements: Readonly<Record<string, SessionAgreement>>
  readonly version: string
  readonly agreedAt: Instant | null
}

/**
 * Returns the session's record of one page, with version and time: for each item its title, whether it is required, and
 * the answer.
 */
export const toSessionAgreementsOfPage = (choice: ConsentChoice, agreedAt: Instant): SessionAgreementsOfPage => ({
  version: CONSENT_VERSION,
  agreedAt,
  agreements: Object.fromEntries(
    choice.groups.flatMap((group) =>
      group.items.map((item): [string, SessionAgreement] => [
        item.saveColumn,
        { title: item.title, required: item.required, agreed: item.checked },
      ]),
    ),
  ),
})

export const consentAnswersOfSession = (...pages: readonly SessionAgreementsOfPage[]): ConsentAnswers =>
  Object.fromEntries(
    pages.flatMap((page) => Object.entries(page.agreements).map(([column, agreement]) => [column, agreement.agreed])),
  )

/**
 * Returns the two agreements about the use of data. The agreement to promotion is a single consent. The agreement to
 * the use of public data is true only if all six columns about public data are agreed to. [E-136]
 */
export const marketingAndMydataAgreements = (
  answers: ConsentAnswers,
): { readonly marketingAgreed: boolean; readonly mydataAgreed: boolean } => ({
  marketingAgreed: answers.info_promotion_yn ?? false,
  mydataAgreed: MYDATA_CONSENT_NAMES.every((column) => answers[column] === true),
})

/**
 * True if the consents still count as saved after the person has answered one page. False if the answer differs from
 * the agreements in the session, because the new answer must be saved. If the session has no agreements to compare,
 * returns `isSaved` unchanged. A new business or application number resets `isSaved` together with the rest of the
 * session. [A-042] [D2-06]
 */
export const areConsentsStillSaved = (
  isSaved: boolean,
  storedAgreements: SessionAgreementsOfPage,
  answers: ConsentAnswers,
): boolean => {
  const before = consentAnswersOfSession(storedAgreements)
  if (!isSaved || Object.keys(before).length === 0) return isSaved
  const columns = new Set([...Object.keys(before), ...Object.keys(answers)]) as Set<ConsentColumn>
  return [...columns].every((column) => before[column] === answers[column])
}

/**
 * The two main consents, about public data and tax data. If one is declined, the applicant must attach certificates.
 * [A-080] [A-135] [D2-04]
 */
export type MainConsents = { readonly publicData: boolean; readonly taxData: boolean }

/**
 * Returns for each of the two main consents whether it was given. A consent counts as given unless one of its columns
 * was declined.
 */
export const mainConsentsOf = (answers: ConsentAnswers): MainConsents => ({
  publicData: MYDATA_CONSENT_NAMES.every((column) => answers[column] !== false),
  taxData: answers.tax_info_yn !== false,
})

/** True if one of the two main consents was declined, so that certificates are required. [A-080] [D2-04] */
export const needsCertificates = ({ publicData, taxData }: MainConsents): boolean => !publicData || !taxData

/** The consents that are saved for an application, and the person who saved them. */
export type ConsentsOfPerson = { readonly ci: string; readonly answers: ConsentAnswers }

/** Returns the saved consents if this person saved them, otherwise no consents. [A-246] [D1-966] */
export const consentAnswersOfPerson = (savedConsents: ConsentsOfPerson | null, ci: string | null): ConsentAnswers =>
  savedConsents !== null && savedConsents.ci === ci ? savedConsents.answers : {}

/**
 * 배달 동의: true if the applicant has agreed to both exchanges of delivery data. The delivery cost of a business is read
 * only then. [A-018] [A-239] [D1-966]
 */
export const agreesToDeliveryData = (answers: ConsentAnswers): boolean =>
  DELIVERY_CONSENT_NAMES.every((column) => answers[column] === true)
