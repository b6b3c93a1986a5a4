import type { NumberKind } from './number-kind.table.ts'
import { NUMBER_KINDS } from './number-kind.table.ts'
import type { RegistrationNumber } from './registration-number.ts'
import { registrationParts } from './registration-number.ts'

export type { NumberKind } from './number-kind.table.ts'

/** The kind that the middle part of a number says. */
export const numberKindOf = (number: RegistrationNumber): NumberKind => {
  const middle = Number(registrationParts(number).kind)
  return NUMBER_KINDS.find(({ from, to }) => middle >= from && middle <= to)?.kind ?? 'neither'
}
