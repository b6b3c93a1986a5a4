// The longest task of every route while it comes, on a processor of a quarter of the speed: loaded again, as the
// persona that shows it best. Beside them a bare React page: what a machine takes to open any page at all.
import { STATES, windowOf } from '../states.mjs'
import { longestTask } from './result.mjs'
import { median, spread } from './statistics.mjs'

/** A task longer than this is felt, in milliseconds. */
const AIM = 50

/** The longest task of each round, in milliseconds. `open` enters the state, `path` is the address that stays. */
const measureRoute = async (browser, url, { path, name, open }, { rounds, cpu }) => {
  const context = await browser.newContext({ viewport: windowOf(360), locale: 'ko-KR' })
  try {
    await context.addCookies([{ name: 'world', value: `tasks-${name}`, url }])
    const page = await context.newPage()
    await page.goto(`${url}${open}`)
    await page.waitForURL((address) => address.pathname === path)
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const found = []
    for (let round = 0; round < rounds; round += 1)
      found.push(await longestTask(browser, page, () => page.reload({ waitUntil: 'networkidle' })))
    return found
  } finally {
    await context.close()
  }
}

/** Prints a line for each route and one for the bare page: median and spread, in milliseconds of processor time. */
export const benchTasks = async (browser, url, reference, { rounds, cpu, part = '' }) => {
  const routes = new Map(STATES.filter(({ name }) => name.includes(part)).map((state) => [state.path, state]))
  console.log(`${''.padEnd(34)} ${'longest task, ms'.padStart(26)}`)
  const bare = { path: '/', name: 'bare', open: '/' }
  console.log(
    `${'bare React'.padEnd(34)} ${spread(await measureRoute(browser, reference, bare, { rounds, cpu })).padStart(26)}`,
  )
  for (const route of routes.values()) {
    const found = await measureRoute(browser, url, route, { rounds, cpu })
    const verdict = `aim ≤ ${AIM} ${median(found) <= AIM ? 'ok' : 'OVER'}`
    console.log(`${route.path.padEnd(34)} ${spread(found).padStart(26)} ${''.padStart(8)} ${verdict}`)
  }
}
