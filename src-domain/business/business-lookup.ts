import type { KstDate } from '../kernel/calendar.ts'
import { parseKstDate } from '../kernel/calendar.ts'
import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { CorporateField, CorporateNumber, CorporateParts } from './corporate-number.ts'
import { parseCorporateNumber } from './corporate-number.ts'
import type { EntityType } from './entity-type.table.ts'
import type { LookupRefusal } from './business-lookup.table.ts'
import { NUMBER_KIND_TABLE } from './business-lookup.table.ts'
import { decide } from '../kernel/decide.ts'
import { numberKindOf } from './number-kind.ts'
import type { RegistrationNumber, RegistrationPart, RegistrationParts } from './registration-number.ts'
import { parseRegistrationNumber, registrationNumberFrom } from './registration-number.ts'

export type { LookupAnswer, LookupRefusal, LookupVerdict, TaxpayerType } from './business-lookup.table.ts'
export { judgeLookup } from './lookup-answer.ts'

/** What the form has when the lookup is pressed; `brNo` is ten digits, with or without hyphens. */
export type LookupEntry = CorporateParts & {
  readonly representative: string
  readonly companyName: string
  readonly openingDate: string
  readonly brNo: string
  readonly entityType: EntityType
}

/** A business as it can be asked about. `corporateNumber` is null for an individual. [A-074] [D2-19] */
export type LookupQuestion = {
  readonly registrationNumber: RegistrationNumber
  readonly openingDate: KstDate
  readonly representative: string
  readonly businessName: string
  readonly corporateNumber: CorporateNumber | null
}

/** Where a refusal of the lookup points to. */
export type LookupField = 'name' | 'companyName' | 'openingDate' | 'brNo' | CorporateField

/**
 * The conditions of a lookup in their order: required values, number type, corporate number. The first failure is the
 * only one reported, and nothing is sent. A date that is no day counts as missing. to [A-073] [D2-19]
 */
export const checkLookup = (entry: LookupEntry): Checked<LookupQuestion, LookupRefusal, LookupField> => {
  const openingDate = parseKstDate(entry.openingDate)
  const registrationNumber = registrationNumberFrom(entry.brNo)
  if (entry.representative.trim() === '') return refused('lookup.required', { at: 'name' })
  if (entry.companyName.trim() === '') return refused('lookup.required', { at: 'companyName' })
  if (openingDate === null) return refused('lookup.required', { at: 'openingDate' })
  if (registrationNumber === null) return refused('lookup.required', { at: 'brNo' })
  const numberRefusal = decide(NUMBER_KIND_TABLE, {
    entityType: entry.entityType,
    kind: numberKindOf(registrationNumber),
  }).verdict
  if (numberRefusal !== 'fits') return refused(numberRefusal, { at: 'brNo' })
  const corporate = entry.entityType === 'corporate' ? parseCorporateNumber(entry) : accepted(null)
  if (!corporate.ok) return refused('lookup.corporateNumberMissing', { at: corporate.at ?? 'co1' })
  return accepted({
    registrationNumber,
    openingDate,
    representative: entry.representative.trim(),
    businessName: entry.companyName.trim(),
    corporateNumber: corporate.value,
  })
}

/** Message keys of the three number parts on the business edit page. */
const PART_REFUSAL = {
  area: 'bizEdit.part1',
  kind: 'bizEdit.part2',
  serial: 'bizEdit.part3',
} as const satisfies Record<RegistrationPart, string>

export type EditLookupRefusal = LookupRefusal | (typeof PART_REFUSAL)[RegistrationPart]

export type EditLookupField = LookupField | `brno${1 | 2 | 3}`

const PART_FIELD = { area: 'brno1', kind: 'brno2', serial: 'brno3' } as const

/** The same on the business edit page, where the number's parts are entered and tested first, in their order. */
export const checkEditLookup = (
  entry: Omit<LookupEntry, 'brNo'> & { readonly parts: RegistrationParts },
): Checked<LookupQuestion, EditLookupRefusal, EditLookupField> => {
  const number = parseRegistrationNumber(entry.parts)
  if (!number.ok && number.at !== undefined) return refused(PART_REFUSAL[number.at], { at: PART_FIELD[number.at] })
  return checkLookup({ ...entry, brNo: number.ok ? number.value : '' })
}
