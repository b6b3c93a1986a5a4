/** Values by name, in memory. */
export const inMemoryRecord = <Value>(start: Readonly<Record<string, Value>> = {}) => {
  const values = new Map(Object.entries(start))
  return {
    read: (name: string) => values.get(name) ?? null,
    write: (name: string, value: Value) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  }
}
