import { isPublicPath } from '#domain/pages/guards'
import { ROUTE_FLAGS, isRoute, ROUTES } from '#domain/pages/routes'
import { expect, test } from '../journey.ts'

/** Pages that need a session, entered as the persona that sees most on them. */
const ENTERED = [
  ['new-individual-confirmed', '/onslf-check'],
  ['new-individual-confirmed', '/info-agree'],
  ['new-individual-confirmed', '/aply-info'],
  ['applied-new', '/aply-cmptn'],
  ['selected-supplement', '/aply-result'],
  ['applied-target-selected', '/proof-intro'],
] as const

/** A target is a route of the portal, an anchor on its page, or a file that the server has. */
test('every link of the product has an existing target', async ({ page, world, context }) => {
  const files = new Set<string>()
  const dead: string[] = []
  const checkPage = async (path: string) => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) =>
        anchors.map((link) => ({ href: (link as HTMLAnchorElement).href, raw: link.getAttribute('href') ?? '' })),
      )
    expect(links.length, path).toBeGreaterThan(0)
    for (const { href, raw } of links) {
      const target = new URL(href)
      if (target.protocol === 'tel:') {
        if (!/^tel:[\d-]{8,}$/.test(href)) dead.push(`${path} → ${raw}`)
      } else if (href.startsWith('https://map.kakao.com/link/search/')) {
        expect(decodeURIComponent(target.pathname), 'a place of the directory').toMatch(/(센터|본부)$/)
      } else if (target.origin !== new URL(page.url()).origin) dead.push(`${path} → ${raw} (elsewhere)`)
      else if (raw.startsWith('#') || (target.hash !== '' && target.pathname === new URL(page.url()).pathname)) {
        if ((await page.locator(`[id="${decodeURIComponent(target.hash.slice(1))}"]`).count()) === 0)
          dead.push(`${path} → ${raw}`)
      } else if (!isRoute(target.pathname)) files.add(target.href)
    }
  }
  for (const path of ROUTES.filter((route) => ROUTE_FLAGS[route].frame && isPublicPath(route))) {
    await page.goto(path)
    await checkPage(path)
  }
  for (const [persona, path] of ENTERED) {
    await world.enter(persona, path)
    await checkPage(path)
  }
  for (const address of files) {
    const answer = await context.request.get(address)
    if (!answer.ok() || (await answer.body()).length === 0) dead.push(`${address}: ${answer.status()}`)
  }
  expect(files.size).toBeGreaterThan(5)
  expect(dead).toEqual([])
})
