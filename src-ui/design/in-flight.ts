import { signal, type ReadonlySignal } from '@preact/signals-react'
import { useLayoutEffect } from 'react'

const busyControls = signal(0)

/** How many controls on this page show that what they began is still on its way. [P-237] */
export const inFlight: ReadonlySignal<number> = busyControls

/** Every control that can be busy says so here for as long as it is drawn busy; one that is taken away waits for nothing. */
export const useInFlight = (busy: boolean): void =>
  useLayoutEffect(() => {
    if (!busy) return undefined
    busyControls.value = busyControls.peek() + 1
    return () => {
      busyControls.value = busyControls.peek() - 1
    }
  }, [busy])
