// How deep the requests of a page stand behind one another: everything that the page asks for is held until it asks for
// nothing more, then let through together. Each such wave is one way there and back on the line, however many go at once;
// neither the machine nor the number of connections counts. The document is wave 0.
import { STATES, windowOf } from '../states.mjs'

/** From document to content. */
const AIM = 2
/** A page that asks for nothing for so long waits for what is held, in milliseconds. */
const QUIET = 500

/** Content is there, and none of it says that it is on its way. */
const hasContent = () => {
  const main = document.querySelector('main')
  return (
    main !== null &&
    !main.matches('[aria-busy]') &&
    main.querySelector('h1, h2') !== null &&
    main.querySelector('.skeleton') === null
  )
}

/** One name for each address, without what changes from build to build. */
const nameOf = (url) => {
  const { pathname } = new URL(url)
  return pathname.replace(/^\/assets\/(.*)-[\w-]{8}(\.\w+)$/, '$1$2')
}

/** Reloads the page wave by wave; answers the waves, and behind which of them the content stood. */
const wavesOf = async (page) => {
  let held = []
  let last = Date.now()
  await page.route('**/*', (route) => {
    last = Date.now()
    held.push(route)
  })
  const waves = []
  let contentBehind = null
  const loading = page.reload({ waitUntil: 'commit' })
  while (contentBehind === null) {
    while (Date.now() - last < QUIET) await page.waitForTimeout(50)
    if (waves.length > 0 && (await page.evaluate(hasContent))) contentBehind = waves.length - 1
    else if (held.length === 0) {
      if (Date.now() - last > 20_000) break
      await page.waitForTimeout(100)
    } else {
      const wave = held
      held = []
      waves.push(wave.map((route) => nameOf(route.request().url())))
      last = Date.now()
      await Promise.all(wave.map((route) => route.continue()))
      if (waves.length === 1) await loading
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
  return { waves, contentBehind }
}

/** Prints for each route how many requests stand behind one another before its content, and those of the last wave. */
export const benchChains = async (browser, url, { part = '' }) => {
  const routes = new Map(STATES.filter(({ name }) => name.includes(part)).map((state) => [state.path, state]))
  console.log(`${''.padEnd(34)} ${'deep'.padStart(5)} ${'files'.padStart(6)}  behind one another`)
  for (const { path, name, open } of routes.values()) {
    const context = await browser.newContext({ viewport: windowOf(360), locale: 'ko-KR', serviceWorkers: 'block' })
    await context.addCookies([{ name: 'world', value: `chains-${name}`, url }])
    const page = await context.newPage()
    await page.goto(`${url}${open}`)
    await page.waitForURL((address) => address.pathname === path)
    await page.waitForLoadState('networkidle')
    const { waves, contentBehind } = await wavesOf(page)
    const needed = waves.slice(1, (contentBehind ?? waves.length) + 1)
    const chain = needed.map((wave) => (wave.length > 4 ? `${wave.length} files` : wave.join(' '))).join(' → ')
    const verdict = `aim ≤ ${AIM} ${contentBehind !== null && contentBehind <= AIM ? 'ok' : 'OVER'}`
    console.log(
      `${path.padEnd(34)} ${String(contentBehind ?? 'never').padStart(5)} ${String(needed.flat().length).padStart(6)}  ${verdict}  ${chain}`,
    )
    await context.close()
  }
}
