// `npm run engines`: runs an applicant's way from the main page to the result, and every screen, in Chromium, Firefox
// and WebKit. Lists every difference from Chromium; `node_modules/.engines/index.html` shows the pictures side by side.
// Skips an engine that cannot be installed. Fails if a part does not finish, a page differs, or the console has an
// error or a warning.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PersonaFacts } from '#server/personas/persona'
import { readCommandLine, stopWith } from '#tools/programs/command-line'
import { installPackages } from '#tools/programs/ensure-chromium'
import { startPortal } from '#tools/programs/portal'
import type { BrowserEngine } from './drivers.ts'
import { type SettledPage, waitForSettledPage, type EngineRunPart, ENGINE_RUN_PARTS, runStep } from './steps.ts'

const folder = join(import.meta.dirname, '../../node_modules/.engines')
const USAGE = `npm run engines -- [options]
  --only firefox  engines with this in their name: Chromium, Firefox, WebKitGTK
  --part proof    parts with this in their name: see checks/engines/steps.ts
  --first-step    the first step of the first part, in engines that are installed already
  --help          prints this text`
const word = { type: 'string', default: '' } as const
const flag = { type: 'boolean', default: false } as const
const { values } = readCommandLine(USAGE, { options: { only: word, part: word, 'first-step': flag } })
const isShort = values['first-step']
// Loaded only here, because `--help` would spend most of its time loading the drivers.
const { BROWSER_ENGINES } = await import('./drivers.ts')
const engines = BROWSER_ENGINES.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()))
if (engines.length === 0) stopWith(`--only takes a part of ${BROWSER_ENGINES.map(({ name }) => name).join(', ')}`)

/**
 * Browser features that some browsers lack: `@supports` conditions of style sheets, and names of properties in scripts.
 */
const FEATURES = `selector(:has(a)) container-type:inline-size text-wrap:balance word-break:keep-all scrollbar-gutter:stable
  content-visibility:auto CSSLayerBlockRule HTMLDialogElement HTMLElement.prototype.inert HTMLDetailsElement.prototype.name
  trustedTypes Request.prototype.keepalive requestIdleCallback scheduler.yield OffscreenCanvas Intl.Segmenter
  BroadcastChannel navigator.locks navigator.wakeLock`

/** Runs in the page: returns the names of the features that are missing. */
const missingFeatures = (features: string) =>
  features.split(/\s+/).filter((name) => {
    if (/[:(]/.test(name)) return !CSS.supports(name)
    let owner: unknown = globalThis
    const keys = name.split('.')
    return !keys.every((key, index) => {
      const isThere = owner instanceof Object && key in owner
      // Only tests whether the last property exists. Some properties can be read only from an element.
      if (isThere && index < keys.length - 1) owner = Reflect.get(owner as object, key)
      return isThere
    })
  })

/**
 * Runs one part as a first-time visitor in the world named `world`; returns the content of the page when it no longer
 * changes.
 */
const runPart = async (engine: BrowserEngine, url: string, world: string, { open, stepsFor }: EngineRunPart) => {
  await engine.open(`${url}/licenses.txt`)
  await engine.run((name) => {
    sessionStorage.clear()
    localStorage.clear()
    document.cookie = `world=${name}; path=/`
  }, world)
  await engine.open(`${url}${open}`)
  for (const step of stepsFor?.(facts).slice(0, isShort ? 1 : undefined) ?? []) await runStep(engine, step)
  return waitForSettledPage(engine)
}

/**
 * Describes how a page differs from the same page in Chromium; a height that differs by less than a twentieth is
 * ignored.
 */
const differences = (page: SettledPage, reference: SettledPage) =>
  (['path', 'text', 'overflow', 'height'] as const).flatMap((key) => {
    const [actual, expected] = [String(page[key]), String(reference[key])]
    if (actual === expected || (key === 'height' && Math.abs(page.height / reference.height - 1) < 0.05)) return []
    const from = Math.max(0, [...actual].findIndex((sign, index) => sign !== expected[index]) - 12)
    return [`${key} «${actual.slice(from, from + 40)}», in Chromium «${expected.slice(from, from + 40)}»`]
  })

const portal = await startPortal()
const answer = await fetch(`${portal.url}/__world/personas/new-individual-confirmed`, { method: 'POST' })
const facts = (await answer.json()) as PersonaFacts
type Row = { readonly part: EngineRunPart; readonly nth: number; pictures: string; reference?: SettledPage }
const rows: readonly Row[] = ENGINE_RUN_PARTS.filter(({ name }) => name.includes(values.part))
  .slice(0, isShort ? 1 : undefined)
  .map((part, nth) => ({ part, nth, pictures: '' }))

const complain = (line: string) => {
  console.log(line)
  process.exitCode = 1
}

const runEngine = async ({ name, packages, start }: (typeof BROWSER_ENGINES)[number]) => {
  const engine = (await start()) ?? (!isShort && installPackages(...packages) ? await start() : undefined)
  if (engine === undefined)
    return console.log(`No ${name} was found${isShort ? '' : ', and none could be installed'}: ${packages.join(' ')}`)
  await engine.open(portal.url)
  const missingNames = await engine.run(missingFeatures, FEATURES)
  console.log(`${name} ${engine.version}, ${rows.length} parts, without: ${missingNames.join(' ') || 'nothing'}`)
  for (const row of rows) {
    const world = `engines-${process.pid}-${name}-${row.nth}`
    const page = await runPart(engine, portal.url, world, row.part).catch(String)
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
for (const engine of engines)
  await runEngine(engine).catch((error: unknown) => complain(`${engine.name}: ${String(error)}`))
const table = rows.map(({ part, pictures }) => `<tr><th>${part.name}${pictures}`).join('\n')
writeFileSync(`${folder}/index.html`, `<!doctype html><meta charset="utf-8"><table>${table}</table>\n`)
console.log(`pictures side by side: ${folder}/index.html`)
process.exit()
