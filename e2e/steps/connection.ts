import type { Page } from '@playwright/test'

/**
 * Makes the browser report this connection from the next page on. The main page preloads nothing in data-saver mode.
 * [D1-266]
 */
export const imitateNetworkInformation = (
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
) =>
  page.addInitScript(
    (connectionValue) => Object.defineProperty(navigator, 'connection', { value: connectionValue }),
    connection,
  )
