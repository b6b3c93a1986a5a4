import type { Branded } from '../kernel/parse-result.ts'

/** The units of the programme's numbers, except amounts of money. */
export type ParameterUnit =
  | 'percent'
  | 'days'
  | 'months'
  | 'minutes'
  | 'hours'
  | 'cases'
  | 'files'
  | 'times'
  | 'characters'
  | 'bytes'
  | 'places'

/** A number with one unit: `Quantity<'days'>`. */
export type Quantity<U extends ParameterUnit> = Branded<number, U>

export const quantity = <U extends ParameterUnit>(amount: number, _unit: U): Quantity<U> => amount as Quantity<U>
