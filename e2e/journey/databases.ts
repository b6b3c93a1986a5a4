import type { Page } from '@playwright/test'

/**
 * Returns all records of every IndexedDB database of the page's origin, as text by database name. A stored file is
 * represented by its type and size.
 */
export const readDatabases = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('a database that cannot be read')))
      })
    const inText = (_: string, value: unknown) => (value instanceof Blob ? `${value.type} ${value.size}` : value)
    const databases: Record<string, string> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const records: unknown[] = []
      for (const store of stores) {
        const from = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([resultOf(from.getAllKeys()), resultOf(from.getAll())])
        records.push([store, keys, values])
      }
      databases[name] = JSON.stringify(records, inText)
      database.close()
    }
    return databases
  })
