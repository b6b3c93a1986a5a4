/**
 * Returns an unguessable id of 32 hexadecimal digits. `randomUUID` needs a secure context, which a portal in a network
 * without HTTPS does not have.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns a request id of hexadecimal digits, as nginx makes it; null for anything else, which no page shows. */
export const requestIdIn = (header: string | null): string | null =>
  header !== null && /^[\da-f]{8,64}$/i.test(header) ? header : null
