// Lighthouse's scores of every public route, as a phone: performance, accessibility, practices, search. Lighthouse brings
// more packages than the whole product and is therefore none of its dependencies:
// `npm install --no-save lighthouse@12.8.2`, the last that runs on Node 20, makes it available to `npm run bench`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { STATES } from '../states.mjs'
import { median } from './statistics.mjs'

const AIM = 100
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** A browser of its own, for Lighthouse talks to it by a port. */
const startBrowser = async (executablePath) => {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const args = ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args })
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  const close = () => browser.close().finally(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
  return { port: Number(port), close }
}

/** Prints the median of each score for every route that everybody may see. */
export const benchLighthouse = async (executablePath, url, { rounds, part = '' }) => {
  const lighthouse = await import('lighthouse').then((found) => found.default).catch(() => null)
  if (lighthouse === null) {
    console.log('Lighthouse is not installed: npm install --no-save lighthouse@12.8.2')
    return
  }
  const routes = STATES.filter(({ path, open, name }) => path === open && name.includes(part)).map(({ path }) => path)
  const { port, close } = await startBrowser(executablePath)
  try {
    console.log(`${''.padEnd(34)} ${CATEGORIES.map((name) => name.padStart(15)).join('')}`)
    for (const path of routes) {
      const found = []
      for (let round = 0; round < rounds; round += 1) {
        const { lhr } = await lighthouse(`${url}${path}`, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
        found.push(CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100)))
      }
      const scores = CATEGORIES.map((_, at) => median(found.map((one) => one[at])))
      const verdict = scores.every((score) => score >= AIM) ? 'ok' : 'OVER'
      console.log(
        `${path.padEnd(34)} ${scores.map((score) => String(score).padStart(15)).join('')}  aim ${AIM} ${verdict}`,
      )
    }
  } finally {
    await close()
  }
}
