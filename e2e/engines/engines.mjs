#!/usr/bin/env node
// `npm run engines`: runs the main job and every screen in Chromium, Firefox and WebKit, and lists every difference
// from Chromium; `node_modules/.engines/index.html` shows the pictures side by side. Skips an engine that cannot be
// installed. Fails if a part does not finish, a page differs, or the console has an error or a warning.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { aptInstall } from '../ensure-chromium.mjs'
import { startPortal } from '../portal.mjs'
import { ENGINES } from './drivers.mjs'
import { pageAtRest, PARTS, takeStep } from './steps.mjs'

const folder = join(import.meta.dirname, '../../node_modules/.engines')
const USAGE = `npm run engines -- [options]
  --only firefox  engines with this in their name: Chromium, Firefox, WebKitGTK
  --part proof    parts with this in their name: see e2e/engines/steps.mjs
  --first-step    the first step of the first part, in engines that are installed already
  --help          prints this text`
const word = { type: 'string', default: '' }
const flag = { type: 'boolean', default: false }
const { values } = parseArgs({ options: { only: word, part: word, 'first-step': flag, help: flag } })
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const isShort = values['first-step']
const engines = ENGINES.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()))
if (engines.length === 0) throw new Error(`--only takes a part of ${ENGINES.map(({ name }) => name).join(', ')}`)

/** The optional features of the product: conditions of styles, and names in a page. */
const FEATURES = `selector(:has(a)) container-type:inline-size text-wrap:balance word-break:keep-all scrollbar-gutter:stable
  content-visibility:auto CSSLayerBlockRule HTMLDialogElement HTMLElement.prototype.inert HTMLDetailsElement.prototype.name
  trustedTypes Request.prototype.keepalive requestIdleCallback scheduler.yield OffscreenCanvas Intl.Segmenter
  BroadcastChannel navigator.locks navigator.wakeLock`

/** Runs in the page: returns the names of the features that are missing. */
const missingFeatures = (features) => {
  const has = (owner, [key, ...rest]) => key in owner && (rest.length === 0 || has(owner[key], rest))
  const isThere = (name) => (/[:(]/.test(name) ? CSS.supports(name) : has(globalThis, name.split('.')))
  return features.split(/\s+/).filter((name) => !isThere(name))
}

/** Runs one part as a first-time visitor in a world of this name; returns the page at rest. */
const runPart = async (engine, url, world, { open, stepsFor }, facts) => {
  await engine.open(`${url}/licenses.txt`)
  await engine.run((name) => {
    sessionStorage.clear()
    localStorage.clear()
    document.cookie = `world=${name}; path=/`
  }, world)
  await engine.open(`${url}${open}`)
  for (const step of stepsFor?.(facts).slice(0, isShort ? 1 : undefined) ?? []) await takeStep(engine, step)
  return pageAtRest(engine)
}

/**
 * Describes how a page differs from the same page in Chromium; a height that differs by less than a twentieth is
 * ignored.
 */
const differences = (page, reference) =>
  ['path', 'text', 'overflow', 'height'].flatMap((key) => {
    const [found, expected] = [String(page[key]), String(reference[key])]
    if (found === expected || (key === 'height' && Math.abs(found / expected - 1) < 0.05)) return []
    const from = Math.max(0, [...found].findIndex((sign, at) => sign !== expected[at]) - 12)
    return [`${key} «${found.slice(from, from + 40)}», in Chromium «${expected.slice(from, from + 40)}»`]
  })

const portal = await startPortal()
const facts = await (await fetch(`${portal.url}/__world/personas/new-individual-confirmed`, { method: 'POST' })).json()
const rows = PARTS.filter(({ name }) => name.includes(values.part))
  .slice(0, isShort ? 1 : undefined)
  .map((part, nth) => ({ part, nth, pictures: '' }))

const complain = (line) => {
  console.log(line)
  process.exitCode = 1
}

const runEngine = async ({ name, find, packages, open }) => {
  const path = (await find()) ?? (!isShort && aptInstall(...packages) ? await find() : undefined)
  if (path === undefined)
    return console.log(`No ${name} was found${isShort ? '' : ', and none could be installed'}: ${packages.join(' ')}`)
  const engine = await open(path)
  await engine.open(portal.url)
  const missing = await engine.run(missingFeatures, FEATURES)
  console.log(`${name} ${engine.version}, ${rows.length} parts, without: ${missing.join(' ') || 'nothing'}`)
  for (const row of rows) {
    const page = await runPart(engine, portal.url, `engines-${process.pid}-${name}-${row.nth}`, row.part, facts).catch(
      String,
    )
    // Chromium logs an error for a missing page.
    const complaints = engine.complaints().filter((text) => row.part.open !== '/no-such-page' || !text.includes('404'))
    const lines = typeof page === 'string' ? [page] : differences(page, (row.reference ??= page))
    for (const line of [...complaints, ...lines]) complain(`  ${row.part.name}: ${line}`)
    writeFileSync(join(folder, `${name}-${row.nth}.png`), await engine.picture())
    row.pictures += `<td><img src="${name}-${row.nth}.png" alt="${name}" width="300" loading="lazy">`
  }
  return engine.close()
}

mkdirSync(folder, { recursive: true })
for (const engine of engines) await runEngine(engine).catch((error) => complain(`${engine.name}: ${error.message}`))
const table = rows.map(({ part, pictures }) => `<tr><th>${part.name}${pictures}`).join('\n')
writeFileSync(`${folder}/index.html`, `<!doctype html><meta charset="utf-8"><table>${table}</table>\n`)
console.log(`pictures side by side: ${folder}/index.html`)
process.exit()
