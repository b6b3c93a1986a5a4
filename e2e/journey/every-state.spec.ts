import type { Page } from '@playwright/test'
import { type Route, ROUTES } from '#domain/pages/routes'
import { seeNoAxeViolations, expect, PAGE_WITHOUT_SCRIPTS, test, type TestWorld } from '../journey.ts'
import { SCREEN_STATES, type ScreenState } from '../states.ts'
import { openAsAdministrator } from '../steps/administrator.ts'
import { seeNoOverflow, seeSentencesInOneFlow } from '../steps/layout.ts'
import { seeNoDeadLinks } from '../steps/links.ts'
import { seeVisibleTabStops } from '../steps/tab-stops.ts'
import { makeBrowserTextSizeSetter, seeNoOverflowEnlarged } from '../steps/text-size.ts'
import { seeLayout, STATES_WITH_LAYOUT } from './layouts-of-states.ts'

const openState = async (page: Page, world: TestWorld, { path, open, at, isOfOffice }: ScreenState) => {
  // An unknown URL is answered with 404, which the browser writes to its console.
  if (path === '/no-such-page') world.tolerate({ console: [/404/] })
  if (at !== undefined) await world.clock(at)
  if (isOfOffice) return openAsAdministrator(page, world, path)
  await page.goto(open)
  await page.waitForURL((url) => url.pathname === path)
}

/** Pages that redirect immediately, and pages that a separate journey visits. */
const ELSEWHERE: readonly Route[] = ['/bzmn-result-admin', '/kmc-result', '/integration-result', '/proof-reg-add']

test('the list of states contains every page without its own journey', () => {
  expect(ROUTES.filter((route) => !SCREEN_STATES.some(({ path }) => path === route))).toEqual(ELSEWHERE)
  const names = SCREEN_STATES.map(({ name }) => name)
  expect(STATES_WITH_LAYOUT.filter((name) => !names.includes(name))).toEqual([])
})

/** One browser checks several pages, because starting a browser takes longer than checking a page. */
const AT_ONCE = 8
const inGroups = (states: readonly ScreenState[]) =>
  Array.from({ length: Math.ceil(states.length / AT_ONCE) }, (_, index) =>
    states.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
const namesOf = (group: readonly ScreenState[]) => group.map(({ name }) => name).join(', ')

/** Opens and checks the states of a group one after the other. Session, cookie and world are reset after each. */
const inTurn = async (
  page: Page,
  world: TestWorld,
  group: readonly ScreenState[],
  read: (state: ScreenState) => Promise<void>,
): Promise<void> => {
  for (const state of group)
    await test.step(state.name, async () => {
      await openState(page, world, state)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
      await read(state)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(PAGE_WITHOUT_SCRIPTS)
      await world.forget()
      await page.context().clearCookies({ name: 'jwtToken' })
    })
}

/** Checks that Tab reaches a visible element, and that the element is marked as having the focus. */
const seeFocus = async (page: Page) => {
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
  const focusedElement = page.locator(':focus')
  await expect(focusedElement).toBeVisible()
  const outline = await focusedElement.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const parentStyle = element.parentElement === null ? null : getComputedStyle(element.parentElement)
    return (
      (outlineStyle !== 'none' && outlineWidth !== '0px') ||
      boxShadow !== 'none' ||
      parentStyle?.outlineStyle !== 'none'
    )
  })
  expect(outline, 'the focus can be seen').toBe(true)
}

/** Returns the text of each element in which a line begins with a separating dot. */
const dotsFirst = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
    const range = document.createRange()
    const placeOf = (text: Text, at: number) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    /** Returns the box of the visible letter before the letter with this index in the nth text; null if there is none. */
    const placeBefore = (n: number, letter: number): DOMRect | null => {
      const backwards = texts.slice(0, n + 1).toReversed()
      for (const [back, text] of backwards.entries())
        for (let at = (back === 0 ? letter : text.length) - 1; at >= 0; at -= 1) {
          const place = placeOf(text, at)
          if (place.width > 0) return place
        }
      return null
    }
    return texts.flatMap((text, n) =>
      [...text.data.matchAll(/·/g)].flatMap(({ index }) => {
        const [place, before] = [placeOf(text, index), placeBefore(n, index)]
        const inLine = before === null || (place.top < before.bottom && place.left >= before.left)
        return place.width === 0 || inLine ? [] : [text.parentElement?.textContent ?? '']
      }),
    )
  })

/** The first state of each page, and the states with the longest tables: they are also checked at other widths. */
const isWideState = ({ name, path }: ScreenState) =>
  SCREEN_STATES.find((state) => state.path === path)?.name === name ||
  /thousand-proofs|selected-supplement|hold-opinion-answered/.test(name)

const seeOnPhone = async (page: Page, state: ScreenState) => {
  const { name } = state
  await seeNoOverflow(page, name)
  await seeSentencesInOneFlow(page, name)
  // All states of a page have the same header and footer.
  await seeNoAxeViolations(page, { mainOnly: !isWideState(state) })
  await seeVisibleTabStops(page, name)
}

// `npm test` runs these tests, which open each page once. `npm run test:all` runs the tests below instead, which open
// every state.
for (const group of inGroups(SCREEN_STATES.filter(isWideState)))
  test(
    `[E-213] [D1-227] on a phone every page is accessible and fits: ${namesOf(group)}`,
    { tag: '@first-only' },
    async ({ page, world }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await inTurn(page, world, group, (state) => seeOnPhone(page, state))
    },
  )

for (const group of inGroups(SCREEN_STATES))
  test(`[E-213] [D1-227] every state is accessible and fits on a phone, and every page at every width: ${namesOf(group)}`, async ({
    page,
    world,
  }) => {
    const text = await makeBrowserTextSizeSetter(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await inTurn(page, world, group, async (state) => {
      const { name } = state
      await seeLayout(page, name)
      await seeOnPhone(page, state)
      await text.twiceAsLarge()
      await seeNoOverflow(page, `${name} at 360 px, 200 % text`)
      expect(await dotsFirst(page), `${name}: no line begins with a dot`).toEqual([])
      if (isWideState(state)) {
        await seeNoDeadLinks(page, name)
        await page.setViewportSize({ width: 1280, height: 900 })
        await seeNoOverflow(page, `${name} at 1280 px, 200 % text`)
        await text.asUsual()
        for (const width of [768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await seeNoOverflow(page, `${name} at ${width} px`)
          await seeVisibleTabStops(page, `${name} at ${width} px`)
        }
        await seeNoAxeViolations(page)
        await seeFocus(page)
        await seeNoOverflowEnlarged(page, name)
        await page.setViewportSize({ width: 360, height: 740 })
      } else await text.asUsual()
    })
  })
