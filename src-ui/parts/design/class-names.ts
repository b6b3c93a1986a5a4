/** The names that are given, as one attribute `class`; what is false or undefined is left out. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
