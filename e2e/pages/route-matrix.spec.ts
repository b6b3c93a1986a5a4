import type { Page } from '@playwright/test'
import {
  type VisitEnding,
  GUARD_ALERT_TEXTS,
  REDIRECTED_TO_MAINTENANCE,
  ISO_TIME_DURING_MAINTENANCE,
  MAINTENANCE_MATRIX,
  ROUTE_MATRIX,
  type VisitorKind,
} from '#domain/pages/guards.route-matrix.cases'
import { ROUTES, type Route } from '#domain/pages/routes'
import { NETWORK_NOISE, OFFICE_ADDRESS, expect, test, type TestWorld } from '../journey.ts'
import { logInAdministratorForToken } from '../steps/administrator.ts'
import { dialog, pressInDialog } from '../steps/dialog.ts'
import { countScreenCalls } from '../steps/session.ts'
import { readRecordedTexts, navigateAndClearRecordedTexts, recordShownTexts } from '../steps/texts-shown.ts'

const ALERTS: readonly string[] = Object.values(GUARD_ALERT_TEXTS)

/**
 * For each alert of a guard, the title of the page behind the alert: the title says why the page does not open, and is
 * all that the page shows.
 */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  // A visitor who was never certified is not asked to be certified again.
  [GUARD_ALERT_TEXTS.expired]: ['다시 인증해주세요', '본인인증을 먼저 해주세요'],
  [GUARD_ALERT_TEXTS.numberMissing]: ['사업자등록번호를 먼저 입력해주세요'],
  [GUARD_ALERT_TEXTS.notCertified]: ['본인인증을 먼저 해주세요'],
  [GUARD_ALERT_TEXTS.personMissing]: ['본인인증을 먼저 해주세요'],
  [GUARD_ALERT_TEXTS.noPermission]: ['이 화면은 보실 수 없습니다'],
}

/** The label of the button in a refusal, by the page that the button opens. */
const LEADS_TO: { readonly [route in Route]?: string } = {
  '/bzmn-reg': '사업자등록번호 입력하기',
  '/onslf-check': '본인인증 하기',
  '/aply-result': '신청결과 보기',
}

const ADMIN_TOKEN_KEY = 'portal-admin-token'

/** The visitor's stored data. If a page removes a part of it, that part is restored before the next page. */
type Belongings = { readonly stored: readonly (readonly [string, string])[]; readonly cookies: Cookies }
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

const belongingsOf = async (page: Page): Promise<Belongings> => ({
  stored: await page.evaluate(() => Object.entries(sessionStorage)),
  cookies: await page.context().cookies(),
})
/**
 * True if the visit removed nothing that was stored before it, and the tab shows a page of the portal without a dialog.
 */
const stillThere = (page: Page, { stored }: Belongings) =>
  page.evaluate(
    (keys) =>
      document.querySelector('#root') !== null &&
      document.querySelector('dialog[open]') === null &&
      keys.every((key) => sessionStorage.getItem(key) !== null),
    stored.map(([key]) => key),
  )
