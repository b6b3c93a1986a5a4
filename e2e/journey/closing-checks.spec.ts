import type { Page } from '@playwright/test'
import { seeNoAxeViolations, expect, PAGE_WITHOUT_SCRIPTS, test as journey } from '../journey.ts'
import { holdCalls } from '../steps/hold-calls.ts'

/** Tests the checks themselves: each journey here does something forbidden, which the checks must report. */
const test = journey.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  closed: async ({}, use) => use(undefined),
})

const oneFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

test.describe('the closing check of a journey', () => {
  // The checks are the same on every document of the portal, and a document without scripts opens fastest.
  test.beforeEach(async ({ page }) => void (await page.goto(PAGE_WITHOUT_SCRIPTS)))

  test('reports nothing on a quiet page', async ({ page, world, close }) => {
    await world.persona('new-individual-confirmed')
    await page.goto('/ctn-mttr')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await close()
  })

  test('reports an error on the console', async ({ page, close }) => {
    await page.evaluate(() => console.error('something broke'))
    await expect(close()).rejects.toThrow('console: something broke')
  })

  test('reports an unhandled rejection', async ({ page, close }) => {
    await page.evaluate(() => void Promise.reject(new Error('lost on the way')))
    await oneFrame(page)
    await expect(close()).rejects.toThrow('uncaught: lost on the way')
  })

  test('reports a violation of the security policy', { tag: '@first' }, async ({ page, world, close }) => {
    world.tolerate({ console: [/Content Security Policy/] })
    await page.evaluate(() => document.body.setAttribute('style', 'caret-color: red'))
    await oneFrame(page)
    await expect(close()).rejects.toThrow('style-src-attr inline')
  })

  test('reports a resident number in storage', { tag: '@first' }, async ({ page, world, close }) => {
    const { residentNumber } = await world.persona('new-individual-confirmed')
    await page.evaluate((number) => sessionStorage.setItem('draft', number.slice(6)), residentNumber)
    await expect(close()).rejects.toThrow('resident number in storage')
  })

  test('[E-136] reports a key in storage that is not listed', async ({ page, world, close }) => {
    await world.persona('new-individual-confirmed')
    await page.evaluate(() => sessionStorage.setItem('portal-forgotten', 'x'))
    await expect(close()).rejects.toThrow('portal-forgotten')
  })

  test('reports a resident number in a URL', async ({ page, world, close }) => {
    const { residentNumber } = await world.persona('new-individual-confirmed')
    await page.goto(`${PAGE_WITHOUT_SCRIPTS}?number=${residentNumber.slice(0, 6)}-${residentNumber.slice(6)}`)
    await expect(close()).rejects.toThrow('resident number in address')
  })

  test('reports an identity value on the console', async ({ page, world, close }) => {
    const { ci } = await world.persona('new-individual-confirmed')
    await page.evaluate((value) => console.info('certified', value), ci)
    await expect(close()).rejects.toThrow('identity value in console')
  })

  test('reports a queue ticket that is not returned', async ({ page, close }) => {
    const { queueUrl } = (await (await page.request.get('/config.json')).json()) as { readonly queueUrl: string }
    const { pathname } = new URL(queueUrl)
    await page.request.get(`${queueUrl}${pathname.endsWith('/ts.wseq') ? '' : '/ts.wseq'}?opcode=5101&aid=act_3`)
    await expect(close({ atOnce: true })).rejects.toThrow('act_3: admitted')
  })

  test('reports nothing that the test has allowed', async ({ page, world, close }) => {
    world.tolerate({ console: [/on purpose/] })
    await page.evaluate(() => console.error('on purpose'))
    await close()
  })
})

test('the accessibility check reports a screen without a title and a control without a name', async ({ page }) => {
  const letGo = await holdCalls(page, { path: '/assets/entry-*.js' })
  await page.goto('/bzmn-reg', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await seeNoAxeViolations(page)
  await letGo()
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.replaceWith(document.createElement('button'))
  })
  const check = seeNoAxeViolations(page)
  await expect(check).rejects.toThrow('page-has-heading-one')
  await expect(check).rejects.toThrow('button-name')
})
