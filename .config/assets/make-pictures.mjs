/**
 * Takes the pictures of the user guide from the running product, so that they never show another: `node
 * .config/assets/make-pictures.mjs` starts the portal with its fake world by itself. Run it when a screen has changed.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../e2e/ensure-chromium.mjs'
import { startPortal } from '../../e2e/measure/portal.mjs'

const guide = join(import.meta.dirname, '../../src-ui/assets/guide')

/** File name, address, and the persona that is signed in on it. */
const PICTURES = [
  ['self-check', '/self-check'],
  ['number', '/bzmn-reg'],
  ['verification', '/onslf-check', 'new-individual-confirmed'],
  ['consent', '/info-agree', 'new-individual-confirmed'],
  ['form', '/aply-info', 'new-individual-confirmed'],
  ['result', '/aply-result', 'applied-target-selected'],
  ['proof', '/proof-intro', 'applied-target-selected'],
]

const portal = await startPortal()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  for (const [name, path, persona] of PICTURES) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 520 },
      deviceScaleFactor: 1.5,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: 'world', value: `guide-${name}`, url: portal.url }])
    const page = await context.newPage()
    await page.goto(`${portal.url}${persona ? `/__world/enter?persona=${persona}&to=${path}` : path}`, {
      waitUntil: 'networkidle',
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    // What belongs to the fake world is no part of the product.
    await page.evaluate(() => document.querySelector('.fake-strip')?.remove())
    await page.screenshot({ path: join(guide, `${name}.jpg`), type: 'jpeg', quality: 72 })
    await context.close()
  }
} finally {
  await browser.close()
  await portal.close()
}
