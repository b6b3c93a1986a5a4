/**
 * Makes the storage of a browser in memory. If `broken`, it refuses everything, as in a private window or on a full
 * disk.
 */
export const memoryStorage = (entries: Record<string, string> = {}, isBroken = false) => {
  const kept = new Map(Object.entries(entries))
  const refuse = () => {
    if (isBroken) throw new DOMException('no storage', 'SecurityError')
  }
  return {
    kept,
    access: () => {
      refuse()
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      }
    },
  }
}
