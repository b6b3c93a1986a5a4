import type { Page } from '@playwright/test'
import { NETWORK_NOISE, expect, test } from '../journey.ts'
import { imitateNetworkInformation } from '../steps/connection.ts'

const listedFiles = (page: Page) =>
  page
    .locator('template[class^="next-"]')
    .evaluateAll((all: HTMLTemplateElement[]) => all.map(({ content }) => content.querySelectorAll('link').length))

/**
 * Opens the main page and waits for its own calls and for its preloading, which starts when the page is loaded and
 * idle.
 */
const openMainPage = async (page: Page) => {
  const ownCalls = ['/config.json', '/ip', '/api/v1/popup/list', '/api/v1/popup/landing-info'].map((path) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path)),
  )
  await page.goto('/', { waitUntil: 'load' })
  await Promise.all(ownCalls)
  for (let turn = 0; turn < 2; turn += 1)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))))
  await page.waitForLoadState('networkidle')
}

test(
  '[D1-266] the pages behind the tiles are loaded before a click',
  { tag: '@first' },
  async ({ page, world, context }) => {
    world.tolerate({ console: [NETWORK_NOISE] })
    const calls = async () =>
      [...new Set((await world.journal()).map(({ method, path }) => `${method} ${path}`))].toSorted()
    await test.step('in data-saver mode the main page loads nothing in advance', async () => {
      const saving = await context.newPage()
      await imitateNetworkInformation(saving, { saveData: true })
      await openMainPage(saving)
      await saving.close()
    })
    const [ownCalls, ownCookies] = [await calls(), await context.cookies()]
    await openMainPage(page)
    expect(await listedFiles(page)).toEqual([0, 0])
    expect(await calls()).toEqual(ownCalls)
    expect(await context.cookies()).toEqual(ownCookies)

    await test.step('the files of text pages contain no use case and no form control', async () => {
      const document = await (await page.request.get('/')).text()
      const [, ofText = ''] = /<template class="next-text">(.*?)<\/template>/s.exec(document) ?? []
      expect([...ofText.matchAll(/href="\/assets\/(\w+)-/g)].map(([, chunk]) => chunk)).toContain('eligibility')
      expect(ofText).not.toMatch(/\/(?:services|libraries|forms|later)-/)
    })
    await test.step('a click on a text page needs no further script', async () => {
      await page.route(/\.js$/, (route) => route.abort())
      await page.getByRole('link', { name: /^지원요건 확인/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('이런 분이 신청하실 수 있습니다.')
    })
  },
)

test('[D1-266] no next page is loaded in advance on a line that is slow or saves data', async ({ context }) => {
  for (const [line, connection] of [
    ['data-saver mode is on', { saveData: true, effectiveType: '4g' }],
    ['the line is slow', { effectiveType: '2g' }],
    ['the line is very slow', { effectiveType: 'slow-2g' }],
  ] as const)
    await test.step(line, async () => {
      const page = await context.newPage()
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await imitateNetworkInformation(page, connection)
      await openMainPage(page)
      expect((await listedFiles(page)).every((count) => count > 0)).toBe(true)
      expect(requests.filter((url) => /Screen-|\/frame-/.test(url))).toEqual([])
      await page.getByRole('link', { name: /^지원요건 확인/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('이런 분이 신청하실 수 있습니다.')
      await page.close()
    })
})
