// Measures guarded pages by the page's own clock: the time from a reload, and from a link inside the portal, until the
// content is shown. The reference is a bare page that fetches the same data. Runs on an idle machine, at full speed or
// slowed down.
import type { Page } from '@playwright/test'
import { BEFORE, measurePairs, openNewPage, type PageMeasurementInput, printTableRow, throttlePage } from './figures.ts'
import { serveReferencePage } from './reference.ts'

type GuardedPage = {
  readonly name: string
  readonly persona: string
  readonly path: string
  readonly content: string
  readonly isChosen?: true
}

/**
 * The pages to measure, each with the selector of its main content. The detail page needs a proof that was chosen on
 * the result page.
 */
const PAGES: readonly GuardedPage[] = [
  { name: 'result', persona: 'applied-target-selected', path: '/aply-result', content: 'main h2' },
  { name: 'form', persona: 'new-individual-confirmed', path: '/aply-info', content: 'main input' },
  { name: 'detail', persona: 'selected-supplement', path: '/detail-page', content: 'main article', isChosen: true },
  { name: 'opinion', persona: 'hold-opinion-none', path: '/opinion-submit', content: 'main textarea' },
]

declare global {
  var __watch: (from: number) => Promise<void>
  var __took: number | null
}

/**
 * Runs in the page: records the time until the content is shown, in milliseconds since the navigation or `__watch()`.
 */
const watchContent = (content: string) => {
  globalThis.__watch = async (from) => {
    globalThis.__took = null
    do await new Promise(requestAnimationFrame)
    while (!document.querySelector(content)?.getClientRects().length)
    globalThis.__took = performance.now() - from
  }
  void globalThis.__watch(0)
}

const contentTime = async (page: Page) => {
  const duration = await page.waitForFunction(() => globalThis.__took, null, { polling: 20 })
  return Number(await duration.jsonValue())
}

/** Measures one reload, then one navigation from another page, as after a click on a link of that page. */
const measureOnce = async (page: Page, url: string, path: string) => {
  await page.goto(`${url}${path}`, { waitUntil: 'commit' })
  const reload = await contentTime(page)
  await page.goto(`${url}${BEFORE}`, { waitUntil: 'networkidle' })
  await page.evaluate((to) => {
    void globalThis.__watch(performance.now())
    history.pushState(null, '', to)
  }, path)
  return { reload, entry: await contentTime(page) }
}

/**
 * Signs in, and returns the answers that the agency sent before the content was shown. The reference gets the same
 * answers.
 */
const enter = async (page: Page, url: string, { persona, path, content, isChosen }: GuardedPage) => {
  await page.goto(`${url}/__world/enter?persona=${persona}&to=${isChosen ? '/aply-result' : path}`)
  const details = page.getByRole('button', { name: /증빙 (상세|보완하기)/ })
  if (isChosen) await details.first().click()
  await page.waitForURL(`**${path}`)
  await page.locator(content).first().waitFor()
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''))
  })
  await page.reload()
  await page.locator(content).first().waitFor()
  page.removeAllListeners('response')
  return (await Promise.all(answers)).filter((text) => /^[[{]/.test(text))
}

/**
 * Prints for each page a line for the reload and a line for the navigation from another page. The aim is a time at full
 * speed, and a ratio to the reference if slowed down.
 */
export const measureAndPrintGuardedPages = async ({
  browser,
  url,
  rounds,
  part,
  isSlow,
}: PageMeasurementInput): Promise<void> => {
  for (const guardedPage of PAGES.filter(({ name }) => name.includes(part))) {
    const [page, bare] = [await openNewPage(browser, url), await openNewPage(browser, url)]
    const reference = await serveReferencePage('data', await enter(page, url, guardedPage))
    await page.addInitScript(watchContent, guardedPage.content)
    await bare.addInitScript(watchContent, 'main pre')
    if (isSlow) await Promise.all([throttlePage(page, true), throttlePage(bare, true)])
    const measureOwn = () => measureOnce(page, url, guardedPage.path)
    const plain = () => measureOnce(bare, reference, guardedPage.path)
    if (!isSlow) await Promise.all([measureOwn(), plain()])
    const { ours, theirs } = await measurePairs(rounds, measureOwn, plain)
    for (const way of ['reload', 'entry'] as const) {
      const each = (list: typeof ours) => list.map((times) => times[way])
      printTableRow(`${guardedPage.name}, ${way}, ms`, each(ours), each(theirs), isSlow ? { ratio: 1 } : { most: 200 })
    }
    await Promise.all([page.context().close(), bare.context().close()])
  }
}
