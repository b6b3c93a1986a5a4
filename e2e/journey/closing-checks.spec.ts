import type { Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import { seeNoAxeViolations, expect, PAGE_WITHOUT_SCRIPTS, test as journey } from '../journey.ts'
import { holdCalls } from '../steps/hold-calls.ts'

/** Tests the checks themselves: the journey does what is forbidden, which the checks must report. */
const test = journey.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  closed: async ({}, use) => use(undefined),
})

const oneFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

/** What a journey must not do, each with the words of its finding. */
const FORBIDDEN: Readonly<
  Record<string, readonly [act: (page: Page, facts: PersonaFacts) => Promise<unknown>, finding: string]>
> = {
  'an error on the console': [
    (page) => page.evaluate(() => console.error('something broke')),
    'console: something broke',
  ],
  'an unhandled rejection': [
    async (page) => {
      await page.evaluate(() => void Promise.reject(new Error('lost on the way')))
      await oneFrame(page)
    },
    'uncaught: lost on the way',
  ],
  'a violation of the security policy': [
    async (page) => {
      await page.evaluate(() => document.body.setAttribute('style', 'caret-color: red'))
      await oneFrame(page)
    },
    'style-src-attr inline',
  ],
  'a resident number in storage': [
    (page, { residentNumber }) =>
      page.evaluate((number) => sessionStorage.setItem('draft', number.slice(6)), residentNumber),
    'resident number in storage',
  ],
  'a key in storage that is not listed': [
    (page) => page.evaluate(() => sessionStorage.setItem('portal-forgotten', 'x')),
    'portal-forgotten',
  ],
  'a resident number in a URL': [
    (page, { residentNumber }) =>
      page.goto(`${PAGE_WITHOUT_SCRIPTS}?number=${residentNumber.slice(0, 6)}-${residentNumber.slice(6)}`),
    'resident number in address',
  ],
  'an identity value on the console': [
    (page, { ci }) => page.evaluate((value) => console.info('certified', value), ci),
    'identity value in console',
  ],
  'a queue ticket that is not returned': [
    async (page) => {
      const { queueUrl } = (await (await page.request.get('/config.json')).json()) as { readonly queueUrl: string }
      const { pathname } = new URL(queueUrl)
      await page.request.get(`${queueUrl}${pathname.endsWith('/ts.wseq') ? '' : '/ts.wseq'}?opcode=5101&aid=act_3`)
    },
    'act_3: admitted',
  ],
}

test(
  '[E-136] the closing checks report everything forbidden, and nothing that the test has allowed',
  { tag: '@first' },
  async ({ page, world, close, watched }) => {
    world.tolerate({ console: [/Content Security Policy/, /on purpose/] })
    const facts = await world.persona('new-individual-confirmed')
    /** Opens a page on which nothing was done yet. A document without scripts opens fastest. */
    const openAnew = async () => {
      await page.goto(PAGE_WITHOUT_SCRIPTS)
      await page.evaluate(() => sessionStorage.clear())
      for (const findings of Object.values(watched)) findings.length = 0
    }
    await openAnew()
    await page.evaluate(() => console.error('on purpose'))
    await close()
    for (const [name, [act, finding]] of Object.entries(FORBIDDEN))
      await test.step(name, async () => {
        await openAnew()
        await act(page, facts)
        await expect(close({ atOnce: true })).rejects.toThrow(finding)
      })
  },
)

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
