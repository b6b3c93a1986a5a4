// `npm run screens`: takes pictures of all `PICTURED_STATES` at 360, 768 and 1280 pixels, and writes `index.html`, which
// shows them side by side. The picture in the README is one of them, copied to `checks/screens/`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOutWholePage, PICTURED_STATES, WINDOW_WIDTHS, viewportOfWidth } from '#e2e/states'
import { readCommandLine, stopWith } from '#tools/programs/command-line'
import { launchChromium } from '#tools/programs/launch-chromium'
import { startPortal } from '#tools/programs/portal'
import { ROOT } from '#tools/programs/root'
import { openNewPage } from '../measure/figures.ts'

const USAGE = `npm run screens -- [options] [folder]
  --only proof  screens with this in their name: see e2e/states.ts
  --width 360   this width alone; may come more than once
  --help        prints this text
Without a folder the pictures go to node_modules/.screens.`
const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: WINDOW_WIDTHS.map(String) },
  },
})
const [folder = join(ROOT, 'node_modules/.screens')] = positionals
const widths = values.width.map(Number)
const isNoWidth = widths.some((width) => !(width > 0))
if (isNoWidth) stopWith(`--width: a number of pixels, not ${values.width.join(', ')}`)
const SCREENS = PICTURED_STATES.filter(({ name }) => name.includes(values.only))
if (SCREENS.length === 0) stopWith(`No screen has ${values.only} in its name: see e2e/states.ts`)
mkdirSync(folder, { recursive: true })

/** Returns a page with all pictures: a row for each screen, a column for each width. */
const sheet = () => {
  const cell = (name: string, width: number) =>
    `<td><a href="${name}-${width}.png"><img src="${name}-${width}.png" alt="${name}, ${width}" width="${width / 2}" loading="lazy"></a></td>`
  const row = ({ name }: (typeof SCREENS)[number]) =>
    `<tr><th>${name}</th>${widths.map((width) => cell(name, width)).join('')}</tr>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>screens</title>
<style>body{font:14px sans-serif;background:#ddd}th,td{vertical-align:top;padding:8px;text-align:left}img{border:1px solid #888;background:#fff}</style>
<table><tr><th></th>${widths.map((width) => `<th>${width}</th>`).join('')}</tr>${SCREENS.map(row).join('\n')}</table></html>\n`
}

const portal = await startPortal()
const browser = await launchChromium()
const shoot = async (width: number, name: string, open: string) => {
  const page = await openNewPage(browser, portal.url, viewportOfWidth(width))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // On a busy machine a call may take longer than the usual limit, and the picture would show its failure.
  await page.request.put(`${portal.url}/__world/settings`, { data: { callTimeoutMs: 60_000 } })
  await page.goto(`${portal.url}${open}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('main [data-skeleton]') === null)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(layOutWholePage)
  // The bar of a form sticks to the window's lower edge; on a picture of the whole page it would hide the text there.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-action-bar]'))
      bar.style.setProperty('position', 'static')
  })
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  await page.context().close()
}

try {
  for (const width of widths) for (const { name, open } of SCREENS) await shoot(width, name, open)
  writeFileSync(join(folder, 'index.html'), sheet())
  process.stdout.write(`${join(folder, 'index.html')}\n`)
} finally {
  await browser.close()
  await portal.close()
}
