type Listener = (event: Event) => void

/** The code of the portal dispatches the last two. */
const EVENTS = 'error unhandledrejection securitypolicyviolation vite:preloadError caughterror failedanswer'
const first: Event[] = []
const failures: { listener: Listener } = {
  listener: (event) => {
    if (first.length < 20) first.push(event)
  },
}

/** The first twenty. [E-177] */
export const bufferEarlyErrors = (): void => {
  for (const name of EVENTS.split(' ')) addEventListener(name, (event) => failures.listener(event))
}

/** All stored ones, and every later one. */
export const followFailures = (listener: Listener): void => {
  failures.listener = listener
  first.forEach(listener)
}
