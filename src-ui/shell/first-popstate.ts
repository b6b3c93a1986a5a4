/** Hears of Back and forward before anybody else, the router included, who never do if it prevents the default. [P-313] */
export const firstPopState = new EventTarget()

// Browsers call the listeners of a window in the order in which they were added, `capture` or not: this one is added
// before the first drawing, hence before the router's.
if (typeof window !== 'undefined')
  addEventListener(
    'popstate',
    (event) => {
      if (!firstPopState.dispatchEvent(new Event('popstate', { cancelable: true }))) event.stopImmediatePropagation()
    },
    { capture: true },
  )
