// `npm run bench`: measures the waiting times of the portal and of its fake server. Compares them with those of bare
// React pages, which the same run builds, and of a bare Fastify. The median and the spread of each pair are printed.
import { readCommandLine, stopWith } from '#tools/programs/command-line'
import { launchChromium } from '#tools/programs/launch-chromium'
import { startPortal } from '#tools/programs/portal'
import { printTableHead } from './figures.ts'
import { measureAndPrintGuardedPages } from './guarded-pages.ts'
import { measureAndPrintImages } from './images.ts'
import { measureAndPrintLayoutShift } from './layout-shift.ts'
import { measureAndPrintPaint } from './paint.ts'
import { measureAndPrintServer } from './server.ts'
import { measureAndPrintTyping } from './typing.ts'

const OF_PAGES = {
  paint: measureAndPrintPaint,
  typing: measureAndPrintTyping,
  images: measureAndPrintImages,
  guarded: measureAndPrintGuardedPages,
  shift: measureAndPrintLayoutShift,
}
const NAMES = [...Object.keys(OF_PAGES), 'server']
const USAGE = `npm run bench -- [options]
  --only paint    paint, typing, images, guarded, shift or server alone
  --rounds 5      how often each pair is measured; 3 times without it
  --part proof    guarded and shift only for pages with this in their name
  --slow          guarded and shift on a slow line and a slow processor
  --beside        server beside json-server and Prism too, which are installed into references for it
  --help          prints this text`
const word = { type: 'string', default: '' } as const
const flag = { type: 'boolean', default: false } as const
const options = { only: word, rounds: { ...word, default: '3' }, part: word, slow: flag, beside: flag } as const
const { only, rounds, part, slow, beside } = readCommandLine(USAGE, { options }).values
const isWanted = (name: string) => only === '' || only === name
if (!/^[1-9]\d*$/.test(rounds)) stopWith(`--rounds: a whole number from 1 on, not ${rounds}`)
if (!NAMES.some(isWanted)) stopWith(`--only takes one of ${NAMES.join(', ')}`)

const { url } = await startPortal()
/** Runs one measurement. A failure does not stop the other measurements. */
const attempt = (name: string, measurement: Promise<void>) =>
  measurement.catch((error: unknown) => {
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  })
const sharedOptions = { url, rounds: Number(rounds) }
const pages = Object.entries(OF_PAGES).filter(([name]) => isWanted(name))
if (pages.length > 0) {
  const browser = await launchChromium('--disable-gpu')
  printTableHead('')
  for (const [name, measure] of pages) await attempt(name, measure({ ...sharedOptions, browser, part, isSlow: slow }))
  await browser.close()
}
if (isWanted('server')) await attempt('server', measureAndPrintServer({ ...sharedOptions, isBeside: beside }))
process.exit()
