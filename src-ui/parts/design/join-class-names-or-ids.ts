/** Joins class names or ids for an attribute. Leaves out false and undefined values. */
export const joinClassNamesOrIds = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
