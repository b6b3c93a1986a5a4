import type { Page } from '@playwright/test'
import { seeNoAxeViolations, alwaysOnNpmStart, NETWORK_NOISE, expect, test } from '../journey.ts'

const SHEETS = /\/assets\/[^/]*\.css$/

test('[E-206] [E-207] a page can be read and used while parts of it are missing', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE, /Failed to fetch dynamically imported module/, /uncaught/] })
  await test.step('pages can be read and used without the main style sheets', async () => {
    await page.route(SHEETS, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { name: '이렇게 진행됩니다' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.goto('/self-check')
    await page.getByRole('button', { name: '예', exact: true }).click()
    await expect(page.getByRole('button', { name: '개업일 답 고치기' })).toBeVisible()
    await page.unrouteAll()
  })
  await test.step('a page shows its text while the main style sheets load', async () => {
    await page.route(SHEETS, () => undefined)
    await page.goto('/ctn-mttr', { waitUntil: 'commit' })
    await expect(page.getByText('공동대표인 경우 주대표자만 신청할 수 있습니다.').first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await test.step('the tiles work as links if parts fail to load', async () => {
    await page.route(/\/assets\/(?!index-|react-|rolldown-)[^/]*\.(js|css)$/, (route) => route.abort())
    await page.goto('/')
    const failedText = '화면을 불러오지 못했습니다.'
    await expect(page.getByRole('alert')).toContainText(failedText)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: '이렇게 진행됩니다' })).toBeVisible()
    await page.getByRole('link', { name: /^신청하기/ }).click()
    await expect(page).toHaveURL('/self-check')
    await expect(page.getByRole('main')).toContainText(failedText)
    await page.unrouteAll()
    await page.evaluate(() => sessionStorage.clear())
    await page.getByRole('button', { name: '새로고침' }).first().click()
    await expect(page.getByRole('button', { name: '예', exact: true })).toBeVisible()
  })
})

test(
  '[E-200] a content-delivery host in the policy serves styles and icons',
  alwaysOnNpmStart('the host is named by its world, and nginx has the policy of one deployment'),
  async ({ page, world, baseURL }) => {
    const { port } = new URL(String(baseURL))
    const host = `http://localhost:${Number(port) + 1}`
    await world.settings({ cdnBaseUrl: `${host}/delivery/` })
    const requests: string[] = []
    await page.route(`${host}/delivery/*`, (route) => {
      const { pathname } = new URL(route.request().url())
      requests.push(pathname.replace('/delivery/', ''))
      const [layer] = pathname.split('/').at(-1)?.split('.') ?? []
      return route.fulfill({ contentType: 'text/css', body: `@layer ${layer} { html { --delivered-${layer}: 1 } }` })
    })
    await page.goto('/ctn-mttr')
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('body link[rel="stylesheet"]').length))
      .toBe(0)
    expect(requests.filter((name) => name.endsWith('.css'))).toEqual(
      ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index'].map((name) => `${name}.css`),
    )
    expect(
      await page.evaluate(() => {
        const rootStyle = getComputedStyle(document.documentElement)
        return ['reset', 'index'].map((layer) => rootStyle.getPropertyValue(`--delivered-${layer}`))
      }),
    ).toEqual(['1', '1'])
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe(`${host}/delivery/favicon.ico`)
    expect(await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')).toBe(
      `${host}/delivery/touch-icon.png`,
    )
    await page.unrouteAll()
    await world.settings({ cdnBaseUrl: '' })
    await page.goto('/ctn-mttr')
  },
)

test('[E-213] a page has the colours of the person or of the device', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const turn = page.getByRole('switch', { name: '검은 바탕에 흰 글자' })
  // High-contrast colours appear before the main scripts run.
  await page.goto('/elig-check')
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await expect(turn).toHaveAttribute('aria-checked', 'false')
  await turn.press('Space')
  await expect(turn).toHaveAttribute('aria-checked', 'true')
  expect(await ground()).toBe('rgb(0, 0, 0)')
  await seeNoAxeViolations(page)
  await page.route(/\/assets\/(?!early)[^/]*\.js$/, (route) => route.abort())
  for (const path of ['/', '/bzmn-reg']) {
    await page.goto(path)
    await expect.poll(ground).toBe('rgb(0, 0, 0)')
  }
  await page.unrouteAll()
  await page.goto('/')
  await turn.click()
  await page.reload()
  await expect(turn).toHaveAttribute('aria-checked', 'false')
  expect(await ground()).toBe('rgb(255, 255, 255)')

  await test.step('a device in dark mode gets dark colours, except in print', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect.poll(ground).toBe('rgb(19, 20, 22)')
    await seeNoAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await ground()).toBe('rgb(255, 255, 255)')
  })
})

/** Makes a first visit on a phone. */
const seeNothingMove = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const movedElements: string[] = []
    Object.assign(globalThis, { moved: movedElements })
    const shiftObserver = new PerformanceObserver((list) =>
      movedElements.push(...list.getEntries().map((entry) => JSON.stringify(entry))),
    )
    shiftObserver.observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: '닫기' })).toBeVisible()
  await expect(page.getByRole('switch', { includeHidden: true })).toBeAttached()
  expect(await page.evaluate(() => (globalThis as unknown as { readonly moved: readonly string[] }).moved)).toEqual([])
}

test('[D1-227] the keyboard focus is visible on every element of the main page, and on a file chooser', async ({
  page,
  world,
}) => {
  await test.step('[E-206] nothing moves on a first visit to the main page', () => seeNothingMove(page))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: '내용 보기' })).toBeVisible()
  const last = page.getByRole('switch', { name: '검은 바탕에 흰 글자' })
  const visibleParts = async () => {
    await page.keyboard.press('Tab')
    return page.locator(':focus').evaluate((element) => {
      const { boxShadow, outlineColor } = getComputedStyle(element)
      return `${boxShadow} ${outlineColor}`.includes('rgb(37, 110, 244)') ? null : element.textContent
    })
  }
  const hidden: (string | null)[] = []
  while (!(await last.evaluate((element) => element === document.activeElement))) hidden.push(await visibleParts())
  expect(hidden.filter((name) => name !== null)).toEqual([])
  expect(hidden.length).toBeGreaterThan(10)

  await page.emulateMedia({ forcedColors: 'active' })
  await world.enter('applied-target-selected', '/proof-reg')
  const files = page.locator('input[type="file"]').last()
  await files.focus()
  await expect(files.locator('+ span')).toHaveCSS('outline-width', '3px')
})
