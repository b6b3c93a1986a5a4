// `npm run size`: how many bytes of script are transferred (Brotli 11), as ratios to a bare React page that the same
// run builds. The scripts that `/` loads after it is usable are read from a browser, because they are chosen at run
// time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { readCommandLine, stopWith } from '#tools/programs/command-line'
import { launchChromium } from '#tools/programs/launch-chromium'
import { startPortal } from '#tools/programs/portal'
import { ROOT } from '#tools/programs/root'
import { printTableHead, printTableRow } from './figures.ts'
import { brotliSize, buildReferencePage } from './reference.ts'

const USAGE = `npm run size -- [options]
  --part proof    of the screens only those with this in their path
  --help          prints this text`
const {
  values: { part },
} = readCommandLine(USAGE, { options: { part: { type: 'string', default: '' } } })
const read = (file: string) => readFileSync(join(ROOT, 'dist', file))
const sizes = new Map<string, number>()
/** Returns the transferred kilobytes of these files of the build. */
const total = (files: readonly string[]) => {
  for (const file of files) if (!sizes.has(file)) sizes.set(file, brotliSize(read(file)) / 1000)
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
}

/** Runs in the page: turns on data saving, so that the portal loads nothing that only the next page needs. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/**
 * Returns every script that `/` has loaded when loading has finished. With `isForNext`, these include the scripts that
 * are preloaded for the next page.
 */
const loadedScripts = async (url: string, { isForNext }: { readonly isForNext: boolean }) => {
  const browser = await launchChromium()
  const page = await browser.newPage({ locale: 'ko-KR' })
  if (!isForNext) await page.addInitScript(saveData)
  const files = new Set<string>()
  page.on('response', (response) => {
    const [, file] = /^\/(assets\/.*\.js)$/.exec(new URL(response.url()).pathname) ?? []
    if (file !== undefined && response.url().startsWith(url)) files.add(file)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  await browser.close()
  return [...files]
}

const { url } = await startPortal()
const manifest = JSON.parse(String(read('../build/manifest.json'))) as Manifest
/** The chunks of screens: the dynamically imported entries of the build that are named like a screen. */
const SCREENS = Object.entries(manifest).filter(
  ([key, { isDynamicEntry }]) => isDynamicEntry && key.endsWith('Screen.tsx') && key.includes(part),
)
if (SCREENS.length === 0) stopWith(`--part: no screen has ${part} in its path`)

/** Returns the sizes of the chunks of screens, largest first. */
const screensOf = (loadedFiles: readonly string[]) => {
  const needs = (key: string, visited = new Set<string>()) => {
    if (visited.has(key)) return visited
    visited.add(key)
    for (const next of manifest[key]?.imports ?? []) needs(next, visited)
    return visited
  }
  const filesOf = (keys: ReadonlySet<string>) =>
    [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  return SCREENS.map(([key, { file }]) => ({
    name: key,
    own: total([file]),
    brings: total(filesOf(needs(key)).filter((file) => !loadedFiles.includes(file))),
  })).toSorted((a, b) => b.own - a.own)
}

const scripts = (await buildReferencePage('links')).filter(([file]) => file.endsWith('.js'))
const bare = scripts.reduce((sum, [, bytes]) => sum + brotliSize(bytes) / 1000, 0)
const print = (name: string, size: number, aim?: Parameters<typeof printTableRow>[3]) =>
  printTableRow(name, [size], [bare], aim)
const isCounted = (file: string) => !file.includes('/purify-')
const all = (await loadedScripts(url, { isForNext: false })).filter(isCounted)
const next = (await loadedScripts(url, { isForNext: true })).filter((file) => isCounted(file) && !all.includes(file))
const main = String(read('index.html')).replace(/<template.*?<\/template>/gs, '')
const first = [...main.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
printTableHead('kB of script, brotli')
print('/ before it is usable', total(first), { ratio: 1.25 })
print('/ with all it loads, DOMPurify left out', total(all), { ratio: 2.3 })
for (const file of all)
  print(`  ${first.includes(file) ? 'first' : 'later'} ${file.replace('assets/', '')}`, total([file]))
print('what the pages behind its tiles need beyond it, loaded when it is drawn', total(next))
for (const file of next) print(`  next  ${file.replace('assets/', '')}`, total([file]))
console.log('\nscreens: their own chunk, and all that comes with it beyond what / has loaded')
for (const { name, own, brings } of screensOf(all)) {
  print(`  ${name}`, own, { most: 25 })
  if (brings > own) print('    with what it brings', brings)
}
process.exit()
