import { Schema } from 'effect'

/** A text that may be absent, null, or sent as a number. */
export const Text = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Number, Schema.Boolean])))
/** An id: a record without one is no record. */
export const Id = Schema.Union([Schema.String.check(Schema.isMinLength(1)), Schema.Number])
/** A number that may be absent, null, empty, or sent as text with or without thousands separators. [P-264] */
export const Amount = Schema.optionalKey(
  Schema.NullOr(Schema.Union([Schema.Finite, Schema.String.check(Schema.isPattern(/^(-?[\d,]+(\.\d+)?)?$/))])),
)
/** A list that may be absent or null. [P-263] */
export const List = <Item extends Schema.Top>(item: Item) => Schema.optionalKey(Schema.NullOr(Schema.Array(item)))

/** What a schema decodes to. */
export type Wire<S extends Schema.Top> = S['Type']
type TextValue = string | number | boolean | null | undefined

/** The text behind a `Text`, null where there is none. */
export const textOf = (value: TextValue): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** The number behind an `Amount`, null where there is none. */
export const amountOf = (value: string | number | null | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : Number(String(value).replaceAll(',', ''))
