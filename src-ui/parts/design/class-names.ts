/** Joins class names for the attribute `class`. Leaves out false and undefined values. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
