import { Effect } from 'effect'

/**
 * Records under keys in a database of this browser, for what has to outlive a page and is too large for the storage of the
 * tab, or is meant for every tab. A browser that refuses keeps them in memory until the page is left. Never fails. [E-139]
 */
export type BrowserStore = {
  readonly records: Effect.Effect<readonly BrowserRecord[]>
  readonly put: (key: string, value: unknown) => Effect.Effect<void>
  readonly remove: (keys: readonly string[]) => Effect.Effect<void>
}
/** What lies under a key, as it was found: nothing of it is known yet. */
export type BrowserRecord = { readonly key: string; readonly value: unknown }

const STORES = ['sent-applications', 'chosen-files'] as const
export type BrowserStoreName = (typeof STORES)[number]

const DATABASE = 'portal'
const VERSION = 1
/** A database that does not answer for so long is taken for one that refuses, in ms. */
const PATIENCE_MS = 3000

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
  })

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(DATABASE, VERSION)
  request.addEventListener('upgradeneeded', () => {
    for (const name of STORES) request.result.createObjectStore(name)
  })
  return answerOf(request)
}

/** Resolves once the browser has written it all. */
const change = (database: IDBDatabase, name: BrowserStoreName, work: (store: IDBObjectStore) => void) =>
  new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(name, 'readwrite')
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    work(transaction.objectStore(name))
    // Nothing follows: the browser need not ask the page again, which may be left meanwhile.
    transaction.commit()
  })

const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

const browserDatabase = (): IDBFactory | null => globalThis.indexedDB ?? null

export const makeBrowserStore = (
  name: BrowserStoreName,
  factory: () => IDBFactory | null = browserDatabase,
): BrowserStore => {
  const memory = new Map<string, unknown>()
  let opened: Promise<IDBDatabase> | null = null
  const database = () => {
    const found = factory()
    if (found === null) throw new Error('no database')
    return (opened ??= openDatabase(found))
  }
  const attempt = <T>(work: (open: IDBDatabase) => Promise<T>, otherwise: () => T): Effect.Effect<T> =>
    Effect.tryPromise(() => inTime(async () => work(await database()))).pipe(Effect.catch(() => Effect.sync(otherwise)))

  return {
    records: Effect.map(
      attempt<readonly BrowserRecord[]>(
        async (open) => {
          const store = open.transaction(name).objectStore(name)
          const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())])
          return keys.flatMap((key, at) => (typeof key === 'string' ? [{ key, value: values[at] as unknown }] : []))
        },
        () => [],
      ),
      (kept) => [...kept, ...[...memory].map(([key, value]) => ({ key, value }))],
    ),
    put: (key, value) =>
      attempt(
        (open) => change(open, name, (store) => void store.put(value, key)),
        () => void memory.set(key, value),
      ),
    remove: (keys) =>
      Effect.suspend(() => {
        for (const key of keys) memory.delete(key)
        return attempt(
          (open) =>
            change(open, name, (store) => {
              for (const key of keys) store.delete(key)
            }),
          () => undefined,
        )
      }),
  }
}
