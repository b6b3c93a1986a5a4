/**
 * Draws the touch icon and the old favicon from src-ui/public/favicon.svg: `node --import tsx
 * tools/assets/make-icons.mjs`, with the Chromium of the journeys. The touch icon has square corners, because phones
 * round them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { launchChromium } from '../programs/launch-chromium.ts'

const at = (name) => new URL(`../../src-ui/public/${name}`, import.meta.url)
const svg = await readFile(at('favicon.svg'), 'utf8')
const browser = await launchChromium()

const drawIcon = async (size, picture) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

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

await writeFile(at('touch-icon.png'), await drawIcon(180, svg.replace(' rx="10"', '')))
await writeFile(at('favicon.ico'), ico(await drawIcon(32, svg), 32))
await browser.close()
