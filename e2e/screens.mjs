#!/usr/bin/env node
// `npm run screens [folder]`: pictures of the screens at 360, 768 and 1280 pixels, each entered as the persona that shows
// it best. Starts the portal by itself on free ports. Without a folder they go to `node_modules/.screens`; the picture in
// the README is one of them, copied to `e2e/screens/`.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './ensure-chromium.mjs'

const root = join(import.meta.dirname, '..')
const folder = process.argv[2] ?? join(root, 'node_modules/.screens')
mkdirSync(folder, { recursive: true })

const WIDTHS = [360, 768, 1280]
const OPEN = [
  '/',
  '/elig-check',
  '/ctn-mttr',
  '/self-check',
  '/bzmn-reg',
  '/bzmn-result',
  '/onslf-check-result',
  '/user-guide',
]
const ENTERED = [
  ['new-individual-confirmed', '/onslf-check'],
  ['new-individual-rapid', '/info-agree'],
  ['new-individual-confirmed', '/mydata-agree'],
  ['new-individual-confirmed', '/aply-info'],
  ['new-corporate-confirmed', '/aply-info'],
  ['applied-new', '/aply-cmptn'],
  ...['new', 'supplement-request', 'hold', 'target-selected', 'not-selected', 'transfer-error', 'payment-complete'].map(
    (status) => [`applied-${status}`, '/aply-result'],
  ),
]

const server = spawn('npm', ['start', '--silent'], {
  cwd: root,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
})
const address = await new Promise((resolve, reject) => {
  server.stdout.on('data', (text) => {
    const ready = /ready (\S+)/.exec(String(text))
    if (ready) resolve(ready[1])
  })
  server.once('exit', () => reject(new Error('the portal did not start')))
})

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const shoot = async (width, name, open) => {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 740 : 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'world', value: `screens-${width}-${name}`, url: address }])
  const page = await context.newPage()
  await page.goto(`${address}${open}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  await context.close()
}

try {
  for (const width of WIDTHS) {
    for (const path of OPEN) await shoot(width, path === '/' ? 'main' : path.slice(1), path)
    for (const [persona, to] of ENTERED)
      await shoot(width, `${to.slice(1)}-${persona}`, `/__world/enter?persona=${persona}&to=${to}`)
  }
  process.stdout.write(`${folder}\n`)
} finally {
  await browser.close()
  if (server.pid !== undefined) process.kill(-server.pid)
}
