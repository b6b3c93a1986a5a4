/** The names of the holes of a text: of `'{name}님'` it is `'name'`; of a text not known in advance any name. */
export type Holes<T extends string> = string extends T
  ? string
  : T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Holes<Rest>
    : never

/** Puts values into the holes of a text: `fill('{name}님', { name })`. Every hole needs its value; a missing one stays visible. */
export const fill = <T extends string>(text: T, values: Readonly<Record<Holes<T>, string | number>>): string =>
  text.replace(/\{([^{}]+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  )
