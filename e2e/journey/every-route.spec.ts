import type { Page } from '@playwright/test'
import { ROUTES, type Route } from '#domain/session/routes'
import { axe, type PersonaName, see, test, type World } from '../journey.ts'
import { enterOffice } from '../steps/office.ts'
import { browserTextSize, seeFits, seeFitsEnlarged } from '../steps/text-size.ts'

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

const READ = ROUTES.filter((path) => !ELSEWHERE.includes(path))
/** One browser reads several pages: starting it costs more than a page does. */
const AT_ONCE = 6
const groups = Array.from({ length: Math.ceil(READ.length / AT_ONCE) }, (_, at) =>
  READ.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
)

for (const group of groups)
  test(`[E-213] no barrier on a phone, with text twice as large, and by the keyboard: ${group.join(', ')}`, async ({
    page,
    world,
  }) => {
    const text = await browserTextSize(page)
    for (const route of group)
      await test.step(route, async () => {
        await text.asUsual()
        await page.setViewportSize({ width: 360, height: 740 })
        await open(page, world, route)
        await seeFits(page, `${route} at 360 px`)
        await axe(page)
        await seeFocus(page)
        await seeFitsEnlarged(page, route)
        await text.twiceAsLarge()
        await seeFits(page, `${route} at 360 px, 200 % text`)
        await page.setViewportSize({ width: 1280, height: 900 })
        await seeFits(page, `${route} at 1280 px, 200 % text`)
        // The next page is for somebody else.
        await world.forget()
        await page.evaluate(() => sessionStorage.clear())
        await page.context().clearCookies({ name: 'jwtToken' })
      })
  })
