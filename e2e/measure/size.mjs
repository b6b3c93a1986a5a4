#!/usr/bin/env node
// `npm run size`: how many bytes of script travel, as ratios to a React page without anything else built in the same run.
// Brotli 11. What `/` loads after it is usable is read from a browser, because that is decided at run time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../ensure-chromium.mjs'
import { buildPortal, startPortal } from './portal.mjs'
import { brotli, buildReference, root, scriptBytes } from './reference.mjs'

const TARGETS = { first: 1.25, all: 2.3, screen: 25_000 }

const dist = join(root, 'dist')
const sizes = new Map()
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, brotli(readFileSync(join(dist, file))))
  return sizes.get(file)
}
const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0)
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const row = (name, bytes, ratio, target) => {
  const verdict = target === undefined ? '' : (ratio ?? bytes) <= target ? 'ok' : 'OVER'
  const aim = target === undefined ? '' : `≤ ${ratio === undefined ? kilo(target) : target}`
  console.log(
    [name.padEnd(44), kilo(bytes).padStart(10), (ratio?.toFixed(3) ?? '').padStart(8), aim.padStart(10), verdict].join(
      ' ',
    ),
  )
}

/** The scripts that the document asks for by itself. */
const firstScripts = () =>
  [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file]) => file,
  )

/** Every script that `/` has loaded once nothing more comes. */
const loadedScripts = async () => {
  const [portal, executablePath] = await Promise.all([startPortal(), findChromium()])
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ locale: 'ko-KR' })
    const files = new Set()
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      if (response.url().startsWith(portal.url) && path.endsWith('.js')) files.add(path.slice(1))
    })
    await page.goto(portal.url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(2000)
    return [...files].filter((file) => file.startsWith('assets/'))
  } finally {
    await browser.close()
    await portal.close()
  }
}

/** Chunks of screens: entries of the build that are loaded on demand and named so. */
const screens = (loaded) => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const needs = (key, seen = new Set()) => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) needs(next, seen)
    return seen
  }
  const filesOf = (keys) => [...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'))
  return Object.keys(manifest)
    .filter((key) => manifest[key].isDynamicEntry && key.endsWith('Screen.tsx'))
    .map((key) => ({
      name: key,
      own: sizeOf(manifest[key].file),
      brings: total(filesOf(needs(key)).filter((file) => !loaded.includes(file))),
    }))
    .toSorted((a, b) => b.own - a.own)
}

buildPortal()
const bare = scriptBytes((await buildReference()).page)
console.log(`${''.padEnd(44)} ${'brotli'.padStart(10)} ${'÷ bare'.padStart(8)} ${'aim'.padStart(10)}`)
row('bare React page', bare, 1)
const all = (await loadedScripts()).filter((file) => !/\/purify-/.test(file))
const first = firstScripts()
row('/ before it is usable', total(first), total(first) / bare, TARGETS.first)
row('/ with all it loads, DOMPurify left out', total(all), total(all) / bare, TARGETS.all)
for (const file of all)
  row(`  ${first.includes(file) ? 'first' : 'later'} ${file.replace('assets/', '')}`, sizeOf(file))
console.log('\nscreens: their own chunk, and all that comes with it beyond what / has loaded')
for (const { name, own, brings } of screens(all)) {
  row(`  ${name}`, own, undefined, TARGETS.screen)
  if (brings > own) row('    with what it brings', brings)
}
