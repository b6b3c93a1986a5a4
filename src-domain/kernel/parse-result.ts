import type { DecidingRule } from './decide.ts'

declare const brand: unique symbol

/**
 * A value of type `T` with a brand. Only the functions that check or clean a value add the brand: for example, the
 * compiler does not accept an unchecked string as a `BusinessNumber`.
 */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name }

/**
 * The result of a check: the value, or a refusal with a reason code and, for some refusals, the part of the input that
 * is wrong.
 */
export type ParseResult<T, Code extends string, At extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Refusal<Code, At>

/**
 * A refusal with a reason code, never with a sentence. `at` is the part to correct. `because` is the rule that refused,
 * if a decision table refused.
 */
type Refusal<Code extends string, At extends string = string> = {
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
