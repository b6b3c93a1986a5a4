/** Returns a request id of hexadecimal digits, as nginx makes it; null for anything else, which no page shows. */
export const requestIdIn = (header: string | null): string | null =>
  header !== null && /^[\da-f]{8,64}$/i.test(header) ? header : null
