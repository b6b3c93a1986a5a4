import type { EntityType } from '#domain/business/entity-type'
import { decideNumberKind, registrationNumberFrom, type RegistrationNumber } from '#domain/business/registration-number'
import type { BusinessDoc } from '../../world/collections.ts'
import { find, type World } from '../../world/world.ts'

/** The words of `aplyType` in which this server stores the two ways of payment. [D1-49] [D2-11] */
export const APLY_TYPE = { rapid: '신속', confirmed: '일반' } as const

/** `mngFrGb` on the wire. [E-007] */
export const MNG_FR_GB = { corporate: '0', individual: '1' } as const satisfies Record<EntityType, string>

/** Tax type by the last digit of a number: 2 simplified, 3 exempt, otherwise standard. [A-242] [D2-54] */
const TAX_TYPE_OF_DIGIT: Readonly<Record<string, string>> = { '2': '02', '3': '03' }

/** A business with defaults for its number: active, confirmed payment, without an owner. [D1-54] */
export const plainBusiness = (brNo: string): BusinessDoc => {
  const corporate = decideNumberKind(brNo as RegistrationNumber).verdict === 'corporate'
  return {
    brNo,
    name: corporate ? '주식회사 모의상사' : '모의상점',
    openingDate: '2020-03-02',
    bSttCd: '01',
    errCd: null,
    taxType: TAX_TYPE_OF_DIGIT[brNo.slice(-1)] ?? '01',
    mngFrGb: corporate ? MNG_FR_GB.corporate : MNG_FR_GB.individual,
    aplyType: APLY_TYPE.confirmed,
    corporateNumber: corporate ? `110111${brNo.slice(3)}` : null,
    deliveryTotal: null,
    ownerCi: null,
  }
}

/** The business of a number: the one of this world, else a default one. */
export const businessOf = (world: World, brNo: string): BusinessDoc =>
  find(world, 'businesses', brNo) ?? plainBusiness(brNo)

/** Ten digits as the wire carries a number, or null; hyphens are for people. [E-180] */
export const wireNumber = (value: unknown): RegistrationNumber | null =>
  typeof value === 'string' && /^\d{10}$/.test(value) ? registrationNumberFrom(value) : null
