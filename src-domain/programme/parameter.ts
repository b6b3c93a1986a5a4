import type { Branded } from '../kernel/parse-result.ts'

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

export type Quantity<U extends ParameterUnit> = Branded<number, U>

export const quantity = <U extends ParameterUnit>(amount: number, _unit: U): Quantity<U> => amount as Quantity<U>
