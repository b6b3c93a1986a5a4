import { SERVER_CALL_MAXIMUMS } from '#domain/settings/server-limits'

/** True if a parsed value is nested deeper than `levels`. Does not look deeper than that. */
export const isNestedTooDeep = (value: unknown, levels: number = SERVER_CALL_MAXIMUMS.nesting): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isNestedTooDeep(inner, levels - 1)))
