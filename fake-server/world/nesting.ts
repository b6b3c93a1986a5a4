/** The maximum nesting of lists and objects in a call; the portal sends fewer than ten levels. */
const MAX_NESTING = 32

/** True if a parsed value is nested deeper than `levels`. Stops at that depth. */
export const isNestedTooDeep = (value: unknown, levels = MAX_NESTING): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isNestedTooDeep(inner, levels - 1)))
