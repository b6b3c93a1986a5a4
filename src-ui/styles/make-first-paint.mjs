/* oxlint-disable house/layers -- runs on Node, never in the page */
/**
 * Writes first-paint.css and first-paint-inner.css from the eight sheets: `node --import tsx src-ui/styles/make-first-paint.mjs`, after a change of
 * the frame or of the head of the main page. A test says when it was forgotten.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { FIRST_PAINT_SHEETS, firstPaintOf, VIEWS } from './first-paint.ts'

const read = (name) => readFile(new URL(`./${name}.css`, import.meta.url), 'utf8')
const [font, ...sheets] = await Promise.all(['font', ...FIRST_PAINT_SHEETS].map(read))
const write = (name, view) =>
  writeFile(new URL(`./${name}.css`, import.meta.url), `${firstPaintOf({ view, font, sheets })}\n`)
await Promise.all([write('first-paint', VIEWS.main), write('first-paint-inner', VIEWS.inner)])
