import { decideApplicationTransition } from '#domain/application/transitions'
import { paymentTypeOfWordOrConfirmed } from '#domain/business/payment-type'
import { decideSavedConsents } from '#domain/consent/consent-choice'
import { CONSENT_WORDING_BY_COLUMN } from '#domain/consent/consent-contents.table'
import {
  agreesToDeliveryData,
  consentAnswersOfPerson,
  toSavedConsents,
  mainConsentsOf,
  type MainConsents,
  type SessionAgreementsOfPage,
} from '#domain/consent/consent-data'
import { type ConsentPage, consentPageOf } from '#domain/consent/consent-groups'
import {
  CONSENT_COLUMNS,
  CONSENT_ROWS,
  requestedConsents,
  type ConsentAnswers,
  type ConsentColumn,
} from '#domain/consent/consent-items.table'
import { CONSENT_VERSION } from '#domain/programme/parameters'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import type { Instant } from '#domain/time/calendar'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import type { ApplicationDoc, ConsentDoc } from '../../world/collections.ts'
import { controlOf } from '../../world/controls.ts'
import { Type, UncheckedValue } from '../../world/schema.ts'
import { putDoc, findDoc, type World } from '../../world/world.ts'
import { findOwnApplicationOrReject } from '../applicant/own-application.ts'

const Saved = Type.Object({
  orderNo: Type.Number(),
  value: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
})

/** Rejects a column that this version does not have. */
const Agreements = Type.Object(Object.fromEntries(CONSENT_COLUMNS.map((column) => [column, Type.Optional(Saved)])), {
  additionalProperties: false,
  minProperties: 1,
})

/** Rejects a change to the consents of an application that can no longer be submitted. */
const rejectSubmitted = (check: ServerCheckName, { status }: ApplicationDoc): void => {
  const decision = decideApplicationTransition({ who: 'applicant', action: 'submit', from: status })
  if ('refused' in decision.verdict) reject(check, 409, 'APL_DUPLICATE', 'server.consentsClosed', { decision })
}

/** Stores the consents of an application with version, columns, order and answers. */
export const saveConsents = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/auth/consents',
  ref: 'A-238',
  rejects: ['APL_DUPLICATE'],
  body: Type.Object({
    brno: Type.String({ minLength: 1 }),
    ci: Type.String({ minLength: 1 }),
    aplyNo: Type.String({ minLength: 1 }),
    consentsData: Type.Object({ version: Type.Literal(CONSENT_VERSION), agreements: Agreements }),
  }),
  answer: okAnswerSchema(),
  handler: (world, { body, login, now }) => {
    const { brno, ci, aplyNo, consentsData } = body
    const application = findOwnApplicationOrReject('consents/foreign', world, login, aplyNo, { brno, ci })
    rejectSubmitted('consents/submitted', application)
    const { version } = consentsData
    const agreements = toSavedAgreements(consentsData.agreements)
    return [putDoc(world, 'consents', aplyNo, { aplyNo, brNo: brno, ci, version, agreements, at: now }), okAnswer()]
  },
})

/** Stores agreements in an older format that no screen sends. [P-271] */
export const saveAgreements = applicantEndpoint({
  method: 'POST',
  path: '/api/agreements',
  ref: 'P-271',
  rejects: ['APL_MISSING_FIELD', 'APL_DUPLICATE'],
  body: Type.Object({
    aplyNo: Type.Optional(UncheckedValue(Type.String())),
    personalInfo: Type.Optional(UncheckedValue(Type.Record(Type.String(), Type.String()))),
    mydataInfo: Type.Optional(UncheckedValue(Type.Record(Type.String(), Type.String()))),
  }),
  answer: okAnswerSchema(),
  handler: (world, { body, login, now }) => {
    const { aplyNo, personalInfo = null, mydataInfo = null } = body
    if (typeof aplyNo !== 'string' || aplyNo === '')
      reject('oldAgreements/unknown', 400, 'APL_MISSING_FIELD', 'server.tokenUnknown')
    const application = findOwnApplicationOrReject('oldAgreements/application', world, login, aplyNo)
    rejectSubmitted('oldAgreements/submitted', application)
    return [putDoc(world, 'agreements', aplyNo, { aplyNo, personalInfo, mydataInfo, at: now }), okAnswer()]
  },
})

