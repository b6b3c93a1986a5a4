import type { Because } from './decide.ts'

declare const brand: unique symbol

/** A branded value of type `T` with a single constructor: a `RegistrationNumber` is not a string. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name }

/** The result of a check: the value, or a refusal with a reason code and, if one part is wrong, that part. */
export type ParseResult<T, Code extends string, At extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Refusal<Code, At>

/**
 * A refusal with a reason code, never a sentence. `at` is the part to correct, `because` the row if a table refuses.
 */
export type Refusal<Code extends string, At extends string = string> = {
  readonly ok: false
  readonly code: Code
  readonly at?: At
  readonly because?: Because
}

export const accepted = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const refused = <const Code extends string, const At extends string = never>(
  code: Code,
  more: { readonly at?: At; readonly because?: Because } = {},
): Refusal<Code, At> => ({ ok: false, code, ...more })
