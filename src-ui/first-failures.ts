type Hear = (event: Event) => void

/** What goes wrong with a page comes to its window by these events; the last two are of our own. */
const EVENTS = 'error unhandledrejection securitypolicyviolation vite:preloadError screenerror malformedanswer'
const first: Event[] = []
const failures: { hear: Hear } = {
  hear: (event) => {
    if (first.length < 20) first.push(event)
  },
}

/** Keeps the first twenty failures of this page. [E-177] */
export const keepFirstFailures = (): void => {
  for (const name of EVENTS.split(' ')) addEventListener(name, (event) => failures.hear(event))
}

/** Hands on what was kept, and all that follows. */
export const hearFailures = (hear: Hear): void => {
  failures.hear = hear
  first.forEach(hear)
}
