/**
 * Gets every `popstate` before any other listener, even before the router. If a listener of this target prevents the
 * event, no other listener gets it. [P-313]
 */
export const firstPopStateTarget = new EventTarget()

// Browsers call the listeners of a window in the order in which they were added, even if `capture` differs. This
// listener is added before the first render, and therefore before the listener of the router.
if (typeof window !== 'undefined')
  addEventListener(
    'popstate',
    (event) => {
      if (!firstPopStateTarget.dispatchEvent(new Event('popstate', { cancelable: true })))
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
