import type { Clean } from './clean.ts'

/** A text input at one moment; `caret` is a place between its characters. */
export type TypedText = { readonly text: string; readonly caret: number }

/** What an input makes of a text that was just changed in it: the value of its field, how it stands there, and the caret. */
export type TakenText = TypedText & { readonly value: string }

const digitsIn = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** Of so many digits, how many were dropped in front to make the value: leading zeros. */
const droppedInFront = (digits: string, value: string): number => {
  for (let dropped = 0; dropped < digits.length; dropped += 1) if (digits.startsWith(value, dropped)) return dropped
  return digits.length
}

/** Where the caret stands behind so many digits of a number with separators. */
const behind = (shown: string, digits: number): number => {
  let [at, seen] = [0, 0]
  while (seen < digits && at < shown.length) {
    if (/\d/.test(shown[at] ?? '')) seen += 1
    at += 1
  }
  return at
}

/** A text without separators: the caret stays behind the same characters. */
export const takeText = ({ text, caret }: TypedText, clean: Clean): TakenText => {
  const value = clean(text)
  return { value, text: value, caret: Math.min(clean(text.slice(0, caret)).length, value.length) }
}

/**
 * A number whose separators stand while it is typed (`123,456`): the caret stays behind the same digits. `forward`: the
 * person deletes towards the end; a separator, which comes back at once, is then stepped over. [P-030] [D3-105]
 */
export const takeNumber = (
  { text, caret }: TypedText,
  clean: Clean,
  show: Clean,
  { forward = false }: { readonly forward?: boolean } = {},
): TakenText => {
  const value = clean(text)
  const shown = show(value)
  const before = digitsIn(text.slice(0, caret)).length - droppedInFront(digitsIn(text), value)
  const digits = Math.max(0, Math.min(before, value.length))
  const place = behind(shown, digits)
  const isSeparator = place < shown.length && !/\d/.test(shown[place] ?? '')
  return { value, text: shown, caret: forward && isSeparator && digits > 0 ? place + 1 : place }
}
