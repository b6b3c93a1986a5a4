/* oxlint-disable house/layers -- runs on Node, never in the page */
/**
 * Draws the touch icon and the old favicon from public/favicon.svg: `node src-ui/assets/icons/make-icons.mjs`, with the Chromium
 * that the journeys use. The touch icon has no round corners, because phones cut their own.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'

const at = (name) => new URL(name, import.meta.url)
const svg = await readFile(at('../../public/favicon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })

const drawn = async (size, picture) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An icon file that holds one PNG. */
const ico = (png, size) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

await writeFile(at('../../public/touch-icon.png'), await drawn(180, svg.replace(' rx="10"', '')))
await writeFile(at('../../public/favicon.ico'), ico(await drawn(32, svg), 32))
await browser.close()
