import type { BrowserContext, Page } from '@playwright/test'

/** Everything that a test's pages did and that its closing checks look at. Filled while the test runs. */
export type Watched = {
  readonly console: string[]
  readonly errors: string[]
  readonly violations: string[]
  /** Addresses that were shown in an address bar. */
  readonly addresses: string[]
  /** Keys that the queue admitted, and how often a page gave each back. */
  readonly admitted: Set<string>
  readonly released: Map<string, number>
}

const QUEUE_PATH = /\/ts\.wseq$/
/** `5002:200:key=…`: the next operation, the status, the parameters. Admitted are 200 and the express 303. */
const ADMITTED = /result='\d{4}:(?:200|303):([^']*)'/

const watchPage = (page: Page, watched: Watched) => {
  page.on('console', (message) => {
    watched.console.push(message.text())
    if (message.type() === 'error') watched.errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => watched.errors.push(`uncaught: ${error.message}`))
  page.on('framenavigated', (frame) => watched.addresses.push(frame.url()))
}

export const nothingWatched = (): Watched => ({
  console: [],
  errors: [],
  violations: [],
  addresses: [],
  admitted: new Set(),
  released: new Map(),
})

/** Watches every page of the context, windows that open later too. */
export const watch = async (context: BrowserContext, watched: Watched) => {
  await context.exposeBinding('__violation', (_source, text: string) => void watched.violations.push(text))
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { readonly __violation: (text: string) => unknown }).__violation
    document.addEventListener('securitypolicyviolation', (event) => {
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  context.on('page', (page) => watchPage(page, watched))
  context.on('request', (request) => {
    const url = new URL(request.url())
    const key = url.searchParams.get('key')
    if (!QUEUE_PATH.test(url.pathname) || url.searchParams.get('opcode') !== '5004' || key === null) return
    watched.released.set(key, (watched.released.get(key) ?? 0) + 1)
  })
  context.on('response', (response) => {
    const url = new URL(response.url())
    if (!QUEUE_PATH.test(url.pathname) || url.searchParams.get('opcode') === '5004') return
    void response.text().then(
      (text) => {
        const key = new URLSearchParams(ADMITTED.exec(text)?.[1] ?? '').get('key')
        if (key !== null && key !== '') watched.admitted.add(key)
      },
      () => {},
    )
  })
}
