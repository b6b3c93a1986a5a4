import type { Page } from '@playwright/test'
import { ROUTES, type Route } from '#domain/session/routes'
import { NETWORK_NOISE, OFFICE_ADDRESS, see, test, type World } from '../journey.ts'
import { registerNumber } from '../steps/business.ts'
import { dialog, pressInWindow } from '../steps/dialog.ts'
import { drawn, followAfresh, writeDownDrawing } from '../steps/drawn.ts'
import { screenCalls } from '../steps/session.ts'
import { type Ending, IN_MAINTENANCE, MAINTENANCE, ROUTE_MATRIX, type VisitorKind } from './route-matrix.table.ts'

const ADMIN_TOKEN_KEY = 'portal-admin-token'

/** What a visitor brings along: what one page takes from him is put back before the next. */
type Belongings = { readonly stored: readonly (readonly [string, string])[]; readonly cookies: Cookies }
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

const belongingsOf = async (page: Page): Promise<Belongings> => ({
  stored: await page.evaluate(() => Object.entries(sessionStorage)),
  cookies: await page.context().cookies(),
})
/** Whether an earlier visit left all of it where it was, on a page of the portal with no window open. */
const stillThere = (page: Page, { stored }: Belongings) =>
  page.evaluate(
    (keys) =>
      document.querySelector('#root') !== null &&
      document.querySelector('dialog[open]') === null &&
      keys.every((key) => sessionStorage.getItem(key) !== null),
    stored.map(([key]) => key),
  )
const bring = async (page: Page, { stored, cookies }: Belongings) => {
  await page.context().addCookies(cookies)
  await page.evaluate((entries) => {
    sessionStorage.clear()
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, stored)
}

const GUARD_ALERTS = [
  '인증정보가 만료되었습니다. 다시 인증해주세요.',
  '사업자등록번호 확인 후 진행해주세요.',
  '본인인증 후 진행해주세요.',
  '개인인증은 필수입니다',
  '접근 권한이 없습니다.',
  '잘못된 접근입니다.',
]

/** Waits for a window that says one of these; none: for a page that stands, or any window. Looks with every picture, 240 visits long. */
const settled = (page: Page, says: readonly string[]) =>
  page.waitForFunction((texts) => {
    const said = document.querySelector('dialog[open]')?.textContent
    if (texts.length > 0) return texts.some((text) => said?.replaceAll('\u00a0', ' ').includes(text))
    const main = document.querySelector('main:not([aria-busy])')
    return said !== undefined || (main?.querySelector('h1, h2, [role="status"]') ?? null) !== null
  }, says)

/** One visit to its end. A page that a guard refuses draws nothing and calls nothing before its alert is read. */
const visit = async (page: Page, world: World, route: Route, ending: Ending, belongings: Belongings) => {
  const name = `${route} (${ending.ref})`
  const calls = await screenCalls(world)
  if (await stillThere(page, belongings)) await followAfresh(page, route)
  else {
    await bring(page, belongings)
    await page.goto(route, { waitUntil: 'commit' })
  }
  if ('passes' in ending) {
    await settled(page, [])
    const said = (await dialog(page).allInnerTexts()).join(' ')
    see
      .soft(
        GUARD_ALERTS.filter((text) => said.includes(text)),
        name,
      )
      .toEqual([])
    return
  }
  const { at, says, orSays } = ending
  if (says !== null) {
    await settled(page, orSays === undefined ? [says] : [says, ...orSays])
    if (GUARD_ALERTS.includes(says)) {
      see.soft(await drawn(page), `${name}: drawn before`).toEqual([])
      see.soft(await screenCalls(world), `${name}: called before`).toBe(calls)
    }
    await pressInWindow(page, '확인')
  }
  await page.waitForURL(at ?? route)
  await settled(page, [])
  see.soft(new URL(page.url()).pathname, name).toBe(at ?? route)
  see.soft(await dialog(page).count(), `${name}: a further window`).toBe(0)
}

/** Brings each kind of visitor about as it comes about in life; what is answered happens once no page looks on. */
const COMING: { readonly [visitor in VisitorKind]: (page: Page, world: World) => Promise<unknown> } = {
  nobody: (page) => page.goto('/ctn-mttr'),
  number: async (page) => {
    await registerNumber(page, '1000100001')
    await see(page.getByRole('timer')).toHaveText(/\d/)
  },
  verified: (_, world) => world.enter('new-individual-confirmed', '/mydata-agree'),
  applied: (_, world) => world.enter('applied-target-selected', '/ctn-mttr'),
  expired: async (page, world) => {
    await world.enter('applied-target-selected', '/proof-intro')
    await see(page.getByRole('timer')).toHaveText(/\d/)
    return async () => {
      await world.clock(new Date(Date.now() + 2 * 3_600_000).toISOString())
      await page.context().clearCookies({ name: 'jwtToken' })
    }
  },
  administrator: async (page, world) => {
    await world.visitor({ ip: OFFICE_ADDRESS })
    const answer = await page.request.post('/api/v1/admin/auth/popup-login', {
      data: {
        ...{ adminId: 'officer', password: 'officer-2025!', ipAddress: OFFICE_ADDRESS },
        ...{ authLevel: 'ROLE_ADMIN', adminName: 'officer' },
      },
    })
    const { result } = (await answer.json()) as { readonly result: { readonly accessToken: string } }
    await page.goto('/ctn-mttr')
    await page.evaluate(([key, token]) => sessionStorage.setItem(key, token), [
      ADMIN_TOKEN_KEY,
      result.accessToken,
    ] as const)
  },
}

const walk = async (page: Page, world: World, visitor: VisitorKind) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  const happens = await COMING[visitor](page, world)
  const { stored } = await belongingsOf(page)
  await writeDownDrawing(page)
  // A page that is none of the portal's: nothing of the visit happens before its first address.
  await page.goto('/licenses.txt')
  if (typeof happens === 'function') await (happens as () => Promise<void>)()
  const belongings = { stored, cookies: await page.context().cookies() }
  for (const route of ROUTES) await visit(page, world, route, ROUTE_MATRIX[route][visitor], belongings)
}

