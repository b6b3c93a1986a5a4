const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/y
const COLON = /:/y
const NEXT_FIELD = /[,}]/y
const NEXT_ITEM = /[,\]]/y

class Broken extends Error {}

/**
 * Reads a JSON text. Returns the line and column of its first fault (null if the text is valid JSON), and the keys that
 * an object has twice. `JSON.parse` of Node gives no position for a wrong value such as `off`, and accepts repeated
 * keys.
 */
export const findJsonFaults = (
  text: string,
): {
  readonly brokenAt: { readonly line: number; readonly column: number } | null
  readonly twice: readonly string[]
} => {
  const twice: string[] = []
  let position = 0
  const skip = () => {
    SPACE.lastIndex = position
    position += SPACE.exec(text)?.[0].length ?? 0
  }
  const take = (token: RegExp): string => {
    skip()
    token.lastIndex = position
    const [match] = token.exec(text) ?? []
    if (match === undefined) throw new Broken()
    position += match.length
    return match
  }
  const isEmpty = (end: string): boolean => {
    position += 1
    skip()
    if (text[position] !== end) return false
    position += 1
    return true
  }
  const takeObject = () => {
    if (isEmpty('}')) return
    const keys = new Set<string>()
    do {
      const key = JSON.parse(take(STRING)) as string
      if (keys.has(key)) twice.push(key)
      keys.add(key)
      take(COLON)
      takeValue()
    } while (take(NEXT_FIELD) === ',')
  }
  const takeList = () => {
    if (isEmpty(']')) return
    do takeValue()
    while (take(NEXT_ITEM) === ',')
  }
  const takeValue = (): void => {
    skip()
    if (text[position] === '{') return takeObject()
    if (text[position] === '[') return takeList()
    take(text[position] === '"' ? STRING : SCALAR)
  }
  try {
    takeValue()
    skip()
    if (position < text.length) throw new Broken()
    return { brokenAt: null, twice }
  } catch (cause) {
    if (!(cause instanceof Broken)) throw cause
    const before = text.slice(0, position).split('\n')
    return { brokenAt: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }, twice }
  }
}
