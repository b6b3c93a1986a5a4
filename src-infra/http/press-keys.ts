import type { PressKeys } from '#app/kernel/press-key.port'

/**
 * Keys in memory, found again by press and content. `make` gives a new key; a browser's `randomUUID` needs a secure
 * context, which every deployment has. [E-204]
 */
export const makePressKeys = (make: () => string = () => crypto.randomUUID()): PressKeys => {
  const open = new Map<string, string>()
  const nameOf = (press: string, content: string) => `${press}\n${content}`
  return {
    keyOf: (press, content) => {
      const name = nameOf(press, content)
      const key = open.get(name) ?? make()
      open.set(name, key)
      return key
    },
    settle: (press, content) => {
      open.delete(nameOf(press, content))
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
