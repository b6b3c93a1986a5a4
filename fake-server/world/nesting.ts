/** The deepest nesting of lists and records in a call; the portal sends fewer than ten levels. */
const MAX_NESTING = 32

/** Is a parsed value nested deeper than `levels`? Looks no deeper than that, whatever was sent. */
export const isNestedTooDeep = (value: unknown, levels = MAX_NESTING): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isNestedTooDeep(inner, levels - 1)))
