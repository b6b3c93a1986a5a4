/** Joins class names for the attribute `class`. Leaves out false, null and undefined. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** Joins ids for an attribute such as `aria-describedby`. Leaves out false, null and undefined. */
export const idList = classNames
