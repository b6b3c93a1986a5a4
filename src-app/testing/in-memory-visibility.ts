import type { PageVisibility } from '../session/page-visibility.port.ts'

/** Makes a tab whose visibility a test changes. */
export const inMemoryVisibility = (): PageVisibility & { readonly show: (visible: boolean) => void } => {
  const listeners = new Set<(visible: boolean) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (visible) => {
      for (const listener of listeners) listener(visible)
    },
  }
}
