/** What goes wrong with a page comes to its window by these events; the last two are of our own. */
const EVENTS = [
  ...['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError'],
  ...['screenerror', 'malformedanswer'],
]

/** Keeps the first twenty failures of this page; answers how to hear those and all that follow. [E-177] */
export const keepFirstFailures = (): ((hear: (event: Event) => void) => void) => {
  const kept: Event[] = []
  let hear = (event: Event) => {
    if (kept.length < 20) kept.push(event)
  }
  for (const name of EVENTS) addEventListener(name, (event) => hear(event))
  return (next) => {
    hear = next
    kept.forEach(next)
  }
}
