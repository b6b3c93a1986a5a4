/** Dispatches `popstate` before every other listener, including the router's; preventing it stops the event. [P-313] */
export const firstPopState = new EventTarget()

// Browsers call the listeners of a window in the order in which they were added, regardless of `capture`: this one is
// added before the first render, hence before the router's.
if (typeof window !== 'undefined')
  addEventListener(
    'popstate',
    (event) => {
      if (!firstPopState.dispatchEvent(new Event('popstate', { cancelable: true }))) event.stopImmediatePropagation()
    },
    { capture: true },
  )
