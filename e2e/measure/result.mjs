// The result page with few proofs and with a thousand, on a processor of a quarter of the speed: when it is there, and the
// longest task while it comes, while one scrolls through it, and while the list is turned over.
import { median } from './statistics.mjs'

const FEW = 3
/** A task longer than this is felt, in milliseconds. */
const LONGEST_TASK = 50

/** Runs in the page: keeps the first paint and the first row of the list. */
const watchPage = () => {
  const seen = { paint: 0, rows: 0 }
  globalThis.__seen = seen
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.paint = startTime
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    if (document.querySelector('main tbody tr') === null) requestAnimationFrame(look)
    else seen.rows = performance.now()
  }
  requestAnimationFrame(look)
}

/** The same application with its first proofs alone. */
const withFewProofs = (documents) => {
  const kept = new Set(
    documents
      .filter(({ collection }) => collection === 'proofMasters')
      .slice(0, FEW)
      .map(({ id }) => id),
  )
  return documents.filter(
    ({ collection, id, document }) =>
      (collection !== 'proofMasters' || kept.has(id)) &&
      (collection !== 'proofItems' || kept.has(String(document.receiptProofMstrId))),
  )
}

const enterWith = async (context, url, world, few) => {
  await context.addCookies([{ name: 'world', value: world, url }])
  const page = await context.newPage()
  await page.goto(`${url}/__world/enter?persona=thousand-proofs&to=/ctn-mttr`)
  await page.waitForURL('**/ctn-mttr')
  if (!few) return page
  const snapshot = await (await context.request.get(`${url}/__world/snapshot`)).json()
  await context.request.put(`${url}/__world/snapshot`, { data: { documents: withFewProofs(snapshot.documents) } })
  return page
}

/**
 * The longest task of the page's own thread while `work` is done, in milliseconds of processor time: what another program
 * takes meanwhile does not count.
 */
export const longestTask = async (browser, page, work) => {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await work()
  // The last frame belongs to it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return Math.max(
    0,
    ...traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
      .map(({ tdur }) => (tdur ?? 0) / 1000),
  )
}

/** Loads the page at this address and goes through its list. */
const measureOnce = async (browser, page, address, cpu) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const coming = await longestTask(browser, page, async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('main tbody tr').first().waitFor()
    await page.waitForFunction(() => globalThis.__seen.rows > 0)
  })
  const { paint, rows } = await page.evaluate(() => globalThis.__seen)
  await page.mouse.move(600, 500)
  const scrolling = await longestTask(browser, page, async () => {
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, turn < 10 ? 300 : -300)
  })
  const next = page.getByRole('button', { name: '다음 쪽' }).first()
  const turning =
    (await next.count()) === 0
      ? 0
      : await longestTask(browser, page, async () => {
          for (let turn = 0; turn < 5; turn += 1) await next.click()
        })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return { paint, rows, coming, scrolling, turning }
}

/**
 * Measures two pages in turn, one with a short and one with a long list, and prints one line per measure: for each of them,
 * and whether no task was felt.
 */
export const comparePages = async (browser, pages, address, { rounds, cpu, of, heads }) => {
  const found = { few: [], many: [] }
  for (const page of Object.values(pages)) await measureOnce(browser, page, address, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const [which, page] of Object.entries(pages)) {
      await page.bringToFront()
      found[which].push(await measureOnce(browser, page, address, cpu))
    }
  console.log(`${''.padEnd(34)} ${heads[0].padStart(26)} ${heads[1].padStart(26)}`)
  for (const [what, name, aim] of [
    ['paint', `${of} first paint, ms`],
    ['rows', `${of} list is there, ms`],
    ['coming', 'longest task while it comes, ms', LONGEST_TASK],
    ['scrolling', 'longest task while scrolling, ms', LONGEST_TASK],
    ['turning', 'longest task while turning, ms', LONGEST_TASK],
  ]) {
    const [fewer, more] = [found.few, found.many].map((list) => median(list.map((one) => one[what])))
    const verdict = aim === undefined ? '' : `aim ≤ ${aim} ${Math.max(fewer, more) <= aim ? 'ok' : 'OVER'}`
    console.log(
      `${name.padEnd(34)} ${fewer.toFixed(0).padStart(26)} ${more.toFixed(0).padStart(26)} ${''.padStart(8)} ${verdict}`,
    )
  }
}

/** A desktop that keeps what it sees of a page. */
export const watchingContext = async (browser) => {
  const made = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ko-KR' })
  await made.addInitScript(watchPage)
  return made
}

/** The result page with three proofs and with a thousand. */
export const benchResult = async (browser, url, { rounds, cpu }) => {
  const [few, many] = [await watchingContext(browser), await watchingContext(browser)]
  const pages = {
    few: await enterWith(few, url, 'bench-few', true),
    many: await enterWith(many, url, 'bench-many', false),
  }
  const heads = [`${FEW} proofs`, '1,000 proofs']
  await comparePages(browser, pages, `${url}/aply-result`, { rounds, cpu, of: 'result', heads })
  await Promise.all([few.close(), many.close()])
}
