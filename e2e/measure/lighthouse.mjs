// Lighthouse's scores of every public route, as a phone: performance, accessibility, practices, search. Lighthouse brings
// more packages than the whole product and is therefore none of its dependencies:
// `npm install --no-save lighthouse@12.8.2`, the last that runs on Node 20, makes it available to `npm run bench`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { STATES } from '../states.mjs'

const AIM = 100
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** A browser of its own, for Lighthouse talks to it by a port. */
const startBrowser = async (executablePath) => {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code} before it was ready`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      const ready = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)
      if (ready) resolve(Number(ready[1]))
    })
  })
  const close = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    }).finally(() => {
      // A helper of the browser may hold it open for as long as it likes, and write into the profile until it has ended.
      child.stderr.destroy()
      process.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
    })
  return { port, close }
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

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
