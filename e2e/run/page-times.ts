import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const FILE = 'page-times.jsonl'

/** Processor seconds of a page's process so far; 0 where it cannot be asked. */
const processTime = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0
}

/** With `npm test -- --times`: keeps what some work costs the process of a page. Without it the work is just done. */
export const timed = async <T>(cause: string, page: Page, work: () => Promise<T>): Promise<T> => {
  const folder = process.env['E2E_TIMES']
  if (folder === undefined) return work()
  const before = await processTime(page)
  const result = await work()
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, FILE), `${JSON.stringify([cause, (await processTime(page)) - before])}\n`)
  return result
}

/** What was kept, added up by cause. */
export const pageTimes = (folder: string): readonly (readonly [string, number])[] => {
  let lines: readonly string[]
  try {
    lines = readFileSync(join(folder, FILE), 'utf8').trim().split('\n')
  } catch {
    return []
  }
  const sums = new Map<string, number>()
  for (const line of lines) {
    const [cause, seconds] = JSON.parse(line) as [string, number]
    sums.set(cause, (sums.get(cause) ?? 0) + seconds)
  }
  return [...sums].toSorted(([, a], [, b]) => b - a)
}