const restoreBelongings = async (page: Page, { stored, cookies }: Belongings) => {
  await page.context().addCookies(cookies)
  await page.evaluate((entries) => {
    sessionStorage.clear()
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, stored)
}

/**
 * Waits for a dialog with one of these texts. If no text is given, waits for a rendered page or for any dialog. Checks
 * again in every animation frame.
 */
const waitUntilSettled = (page: Page, says: readonly string[]) =>
  page.waitForFunction((texts) => {
    const alert = document.querySelector('dialog[open]')?.textContent
    if (texts.length > 0) return texts.some((text) => alert?.replaceAll('\u00a0', ' ').includes(text))
    const main = document.querySelector('main:not([aria-busy])')
    return alert !== undefined || (main?.querySelector('h1, h2, [role="status"]') ?? null) !== null
  }, says)

/** Runs one complete visit. A refused page renders nothing and makes no call before its alert is read. */
const visit = async (page: Page, world: TestWorld, route: Route, ending: VisitEnding, belongings: Belongings) => {
  const name = `${route} (${ending.ref})`
  const calls = await countScreenCalls(world)
  if (await stillThere(page, belongings)) await navigateAndClearRecordedTexts(page, route)
  else {
    await restoreBelongings(page, belongings)
    await page.goto(route, { waitUntil: 'commit' })
  }
  if ('passes' in ending) {
    await waitUntilSettled(page, [])
    const shownTexts = (await dialog(page).allInnerTexts()).join(' ')
    expect
      .soft(
        ALERTS.filter((text) => shownTexts.includes(text)),
        name,
      )
      .toEqual([])
    return
  }
  const { page: target, says, orSays } = ending
  if (says !== null) {
    await waitUntilSettled(page, orSays === undefined ? [says] : [says, ...orSays])
    if (ALERTS.includes(says)) {
      const ownTexts = (await readRecordedTexts(page)).filter(
        (text) => BEHIND[says]?.includes(text.replaceAll('\u00a0', ' ')) !== true,
      )
      expect.soft(ownTexts, `${name}: drawn before`).toEqual([])
      expect.soft(await countScreenCalls(world), `${name}: called before`).toBe(calls)
    }
    await pressInDialog(page, LEADS_TO[target ?? '/'] ?? '첫 화면으로')
  }
  await page.waitForURL(target ?? route)
  await waitUntilSettled(page, [])
  expect.soft(new URL(page.url()).pathname, name).toBe(target ?? route)
  expect.soft(await dialog(page).count(), `${name}: a further window`).toBe(0)
}

/**
 * Prepares a visitor by the steps that a real visitor takes. Returns a step that must run while no page is open; most
 * visitors need none.
 */
type Prepare = (page: Page, world: TestWorld) => Promise<(() => Promise<void>) | void>

/**
 * The visitors, in the order in which they are tried. A visitor who has only entered a number ends no visit in a way of
 * his own.
 */
const WALKING_VISITORS = ['nobody', 'certified', 'applied', 'expired', 'administrator'] as const
type WalkingVisitor = (typeof WALKING_VISITORS)[number] & VisitorKind

const PREPARE: { readonly [visitor in WalkingVisitor]: Prepare } = {
  nobody: async (page) => void (await page.goto('/ctn-mttr')),
  certified: async (_, world) => void (await world.enter('new-individual-confirmed', '/mydata-agree')),
  applied: async (_, world) => void (await world.enter('applied-target-selected', '/ctn-mttr')),
  expired: async (page, world) => {
    await world.enter('applied-target-selected', '/proof-intro')
    await expect(page.getByRole('timer')).toHaveText(/\d/)
    return async () => {
      await world.advance('PT2H')
      await page.context().clearCookies({ name: 'jwtToken' })
    }
  },
  administrator: async (page, world) => {
    await world.visitor({ ip: OFFICE_ADDRESS })
    const token = await logInAdministratorForToken(page)
    await page.goto('/ctn-mttr')
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [ADMIN_TOKEN_KEY, token] as const)
  },
}

const kindOf = (ending: VisitEnding) => JSON.stringify({ ...ending, ref: '' })

/**
 * Returns the first route of each way in which a visit ends, without the ways in which a visit of these other visitors
 * ends. `src-domain/pages/guards.route-matrix.test.ts` covers every route and visitor, and
 * `src-app/pages/enter-route.test.ts` and `src-ui/app/pages/RouteGate.test.tsx` show that every page asks the guards.
 */
const oneOfEach = (endingOf: (route: Route) => VisitEnding, others: readonly WalkingVisitor[]): readonly Route[] => {
  const seen = new Set(others.flatMap((other) => ROUTES.map((route) => kindOf(ROUTE_MATRIX[route][other]))))
  return ROUTES.filter((route) => seen.size < seen.add(kindOf(endingOf(route))).size)
}

const walk = (
  page: Page,
  world: TestWorld,
  visitor: WalkingVisitor,
  {
    endingOf = (route) => ROUTE_MATRIX[route][visitor],
    routes = oneOfEach(endingOf, WALKING_VISITORS.slice(0, WALKING_VISITORS.indexOf(visitor))),
  }: { readonly endingOf?: (route: Route) => VisitEnding; readonly routes?: readonly Route[] } = {},
) =>
  test.step(visitor, async () => {
    const afterwards = await PREPARE[visitor](page, world)
    const { stored } = await belongingsOf(page)
    // Starts on a URL that is no page of the portal, so that no page of the portal runs before the first URL of the
    // visit.
    await page.goto('/licenses.txt')
    await afterwards?.()
    const belongings = { stored, cookies: await page.context().cookies() }
    for (const route of routes) await visit(page, world, route, endingOf(route), belongings)
  })

test.beforeEach(async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  await recordShownTexts(page)
})

test(
  '[E-017] [E-148] [E-151] [E-152] [E-157] [E-158] [P-005] [P-006] every kind of URL opens the right page',
  { tag: '@first' },
  async ({ page, world }) => {
    for (const visitor of WALKING_VISITORS.filter((name) => name !== 'administrator')) await walk(page, world, visitor)
  },
)

test(
  '[E-151] [E-155] [E-158] [P-006] [P-237] [P-238] every kind of URL opens the right page in a maintenance window',
  { tag: '@first' },
  async ({ page, world }) => {
    await world.clock(ISO_TIME_DURING_MAINTENANCE)
    await walk(page, world, 'nobody', {
      endingOf: (route) => MAINTENANCE_MATRIX[route] ?? REDIRECTED_TO_MAINTENANCE,
    })
    // Both kinds of page that the office opens as usual, and one that it must be certified for.
    const routes: readonly Route[] = ['/', '/popup-reg', '/detail-page']
    await walk(page, world, 'administrator', { routes })
    await world.clock(null)
    await walk(page, world, 'administrator', { routes })
  },
)
