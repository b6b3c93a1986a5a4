/**
 * One text in browser session storage under one key. Storage that is switched off or full stores nothing; the value then
 * lives in memory until the page is left. [E-137] [E-139]
 */
export type StorageItem = {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** What of `Storage` is needed; asked for at each use, because reading `sessionStorage` itself may throw. */
export type StorageAccess = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const tabStorage: StorageAccess = () => sessionStorage

/** As long as a session with a draft, in characters: a disk that has no room for it is full. */
const PROBE = 'x'.repeat(8192)

const attempt = <T>(what: () => T, otherwise: T): T => {
  try {
    return what()
  } catch {
    return otherwise
  }
}

/** Whether the storage keeps what is written into it. */
export const isStorageAvailable = (storage: StorageAccess = tabStorage): boolean =>
  attempt(() => {
    storage().setItem('portal-probe', PROBE)
    storage().removeItem('portal-probe')
    return true
  }, false)

const refusals = new EventTarget()

/** Calls `onRefused` at each text that a storage does not take, as a disk that has filled up; answers what ends it. [E-137] */
export const followRefusals = (onRefused: () => void): (() => void) => {
  refusals.addEventListener('refused', onRefused)
  return () => refusals.removeEventListener('refused', onRefused)
}

export const makeStorageItem = (key: string, storage: StorageAccess = tabStorage): StorageItem => {
  let memory: string | null = null
  return {
    // What was refused is newer than what the storage may still have.
    read: () => memory ?? attempt(() => storage().getItem(key), null),
    write: (text) => {
      memory = attempt(() => (storage().setItem(key, text), null), text)
      if (memory !== null) refusals.dispatchEvent(new Event('refused'))
    },
    remove: () => {
      memory = null
      attempt(() => storage().removeItem(key), undefined)
    },
  }
}