/** One saved column. The columns of a call are stored as a list, to keep their order. */
type SavedAgreement = ConsentDoc['agreements'][number]

const toSavedAgreements = (
  agreements: Readonly<Record<string, { readonly orderNo: number; readonly value: 'Y' | 'N' } | undefined>>,
): readonly SavedAgreement[] =>
  Object.entries(agreements).flatMap(([column, savedAgreement]) =>
    savedAgreement === undefined ? [] : [{ column, ...savedAgreement }],
  )

const answersOf = (consents: ConsentDoc): ConsentAnswers =>
  Object.fromEntries(consents.agreements.map(({ column, value }) => [column, value === 'Y']))

/** Returns the two main consents saved for an application; both count as given if none were saved. */
export const savedMainConsents = (world: World, aplyNo: string): MainConsents => {
  const consents = findDoc(world, 'consents', aplyNo)
  return mainConsentsOf(consents === null ? {} : answersOf(consents))
}

/** Returns the consents that this person has saved for an application; empty if another person saved them. */
const answersOfPerson = (world: World, aplyNo: string, ci: string | null): ConsentAnswers => {
  const consents = findDoc(world, 'consents', aplyNo)
  return consentAnswersOfPerson(consents && { ci: consents.ci, answers: answersOf(consents) }, ci)
}

/** True if this person has agreed to receive and to provide delivery data. [D1-966] */
export const agreedToDeliveryData = (world: World, aplyNo: string, ci: string | null): boolean =>
  agreesToDeliveryData(answersOfPerson(world, aplyNo, ci))

/** Decides whether this person gave every consent that the application needs. */
export const decideRequiredConsents = (world: World, application: ApplicationDoc, ci: string) => {
  const answers = answersOfPerson(world, application.aplyNo, ci)
  return decideSavedConsents(answers, paymentTypeOfWordOrConfirmed(application.aplyType), {
    ...DEFAULT_SETTINGS,
    ...controlOf(world, 'settings'),
  })
}

/** Saves consents as the pages do: all given, or all except public data. Personas and sign-in use it. */
export const withSavedConsents = (
  world: World,
  application: ApplicationDoc,
  answer: 'agreed' | 'declined',
  at: Instant,
): World => {
  const { consentSet = DEFAULT_SETTINGS.consentSet } = controlOf(world, 'settings')
  const answers: ConsentAnswers = Object.fromEntries(
    requestedConsents(paymentTypeOfWordOrConfirmed(application.aplyType), consentSet).map(
      ({ column }): [ConsentColumn, boolean] => [column, answer === 'agreed' || consentPageOf(column) !== 'mydata'],
    ),
  )
  const { version, agreements } = toSavedConsents(consentSet, answers)
  const { aplyNo, brNo, ci } = application
  return putDoc(world, 'consents', aplyNo, {
    aplyNo,
    brNo,
    ci: ci ?? '',
    version,
    agreements: Object.entries(agreements).map(([column, { order, agreed }]): SavedAgreement => ({
      column,
      orderNo: order,
      value: agreed ? 'Y' : 'N',
    })),
    at,
  })
}

const ROWS = Object.values(CONSENT_ROWS).flat()

/** Converts the saved consents to the session's agreements, grouped by consent page. [P-269] */
export const sessionAgreementsByPage = (
  consents: ConsentDoc,
): { readonly personal: SessionAgreementsOfPage; readonly mydata: SessionAgreementsOfPage } => {
  const agreementsOf = (page: ConsentPage): SessionAgreementsOfPage => ({
    version: consents.version,
    agreedAt: consents.at,
    agreements: Object.fromEntries(
      consents.agreements.flatMap(({ column, value }) => {
        const row = ROWS.find((consent) => consent.column === column)
        return row === undefined || consentPageOf(row.column) !== page
          ? []
          : [
              [
                column,
                { title: CONSENT_WORDING_BY_COLUMN[row.column].title, required: row.required, agreed: value === 'Y' },
              ],
            ]
      }),
    ),
  })
  return { personal: agreementsOf('info'), mydata: agreementsOf('mydata') }
}
