import type { Branded } from '../kernel/checked.ts'

/** The units of the programme's numbers, amounts of money excepted. */
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

/** A number of one unit: `Quantity<'days'>`. */
export type Quantity<U extends ParameterUnit> = Branded<number, U>

/** `quantity(7, 'days')`: seven, as a number of days. */
export const quantity = <U extends ParameterUnit>(amount: number, _unit: U): Quantity<U> => amount as Quantity<U>
