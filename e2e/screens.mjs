#!/usr/bin/env node
// `npm run screens [-- folder [part of a name]]`: pictures of the screens at 360, 768 and 1280 pixels, each entered as the
// persona that shows it best, and `index.html`, which shows them all beside one another. Starts the portal by itself on
// free ports. Without a folder they go to `node_modules/.screens`; the picture in the README is one of them, copied to
// `e2e/screens/`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './ensure-chromium.mjs'
import { newPage } from './measure/figures.mjs'
import { startPortal } from './portal.mjs'
import { layOutAll, STATES, WIDTHS, windowOf } from './states.mjs'

const root = join(import.meta.dirname, '..')
const [folder = join(root, 'node_modules/.screens'), wanted = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const SCREENS = STATES.filter(({ name }) => name.includes(wanted))

/** All pictures on one page: a row for each screen, a column for each width. */
const sheet = () => {
  const cell = (name, width) =>
    `<td><a href="${name}-${width}.png"><img src="${name}-${width}.png" alt="${name}, ${width}" width="${width / 2}" loading="lazy"></a></td>`
  const row = ({ name }) => `<tr><th>${name}</th>${WIDTHS.map((width) => cell(name, width)).join('')}</tr>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>screens</title>
<style>body{font:14px sans-serif;background:#ddd}th,td{vertical-align:top;padding:8px;text-align:left}img{border:1px solid #888;background:#fff}</style>
<table><tr><th></th>${WIDTHS.map((width) => `<th>${width}</th>`).join('')}</tr>${SCREENS.map(row).join('\n')}</table></html>\n`
}

const portal = await startPortal()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const shoot = async (width, name, open) => {
  const page = await newPage(browser, portal.url, `screens-${width}-${name}`, windowOf(width))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${portal.url}${open}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(layOutAll)
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  await page.context().close()
}

try {
  for (const width of WIDTHS) for (const { name, open } of SCREENS) await shoot(width, name, open)
  writeFileSync(join(folder, 'index.html'), sheet())
  process.stdout.write(`${join(folder, 'index.html')}\n`)
} finally {
  await browser.close()
  portal.close()
}
