// What a list of measured values is told as.

/** The middle value; the upper one of two. */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The median with the smallest and the largest value: `12.3 (11.0–15.8)`. */
export const spread = (values, digits = 0) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`
