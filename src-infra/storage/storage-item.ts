/**
 * One string in session storage under one key. If the storage is switched off or full, the string is kept in memory
 * until the page is left. [E-137] [E-139]
 */
export type SessionStorageItem = {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** The parts of `Storage` that are used. It is a function, because merely reading `sessionStorage` may throw. */
export type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const tabStorage: GetStorage = () => sessionStorage

/** A test string with the length of a session with a draft. A storage that cannot store it counts as full. */
const PROBE = 'x'.repeat(8192)

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export const isStorageAvailable = (storage: GetStorage = tabStorage): boolean =>
  attempt(() => {
    storage().setItem('portal-probe', PROBE)
    storage().removeItem('portal-probe')
    return true
  }, false)

const refusals = new EventTarget()

/** Calls `onRefused` for each string that the storage refuses. Returns an unsubscribe function. [E-137] */
export const followStorageRefusals = (onRefused: () => void): (() => void) => {
  refusals.addEventListener('refused', onRefused)
  return () => refusals.removeEventListener('refused', onRefused)
}

export const makeSessionStorageItem = (key: string, storage: GetStorage = tabStorage): SessionStorageItem => {
  let memory: string | null = null
  return {
    // If the storage refused a string, the memory has it, and it is newer than the stored string. So the memory is read
    // first.
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
