import type { DecidingRule } from './decide.ts'

declare const brand: unique symbol

/** Only one function makes such a value, so that an unchecked string is no `RegistrationNumber`. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name }

/** If only one part of the input is wrong, the refusal names it. */
export type ParseResult<T, Code extends string, At extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Refusal<Code, At>

/** A reason code, never a sentence. `at`: the part to correct. `because`: the row of a table that refused. */
export type Refusal<Code extends string, At extends string = string> = {
  readonly ok: false
  readonly code: Code
  readonly at?: At
  readonly because?: DecidingRule
}

export const accepted = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const refused = <const Code extends string, const At extends string = never>(
  code: Code,
  more: { readonly at?: At; readonly because?: DecidingRule } = {},
): Refusal<Code, At> => ({ ok: false, code, ...more })
