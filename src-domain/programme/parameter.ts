import type { KstDate } from '../kernel/calendar.ts'

/** A requirement or a decision of the catalogues. */
type Ref = `${'E' | 'A' | 'P' | 'D1' | 'D2' | 'D3'}-${number}`

/** What a number of the programme counts. */
export type Unit =
  | 'won'
  | 'percent'
  | 'day'
  | 'month'
  | 'year'
  | 'days'
  | 'months'
  | 'minutes'
  | 'cases'
  | 'files'
  | 'times'
  | 'characters'
  | 'bytes'
  | 'places'
  | 'version'

/**
 * One value and the requirements that set it. `from` is the first Korean day on which it holds; `null` is the day on which
 * the programme began. The specification dates none of its numbers, so every first value has `null`; whatever replaces it
 * has a day.
 */
export type Dated<T> = { readonly from: KstDate | null; readonly value: T; readonly refs: readonly Ref[] }

/** 사업 기준: a number that policy may change, with every value that it has had, the oldest first. */
export type Parameter<T> = { readonly unit: Unit; readonly values: readonly [Dated<T>, ...(readonly Dated<T>[])] }

/** The value that holds on a day; before the page knows the day (`null`), the one that was entered last. */
export const valueOn = <T>({ values }: Parameter<T>, day: KstDate | null): T =>
  (values.findLast(({ from }) => from === null || day === null || from <= day) ?? values[0]).value

/**
 * The value of a parameter that has never changed, for whoever has no day at hand. A second value makes every such question
 * a compile error: it then has to name its day.
 */
export const onlyValue = <T>({ values }: { readonly values: readonly [Dated<T>] }): T => values[0].value
