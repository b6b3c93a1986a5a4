type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

/** Hears of Back and forward before anybody else, the router included; null: nobody does. [P-313] */
export const hearFirst = (listener: Listener | null): void => {
  first = listener
}

// Browsers call the listeners of a window in the order in which they were added, `capture` or not: this one is added
// before the first drawing, hence before the router's.
if (typeof window !== 'undefined') addEventListener('popstate', (event) => first?.(event), { capture: true })
