import type { Because } from './decide.ts'

declare const brand: unique symbol

/** A value of type `T` that was made in one place and carries that place's name: a `RegistrationNumber` is not a string. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name }

/** What a check answers: the value, or a refusal with a reason code and, where one part is to blame, that part. */
export type Checked<T, Code extends string, At extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Refusal<Code, At>

/**
 * A refusal: its reason code for code, never a sentence for people. `at` names the part that has to be mended, `because`
 * the row where a table refuses.
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
