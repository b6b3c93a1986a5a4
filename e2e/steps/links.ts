import type { Page } from '@playwright/test'
import { isRoute } from '#domain/pages/routes'
import { expect } from '../journey.ts'

/** The URLs of files that a page has linked to and that the server has. */
const existingFiles = new Set<string>()

/** True if the server has the file. Each file is requested once. */
const hasFile = async (page: Page, url: string): Promise<boolean> => {
  if (existingFiles.has(url)) return true
  const answer = await page.context().request.get(url)
  if (!answer.ok() || (await answer.body()).length === 0) return false
  existingFiles.add(url)
  return true
}

/** True if the target exists: a route of the portal, an anchor on the page, a file of the server, or a telephone. */
const isAlive = async (
  page: Page,
  { href, raw }: { readonly href: string; readonly raw: string },
): Promise<boolean> => {
  const [target, here] = [new URL(href), new URL(page.url())]
  if (target.protocol === 'tel:') return /^tel:[\d-]{8,}$/.test(href)
  // The map shows a centre of the directory.
  if (href.startsWith('https://map.kakao.com/link/search/'))
    return /(센터|본부)$/.test(decodeURIComponent(target.pathname))
  if (target.origin !== here.origin) return false
  if (raw.startsWith('#') || (target.hash !== '' && target.pathname === here.pathname))
    return (await page.locator(`[id="${decodeURIComponent(target.hash.slice(1))}"]`).count()) > 0
  return isRoute(target.pathname) || hasFile(page, target.href)
}

/** Checks that every link of the page has an existing target. */
export const seeNoDeadLinks = async (page: Page, what: string) => {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) =>
      anchors.map((link) => ({ href: (link as HTMLAnchorElement).href, raw: link.getAttribute('href') ?? '' })),
    )
  const dead: string[] = []
  for (const link of links) if (!(await isAlive(page, link))) dead.push(link.raw)
  expect(dead, `${what}: links without a target`).toEqual([])
}
