import { Effect } from 'effect'
import { createStore, entries, promisifyRequest } from 'idb-keyval'

/**
 * A store of records in a database of this browser, each under a key. It is for values that every tab shares, or that
 * must survive the page and are too large for session storage. If the browser refuses to store them, they are kept in
 * memory until the page is left. Never fails. [E-139]
 */
export type BrowserDatabase = {
  readonly records: Effect.Effect<readonly RawRecord[]>
  readonly put: (key: string, value: unknown) => Effect.Effect<void>
  readonly remove: (keys: readonly string[]) => Effect.Effect<void>
}
type RawRecord = { readonly key: string; readonly value: unknown }

/** The time after which a database that does not answer counts as unavailable. */
const DATABASE_TIMEOUT = '3 seconds'

/** Makes a store in a separate database, because the library makes only one store in each database. */
export const makeBrowserDatabase = (name: `portal-${string}`): BrowserDatabase => {
  const memory = new Map<string, unknown>()
  const inDatabase = createStore(name, name.replace('portal-', ''))
  const change = (work: (store: IDBObjectStore) => void) =>
    inDatabase('readwrite', (store) => {
      work(store)
      // Commits immediately. Otherwise the browser waits for further requests of the page, and the page may be left
      // before the transaction ends.
      store.transaction.commit()
      return promisifyRequest(store.transaction)
    })
  const attempt = <T>(work: () => Promise<T>, otherwise: () => T): Effect.Effect<T> => {
    const orElse = () => Effect.sync(otherwise)
    return Effect.tryPromise(work).pipe(
      Effect.timeoutOrElse({ duration: DATABASE_TIMEOUT, orElse }),
      Effect.catch(orElse),
    )
  }

  return {
    records: Effect.map(
      attempt<readonly (readonly [IDBValidKey, unknown])[]>(
        () => entries(inDatabase),
        () => [],
      ),
      (storedEntries) =>
        [...storedEntries, ...memory].flatMap(([key, value]) => (typeof key === 'string' ? [{ key, value }] : [])),
    ),
    put: (key, value) =>
      attempt(
        () => change((store) => void store.put(value, key)),
        () => void memory.set(key, value),
      ),
    remove: (keys) =>
      Effect.suspend(() => {
        for (const key of keys) memory.delete(key)
        return attempt(
          () => change((store) => keys.forEach((key) => void store.delete(key))),
          () => undefined,
        )
      }),
  }
}
