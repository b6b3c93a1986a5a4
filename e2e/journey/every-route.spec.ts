import type { Page } from '@playwright/test'
import { ROUTES, type Route } from '#domain/session/routes'
import { axe, type PersonaName, see, test, type World } from '../journey.ts'
import { enterOffice } from '../steps/office.ts'

/** How each page is reached that not everybody may see; the certification windows and fixed redirects are no pages to read. */
const SIGNED_IN: Partial<Record<Route, PersonaName>> = {
  '/onslf-check': 'new-individual-confirmed',
  '/info-agree': 'new-individual-confirmed',
  '/mydata-agree': 'new-individual-confirmed',
  '/aply-info': 'new-corporate-confirmed',
  '/aply-cmptn': 'applied-new',
  '/aply-result': 'selected-supplement',
  '/result-modify': 'applied-transfer-error',
  '/result-modify-bizinfo': 'corporate-supplement-request',
  '/result-modify-cmptn': 'applied-transfer-error',
  '/proof-intro': 'applied-target-selected',
  '/proof-reg': 'applied-target-selected',
  '/proof-reg-all': 'applied-target-selected',
  '/proof-reg-parcel': 'applied-target-selected',
  '/opinion-submit': 'hold-opinion-answered',
}
const OFFICE: readonly Route[] = ['/popup-mng', '/popup-reg']
const ELSEWHERE: readonly Route[] = [
  '/bzmn-result-admin',
  '/kmc-result',
  '/integration-result',
  // Reached from a proof; read in their own journeys.
  '/detail-page',
  '/proof-reg-add',
]

const open = async (page: Page, world: World, route: Route) => {
  const persona = SIGNED_IN[route]
  if (route === '/coming-soon') await world.clock('2025-10-28T22:10:00+09:00')
  if (OFFICE.includes(route)) await enterOffice(page, world, route)
  else if (persona === undefined) await page.goto(route)
  else await world.enter(persona, route)
  await see(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await see(page).toHaveURL(new RegExp(`^[^?#]*${route === '/popup-daily' ? '/popup(-daily)?' : route}(\\?.*)?$`))
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Text twice as large, as a person sets it in the browser: what is measured in `rem`, the layout too, follows. */
const enlarge = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await see.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
}

/** Tab reaches something that can be seen and is marked as having the focus. */
const seeFocus = async (page: Page) => {
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await see(focused).toBeVisible()
  const marked = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const around = element.parentElement === null ? null : getComputedStyle(element.parentElement)
    return (
      (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || around?.outlineStyle !== 'none'
    )
  })
  see(marked, 'the focus can be seen').toBe(true)
}

for (const route of ROUTES.filter((path) => !ELSEWHERE.includes(path)))
  test(`${route}: no barrier on a phone, with text twice as large, and by the keyboard`, async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, world, route)
    see(await tooWide(page), '360 px').toBeLessThanOrEqual(0)
    await axe(page)
    await seeFocus(page)
    await enlarge(page)
    see(await tooWide(page), '360 px, 200 % text').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    see(await tooWide(page), '1280 px, 200 % text').toBeLessThanOrEqual(0)
  })
