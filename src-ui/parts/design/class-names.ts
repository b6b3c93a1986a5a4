/** Joins class names for the attribute `class`; false and undefined ones are omitted. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
