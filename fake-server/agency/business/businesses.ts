import {
  decideNumberKind,
  isPersonOrCorporationNumber,
  type NumberKind,
  businessNumberOrNull,
  type BusinessNumber,
} from '#domain/business/business-number'
import { ENTITY_TYPE_ROWS, type EntityType } from '#domain/business/entity-type'
import { PAYMENT_TYPE_API_WORDS } from '#domain/business/payment-type'
import { decideTaxStatus, type TaxStatusVerdict } from '#domain/business/tax-status'
import type { ServerTextKey } from '#server-rules/server-text'
import type { BusinessDoc } from '../../world/collections.ts'
import { findDoc, type World } from '../../world/world.ts'

type KindOfBusiness = Pick<BusinessDoc, 'name' | 'mngFrGb' | 'corporateNumber'>

/** A default business for each entity type. [E-007] */
const OF_KIND: Readonly<Record<EntityType, (brNo: string) => KindOfBusiness>> = {
  corporate: (brNo) => ({
    name: '주식회사 모의상사',
    mngFrGb: ENTITY_TYPE_ROWS.corporate.code,
    corporateNumber: `110111${brNo.slice(3)}`,
  }),
  individual: () => ({ name: '모의상점', mngFrGb: ENTITY_TYPE_ROWS.individual.code, corporateNumber: null }),
}

/** The entity type of the default business, by the kind of the business number. */
const ENTITY_OF_NUMBER: Readonly<Record<NumberKind, EntityType>> = {
  corporate: 'corporate',
  individual: 'individual',
  neither: 'individual',
}

/** The tax type by the last digit of a business number: 2 simplified, 3 exempt, otherwise standard. [A-242] [D2-54] */
const TAX_TYPE_OF_DIGIT: Readonly<Record<string, string>> = { '2': '02', '3': '03' }

/** Returns an ordinary business: active, payment type "confirmed", no owner. [D1-54] */
export const defaultBusiness = (brNo: string): BusinessDoc => ({
  brNo,
  ...OF_KIND[ENTITY_OF_NUMBER[decideNumberKind(brNo as BusinessNumber).verdict]](brNo),
  openingDate: '2020-03-02',
  bSttCd: '01',
  errCd: null,
  taxTypeCode: TAX_TYPE_OF_DIGIT[brNo.slice(-1)] ?? '01',
  aplyType: PAYMENT_TYPE_API_WORDS.confirmed,
  deliveryTotal: null,
  ownerCi: null,
})

/** What the server answers if the tax office's status refuses a business number. [E-086] [E-087] */
export const TAX_STATUS_REFUSALS = {
  closed: 'server.numberClosed',
  unregistered: 'server.numberUnregistered',
} as const satisfies Readonly<Record<Exclude<TaxStatusVerdict, 'ok'>, ServerTextKey>>

/** Decides whether the tax office's status of a business lets its owner continue. [E-086] [E-087] [E-088] */
export const decideTaxStatusOf = ({ bSttCd, errCd }: Pick<BusinessDoc, 'bSttCd' | 'errCd'>) =>
  decideTaxStatus({ code: bSttCd, errorCode: errCd })

export const businessOrDefault = (world: World, brNo: string): BusinessDoc =>
  findDoc(world, 'businesses', brNo) ?? defaultBusiness(brNo)

/**
 * Returns a business number as the API sends it, with ten digits and without hyphens. Returns null for anything else,
 * and for a number that can belong to neither a person nor a corporation. [E-180]
 */
export const businessNumberFromWire = (value: unknown): BusinessNumber | null => {
  const number = typeof value === 'string' && /^\d{10}$/.test(value) ? businessNumberOrNull(value) : null
  return number !== null && isPersonOrCorporationNumber(number) ? number : null
}
