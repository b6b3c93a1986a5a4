// Makes the pictures that upload tests send: `node --import tsx e2e/files/make-files.ts`. The files have real bytes of
// every accepted kind, rendered by the Chromium of the browser tests; making the HEIC needs `heif-enc` (libheif with
// x265) on the machine.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '#tools/programs/launch-chromium'
import { withCameraData } from './exif.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

type Drawing = { readonly type: string; readonly width: number; readonly height: number; readonly clear: boolean }

/** Runs in the page: draws four corners in four colours, so that a rotation is visible. */
const draw = async ({ type, width, height, clear }: Drawing) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the page cannot draw')
  const corners = ['#d62828', '#2a9d4e', '#1d5fd1', '#f2c311']
  corners.forEach((colour, i) => {
    context.fillStyle = colour
    context.fillRect((i % 2) * (width / 2), i < 2 ? 0 : height / 2, width / 2, height / 2)
  })
  if (clear) context.clearRect(width / 4, height / 4, width / 2, height / 2)
  const blob = await canvas.convertToBlob({ type, quality: 0.9 })
  return [...new Uint8Array(await blob.arrayBuffer())]
}

const browser = await launchChromium()
const scratch = await mkdtemp(join(tmpdir(), 'files-'))
try {
  const page = await browser.newPage()
  const picture = async (type: string, clear = false) =>
    Buffer.from(await page.evaluate(draw, { type, width: 480, height: 360, clear }))
  const jpeg = await picture('image/jpeg')
  await writeFile(join(here, 'photo.jpg'), jpeg)
  await writeFile(join(here, 'photo-held-sideways.jpg'), withCameraData(jpeg, 6))
  await writeFile(join(here, 'transparent.png'), await picture('image/png', true))
  await writeFile(join(here, 'picture.webp'), await picture('image/webp'))

  await writeFile(join(scratch, 'photo.png'), await picture('image/png'))
  const made = spawnSync('heif-enc', ['-q', '60', '-o', join(here, 'photo.heic'), join(scratch, 'photo.png')])
  if (made.status !== 0) throw new Error(`heif-enc: ${String(made.stderr)}`)
} finally {
  await browser.close()
  await rm(scratch, { recursive: true })
}
