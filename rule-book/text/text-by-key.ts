import { SERVER_TEXT } from '#server-rules/server-text'
import * as TEXTS from './screen-texts.ts'

/**
 * The keys of the texts in a record: the keys of the catalogues (`op.confirm`), or the name of the record and the key in
 * it (`ACCOUNT_REFUSAL_TEXTS.digitsOnly`). None if the type of the record does not list its keys.
 */
type KeyIn<Name extends string, Texts> = string extends keyof Texts
  ? never
  : Texts extends Readonly<Record<string, string | undefined>>
    ? {
        readonly [key in keyof Texts & string]: key extends `${string}.${string}` ? key : `${Name}.${key}`
      }[keyof Texts & string]
    : never

/** The key of a text of the screens or of the server. */
export type TextKey =
  | { readonly [name in keyof typeof TEXTS]: KeyIn<name, (typeof TEXTS)[name]> }[keyof typeof TEXTS]
  | keyof typeof SERVER_TEXT

const textsIn = (name: string, texts: unknown): readonly (readonly [string, unknown])[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).map(([key, text]) => [key.includes('.') ? key : `${name}.${key}`, text])
    : []

/** Every text of the screens and of the server, by its key. If both have a key, the text is that of the screens. */
export const TEXT = Object.fromEntries([
  ...Object.entries(SERVER_TEXT),
  ...Object.entries(TEXTS).flatMap(([name, texts]) => textsIn(name, texts)),
]) as Readonly<Record<TextKey, string>>
