import type { BrowserContext, Page } from '@playwright/test'

/** Everything that the closing checks examine of a test's pages. Filled while the test runs. */
export type WatchedPages = {
  readonly console: string[]
  readonly errors: string[]
  readonly violations: string[]
  /** The URLs that were shown in an address bar. */
  readonly addresses: string[]
}

/**
 * True for a URL to which a provider returns. It contains the parameters of the specification, which the page removes
 * immediately. [D1-30]
 */
const isReturn = (address: string) => /^https?:\/\/[^/]+\/(?:integration|kmc)-result(?:[/?#]|$)/.test(address)

const watchPage = (page: Page, watched: WatchedPages) => {
  page.on('console', (message) => {
    watched.console.push(message.text())
    if (message.type() === 'error') watched.errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => watched.errors.push(`uncaught: ${error.message}`))
  page.on('framenavigated', (frame) => {
    if (!isReturn(frame.url())) watched.addresses.push(frame.url())
  })
}

export const makeWatchedPages = (): WatchedPages => ({
  console: [],
  errors: [],
  violations: [],
  addresses: [],
})

/** Watches every page of the context, including windows that open later. */
export const watchPages = async (context: BrowserContext, watched: WatchedPages) => {
  await context.exposeBinding('__violation', (_source, text: string) => void watched.violations.push(text))
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { readonly __violation: (text: string) => unknown }).__violation
    const reportEvent = (event: SecurityPolicyViolationEvent) =>
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
    addEventListener('securitypolicyviolation', reportEvent, true)
  })
  context.on('page', (page) => watchPage(page, watched))
}
