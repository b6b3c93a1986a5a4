/** The names of the holes of a text: of `'{name}님'` it is `'name'`; of a text not known in advance any name. */
type Holes<T extends string> = string extends T
  ? string
  : T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Holes<Rest>
    : never

/** Puts values into the holes of a text: `fill('{name}님', { name })`. Every hole needs its value; a missing one stays visible. */
export const fill = <T extends string>(text: T, values: Readonly<Record<Holes<T>, string | number>>): string =>
  text.replace(/\{([^{}]+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  )

/** Korean phrases that read badly when a line ends inside them: `할 수 있습니다`, `할 수 없습니다`. */
const PHRASE = / 수 (?=있|없|밖)/g

/** The same text with spaces that do not break inside such phrases. Only for showing: stored texts stay as they are. */
export const keepTogether = (text: string): string => text.replace(PHRASE, '\u00a0수\u00a0')
