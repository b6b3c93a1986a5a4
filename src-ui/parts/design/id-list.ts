/** Joins ids for an attribute such as `aria-describedby`. Leaves out false and undefined values. */
export const idList = (...ids: readonly (string | false | null | undefined)[]): string => ids.filter(Boolean).join(' ')
