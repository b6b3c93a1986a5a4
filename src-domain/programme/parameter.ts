import type { Branded } from '../kernel/checked.ts'

/** A requirement or a decision of the catalogues. */
type Ref = `${'E' | 'A' | 'P' | 'D1' | 'D2' | 'D3'}-${number}`

/** What a number of the programme counts, where it is no amount of money. */
export type Unit =
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
export type Quantity<U extends Unit> = Branded<number, U>

/** `quantity(7, 'days')`: seven, as a number of days. */
export const quantity = <U extends Unit>(amount: number, _unit: U): Quantity<U> => amount as Quantity<U>

/** 사업 기준: a number of the programme, whose type is its unit, and the requirements that set it. */
export type Parameter<T> = { readonly value: T; readonly refs: readonly [Ref, ...(readonly Ref[])] }
