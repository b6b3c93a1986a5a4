/**
 * Idempotency keys: one per operation and content, kept until a final answer came, so that the server recognises the second
 * sending after a lost answer as the first. [E-204] [D1-232]
 */
export interface IdempotencyKeys {
  /** The key that is still open for this operation and content, else a new one. */
  readonly keyOf: (operation: string, content: string) => string
  /** A final answer came (a status below 500): the next sending has a new key. */
  readonly complete: (operation: string, content: string) => void
}

/** Keys in memory. `make` gives a new key; a browser's `randomUUID` needs a secure context, which every deployment has. */
export const makeIdempotencyKeys = (make: () => string = () => crypto.randomUUID()): IdempotencyKeys => {
  const open = new Map<string, string>()
  const nameOf = (operation: string, content: string) => `${operation}\n${content}`
  return {
    keyOf: (operation, content) => {
      const name = nameOf(operation, content)
      const key = open.get(name) ?? make()
      open.set(name, key)
      return key
    },
    complete: (operation, content) => {
      open.delete(nameOf(operation, content))
    },
  }
}

/** What makes two sendings the same content: the text of a body, or names, sizes and times of the files of a form. */
export const contentOf = (path: string, body: unknown): string => {
  if (!(body instanceof FormData)) return `${path}\n${JSON.stringify(body ?? null)}`
  const parts = [...body.entries()].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.type, value.lastModified],
  )
  return `${path}\n${JSON.stringify(parts)}`
}