test('[E-017] [E-151] [E-152] [E-157] [E-158] [P-005] [P-006] every address for somebody of whom nothing is known', ({
  page,
  world,
}) => walk(page, world, 'nobody'))

test('[E-017] [E-151] [E-157] [P-005] [P-006] every address with a business number and no certification', ({
  page,
  world,
}) => walk(page, world, 'number'))

test('[E-017] [E-157] [E-158] every address for a certified person who has not applied', ({ page, world }) =>
  walk(page, world, 'verified'))

test('[E-017] [E-157] [E-158] every address for a certified person with an application', ({ page, world }) =>
  walk(page, world, 'applied'))

test('[E-148] [E-151] [P-005] every address after the time of a certified person is over', ({ page, world }) =>
  walk(page, world, 'expired'))

test('[E-151] [E-158] [P-006] every address for an administrator, who is no applicant', ({ page, world }) =>
  walk(page, world, 'administrator'))

/** Within the window that holds where the office has set none. */
const IN_THE_WINDOW = '2025-10-28T23:00:00+09:00'

test('[E-155] [P-237] in a maintenance window every address leads outside visitors to the notice, without a word', async ({
  page,
  world,
}) => {
  await world.clock(IN_THE_WINDOW)
  await page.goto('/ctn-mttr')
  await page.waitForURL('/coming-soon')
  const belongings = await belongingsOf(page)
  await writeDownDrawing(page)
  await page.reload()
  for (const route of ROUTES) await visit(page, world, route, MAINTENANCE[route] ?? IN_MAINTENANCE, belongings)
})

test('[P-238] and the office nowhere but where it goes otherwise', async ({ page, world }) => {
  await world.clock(IN_THE_WINDOW)
  await COMING.administrator(page, world)
  const belongings = await belongingsOf(page)
  await writeDownDrawing(page)
  await page.reload()
  for (const route of ROUTES) await visit(page, world, route, ROUTE_MATRIX[route].administrator, belongings)
})
