#!/usr/bin/env node
// `npm run bench`: waiting times on a slow phone compared with bare React pages of the same run. The median and the
// spread of each pair are printed.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../ensure-chromium.mjs'
import { printHead } from './figures.mjs'
import { measureGuarded } from './guarded.mjs'
import { measureImages } from './images.mjs'
import { measurePaint } from './paint.mjs'
import { startPortal } from '../portal.mjs'
import { measureServer } from './server.mjs'
import { measureShift } from './shift.mjs'
import { measureTyping } from './typing.mjs'

const MEASUREMENTS = {
  paint: measurePaint,
  typing: measureTyping,
  images: measureImages,
  guarded: measureGuarded,
  shift: measureShift,
  server: measureServer,
}
const USAGE = `npm run bench -- [options]
  --only paint    paint, typing, images, guarded, shift or server alone
  --rounds 5      how often each pair is measured; 3 times without it
  --part proof    guarded and shift only for pages with this in their name
  --slow          guarded and shift on a slow line and a slow processor
  --beside        server beside json-server and Prism too, which are installed into references for it
  --help          prints this text`
const word = { type: 'string', default: '' }
const flag = { type: 'boolean', default: false }
const options = { only: word, rounds: { ...word, default: '3' }, part: word, slow: flag, beside: flag, help: flag }
const { only, rounds, part, slow, beside, help } = parseArgs({ options }).values
if (help) {
  console.log(USAGE)
  process.exit(0)
}
const wanted = Object.keys(MEASUREMENTS).filter((name) => only === '' || only === name)
if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds: a whole number from 1 on, not ${String(rounds)}`)
if (wanted.length === 0) throw new Error(`--only takes one of ${Object.keys(MEASUREMENTS).join(', ')}`)

const { url } = await startPortal()
const args = ['--no-sandbox', '--disable-gpu']
const isOfPages = wanted.some((name) => name !== 'server')
const browser = isOfPages ? await chromium.launch({ executablePath: await findChromium(), args }) : null
if (isOfPages) printHead('')
for (const name of wanted)
  await MEASUREMENTS[name]({ browser, url, rounds: Number(rounds), part, isSlow: slow, isBeside: beside }).catch(
    (error) => {
      // The other figures do not depend on the failed measurement.
      console.error(`${name} could not be measured:`, error)
      process.exitCode = 1
    },
  )
await browser?.close()
process.exit()
