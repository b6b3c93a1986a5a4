type Listener = (event: Event) => void

/** The window events that report a failure. The code of the portal dispatches the last two. */
const EVENTS = 'error unhandledrejection securitypolicyviolation vite:preloadError caughterror failedanswer'
const first: Event[] = []
const failures: { listener: Listener } = {
  listener: (event) => {
    if (first.length < 20) first.push(event)
  },
}

/** Stores the first twenty failures of this page. [E-177] */
export const bufferEarlyErrors = (): void => {
  for (const name of EVENTS.split(' ')) addEventListener(name, (event) => failures.listener(event))
}

/** Passes all stored failures, and every later failure, to a listener. */
export const followFailures = (listener: Listener): void => {
  failures.listener = listener
  first.forEach(listener)
}
