import { randomId } from './request-id.ts'

/**
 * The key of a request. Call `complete` after a final answer (a status below 500), so that the next request gets a new
 * key.
 */
export type IdempotencyKey = { readonly key: string; readonly complete: () => void }

/**
 * Idempotency keys: one for each operation and content. A key is kept until a final answer, so that the server
 * recognises a request that is sent again after a lost answer. [E-204] [D1-232]
 */
export type IdempotencyKeys = (operation: string, content: string) => IdempotencyKey

/** Makes keys that exist only in memory. */
export const makeIdempotencyKeys = (): IdempotencyKeys => {
  const open = new Map<string, string>()
  return (operation, content) => {
    const name = `${operation}\n${content}`
    const key = open.get(name) ?? randomId()
    open.set(name, key)
    return {
      key,
      complete: () => {
        open.delete(name)
      },
    }
  }
}

/**
 * Returns the content from which the key of a request is made: its path, and the text of its body or the names, sizes
 * and times of the files in its form.
 */
export const idempotencyContentOf = (path: string, body: unknown): string => {
  if (!(body instanceof FormData)) return `${path}\n${JSON.stringify(body ?? null)}`
  const parts = [...body.entries()].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.type, value.lastModified],
  )
  return `${path}\n${JSON.stringify(parts)}`
}
