import { paymentTypeOf } from '#domain/business/payment-type'
import { consentsData, keyAgreementsOf, type KeyAgreements } from '#domain/consent/consent-data'
import {
  CONSENT_ROWS,
  MYDATA_COLUMNS,
  type ConsentAnswers,
  type ConsentColumn,
} from '#domain/consent/consent-items.table'
import { missingConsents } from '#domain/consent/consent-groups'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import type { KeptAgreements } from '#domain/session/session'
import type { Instant } from '#domain/kernel/calendar'
import type { ApplicationDoc, ConsentDoc } from '../world/collections.ts'
import { chosenOf } from '../world/settings.ts'
import { find, put, type World } from '../world/world.ts'

/** One saved column. The document keeps a list, so that the order of saving stays. */
export type Agreement = { readonly column: string; readonly orderNo: number; readonly value: 'Y' | 'N' }

/** The agreements that a call sent, as a list. */
export const agreementList = (
  agreements: Readonly<Record<string, { readonly orderNo: number; readonly value: 'Y' | 'N' } | undefined>>,
): readonly Agreement[] =>
  Object.entries(agreements).flatMap(([column, saved]) => (saved === undefined ? [] : [{ column, ...saved }]))

const savedIn = (consents: ConsentDoc): readonly Agreement[] => consents.agreements as readonly Agreement[]

const answersOf = (consents: ConsentDoc): ConsentAnswers =>
  Object.fromEntries(savedIn(consents).map(({ column, value }) => [column, value === 'Y']))

/** The key agreements that were saved for an application; both `Y` where none were. */
export const savedKeyAgreements = (world: World, aplyNo: string): KeyAgreements => {
  const consents = find(world, 'consents', aplyNo)
  return keyAgreementsOf(consents === null ? {} : answersOf(consents))
}

/** Has this person given every consent that his application needs? */
export const hasRequiredConsents = (world: World, { aplyNo, aplyType }: ApplicationDoc, ci: string): boolean => {
  const consents = find(world, 'consents', aplyNo)
  if (consents === null || consents.ci !== ci) return false
  const settings = { ...DEFAULT_SETTINGS, ...chosenOf(world) }
  return missingConsents(answersOf(consents), paymentTypeOf(aplyType), settings).length === 0
}

const isMydata = (column: string) => (MYDATA_COLUMNS as readonly string[]).includes(column)

/** Saves consents as the pages would have: all that were asked given, or without the public data. For personas and sign-in. */
export const agreeTo = (world: World, application: ApplicationDoc, how: 'agreed' | 'declined', at: Instant): World => {
  const rapid = paymentTypeOf(application.aplyType) === 'rapid'
  const { consentSet = DEFAULT_SETTINGS.consentSet } = chosenOf(world)
  const answers: ConsentAnswers = Object.fromEntries(
    CONSENT_ROWS[consentSet]
      .filter(({ group }) => rapid || group !== 'delivery')
      .map(({ column }): [ConsentColumn, boolean] => [column, !(how === 'declined' && isMydata(column))]),
  )
  const { version, agreements } = consentsData(consentSet, answers)
  const { aplyNo, brNo, ci } = application
  return put(world, 'consents', aplyNo, {
    aplyNo,
    brNo,
    ci: ci ?? '',
    version,
    agreements: Object.entries(agreements).map(([column, { order, agreed }]): Agreement => ({
      column,
      orderNo: order,
      value: agreed ? 'Y' : 'N',
    })),
    at,
  })
}

/** What the session keeps of saved consents, by page. [P-269] */
export const keptOf = (
  consents: ConsentDoc,
): { readonly personal: KeptAgreements; readonly mydata: KeptAgreements } => {
  const page = (mydata: boolean): KeptAgreements => ({
    version: consents.version,
    agreedAt: consents.at,
    agreements: Object.fromEntries(
      savedIn(consents).flatMap(({ column, value }) => {
        const row = CONSENT_ROWS.v3.find((one) => one.column === column)
        return row === undefined || isMydata(column) !== mydata
          ? []
          : [[column, { title: row.title, required: row.required, agreed: value === 'Y' }]]
      }),
    ),
  })
  return { personal: page(false), mydata: page(true) }
}
