import type { Page } from '@playwright/test'

/**
 * Holds calls of this method and path until the returned function is called, so that the page can be checked in the
 * meantime. `*` matches any characters of the path.
 */
export const holdCalls = async (
  page: Page,
  { method = '*', path }: { readonly method?: string; readonly path: string },
): Promise<() => Promise<void>> => {
  const pattern = `**${path.replaceAll('*', '**')}*`
  let letGo = () => {}
  const release = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    if (method === '*' || route.request().method() === method) await release
    await route.continue().catch(() => undefined)
  })
  return async () => {
    letGo()
    await page.unroute(pattern)
  }
}
