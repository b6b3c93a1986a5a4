/**
 * Returns an id of 32 hexadecimal digits that cannot be guessed. Does not use `randomUUID`, which needs a secure
 * context: a portal in a network without HTTPS has none.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns a request id of hexadecimal digits, as nginx makes it; null for anything else, because pages show only such
 * ids.
 */
export const parseRequestId = (header: string | null): string | null =>
  header !== null && /^[\da-f]{8,64}$/i.test(header) ? header : null
