// Measures guarded pages by the page's own clock: the time from a reload, and from a link inside the portal, until the
// content is shown. The reference is a bare page that fetches the same data. Runs on an idle machine, at full speed or
// slowed down.
import { measurePairs, newPage, printRow, slowDown } from './figures.mjs'
import { serveReference } from './reference.mjs'

/**
 * The pages to measure, each with the selector of its main content. The detail page needs a proof that was chosen on
 * the result page.
 */
const PAGES = [
  { name: 'result', persona: 'applied-target-selected', path: '/aply-result', content: 'main h2' },
  { name: 'form', persona: 'new-individual-confirmed', path: '/aply-info', content: 'main input' },
  { name: 'detail', persona: 'selected-supplement', path: '/detail-page', content: 'main article', isChosen: true },
  { name: 'opinion', persona: 'hold-opinion-none', path: '/opinion-submit', content: 'main textarea' },
]

/** The page to navigate from: it is open to everyone and sends no API call. */
const BEFORE = '/ctn-mttr'

/**
 * Runs in the page: records the time until the content is shown, in milliseconds since the navigation or `__watch()`.
 */
const watchContent = (content) => {
  globalThis.__watch = (from) => {
    globalThis.__took = null
    const look = () => {
      if (document.querySelector(content)?.getClientRects().length) globalThis.__took = performance.now() - from
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  globalThis.__watch(0)
}

const contentTime = async (page) =>
  (await page.waitForFunction(() => globalThis.__took, null, { polling: 20 })).jsonValue()

/** Measures one reload, then one navigation from another page, as after a click on a link of that page. */
const measureOnce = async (page, url, path) => {
  await page.goto(`${url}${path}`, { waitUntil: 'commit' })
  const reload = await contentTime(page)
  await page.goto(`${url}${BEFORE}`, { waitUntil: 'networkidle' })
  await page.evaluate((to) => {
    globalThis.__watch(performance.now())
    history.pushState(null, '', to)
  }, path)
  return { reload, entry: await contentTime(page) }
}

/** Signs in, and returns the agency's answers up to the content; the reference gets the same answers. */
const enter = async (page, url, { persona, path, content, isChosen }) => {
  await page.goto(`${url}/__world/enter?persona=${persona}&to=${isChosen ? '/aply-result' : path}`)
  const details = page.getByRole('button', { name: /증빙 (상세|보완하기)/ })
  if (isChosen) await details.first().click()
  await page.waitForURL(`**${path}`)
  await page.locator(content).first().waitFor()
  const answers = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''))
  })
  await page.reload()
  await page.locator(content).first().waitFor()
  page.removeAllListeners('response')
  return (await Promise.all(answers)).filter((text) => /^[[{]/.test(text))
}

/**
 * Prints for each page a line for the reload and a line for the entry: in milliseconds at full speed, as a ratio if
 * slowed down.
 */
export const measureGuarded = async ({ browser, url, rounds, part, isSlow }) => {
  for (const wanted of PAGES.filter(({ name }) => name.includes(part))) {
    const [page, bare] = [await newPage(browser, url), await newPage(browser, url)]
    const reference = await serveReference('data', await enter(page, url, wanted))
    await page.addInitScript(watchContent, wanted.content)
    await bare.addInitScript(watchContent, 'main pre')
    if (isSlow) await Promise.all([slowDown(page, true), slowDown(bare, true)])
    const own = () => measureOnce(page, url, wanted.path)
    const plain = () => measureOnce(bare, reference, wanted.path)
    if (!isSlow) await Promise.all([own(), plain()])
    const { ours, theirs } = await measurePairs(rounds, own, plain)
    for (const way of ['reload', 'entry']) {
      const [a, b] = [ours, theirs].map((list) => list.map((times) => times[way]))
      printRow(`${wanted.name}, ${way}, ms`, a, b, isSlow ? { ratio: 1 } : { most: 200 })
    }
    await Promise.all([page.context().close(), bare.context().close()])
  }
}
