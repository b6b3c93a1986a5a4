/** Returns the first bytes of a file from a hexadecimal string. */
export const bytesFromHex = (hex: string | undefined): Uint8Array | undefined =>
  hex === undefined ? undefined : Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
