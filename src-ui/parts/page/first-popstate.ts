/**
 * Gets every `popstate` before any other listener, even before the router. If a listener of this target prevents the
 * event, no other listener gets it. [P-313]
 */
export const firstPopStateTarget = new EventTarget()

// A window calls its capture listeners before all others, and among them in the order in which they were added. This
// listener is added before the first render, so it also runs before a capture listener of the router.
if (typeof window !== 'undefined')
  addEventListener(
    'popstate',
    (event) => {
      if (!firstPopStateTarget.dispatchEvent(new Event('popstate', { cancelable: true })))
        event.stopImmediatePropagation()
    },
    { capture: true },
  )
