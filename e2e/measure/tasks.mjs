// The longest task of every route while it comes, on a processor of a quarter of the speed: opened directly, as the persona
// that shows it best.
import { STATES, windowOf } from '../states.mjs'
import { longestTask } from './result.mjs'

/** A task longer than this is felt, in milliseconds. */
const AIM = 50

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Prints a line for each route: median and spread, in milliseconds of processor time. */
export const benchTasks = async (browser, url, { rounds, cpu, part = '' }) => {
  const routes = new Map(STATES.filter(({ name }) => name.includes(part)).map((state) => [state.path, state]))
  console.log(`${''.padEnd(34)} ${'longest task, ms'.padStart(26)}`)
  for (const { path, name, open } of routes.values()) {
    const context = await browser.newContext({ viewport: windowOf(360), locale: 'ko-KR' })
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
    const spread = `${median(found).toFixed(0)} (${Math.min(...found).toFixed(0)}–${Math.max(...found).toFixed(0)})`
    console.log(
      `${path.padEnd(34)} ${spread.padStart(26)} ${''.padStart(8)} aim ≤ ${AIM} ${median(found) <= AIM ? 'ok' : 'OVER'}`,
    )
    await context.close()
  }
}
