import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the prerendered page is taken over, true right after: what only the browser knows waits for it. [E-206] */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
