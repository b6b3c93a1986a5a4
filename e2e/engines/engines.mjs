#!/usr/bin/env node
// `npm run engines [-- part of a name]`: does the main job and opens every screen in Firefox and in WebKit, and prints what is
// otherwise there than in Chromium: errors in the console, what the engine lacks, a heading, a text or a width that differ.
// Pictures of all three stand side by side in `node_modules/.engines/index.html`. An engine that cannot be had is named, and
// the run goes on with the others; it fails where the main job does not come to its end or a page complains.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../ensure-chromium.mjs'
import { startPortal } from '../measure/portal.mjs'
import { layOutAll } from '../states.mjs'
import { ENGINES } from './drivers.mjs'
import { handOn } from './hand.mjs'
import { FEATURES, JOB, SCREENS } from './job.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.engines')
mkdirSync(folder, { recursive: true })
const [wanted = ''] = process.argv.slice(2)
const SIZE = { width: 448, height: 800 }
const heic = readFileSync(join(root, 'e2e/files/photo.heic')).toString('base64')

const say = (line) => process.stdout.write(`${line}\n`)

/** The browser of the tests, as the one that the others are compared with. */
const chromiumIn = async (path, viewport) => {
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const complaints = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  return {
    name: 'Chromium',
    version: browser.version(),
    open: (url) => page.goto(url),
    run: (source) => page.evaluate(`(${source})()`),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ fullPage: true }),
    cookie: (url, name, value) => context.addCookies([{ name, value, url }]),
    complaints: () => complaints.splice(0),
    close: () => browser.close(),
  }
}

/** A name that a file may have. */
const fileName = (engine, name) => `${name.replaceAll(/[^a-z0-9-]+/gi, '_')}-${engine}.png`

/** Everything that one engine shows; nothing here throws for what a page does. */
const runIn = async (engine, portal, facts) => {
  const hand = handOn(engine)
  const begin = async (world, open) => {
    await engine.open(`${portal.url}/licenses.txt`)
    await engine.cookie(portal.url, 'world', world)
    await engine.run('() => { sessionStorage.clear(); localStorage.clear() }')
    await engine.open(`${portal.url}${open}`)
  }
  const job = []
  for (const { name, open, act } of JOB) {
    const started = Date.now()
    const world = `engines-${engine.name}-${name.length}`
    try {
      await begin(world, open)
      await act(hand, facts)
      job.push({ name, ms: Date.now() - started, failed: null, complaints: engine.complaints() })
    } catch (error) {
      writeFileSync(join(folder, fileName(engine.name, `failed ${name}`)), await engine.picture())
      job.push({ name, ms: Date.now() - started, failed: error.message, complaints: engine.complaints() })
    }
  }
  const screens = new Map()
  for (const [nth, { name, open }] of SCREENS.entries()) {
    if (!name.includes(wanted)) continue
    try {
      await begin(`engines-${engine.name}-screen-${nth}`, open)
      await hand.rest()
      await engine.run(layOutAll)
      const shown = await hand.rest()
      writeFileSync(join(folder, fileName(engine.name, name)), await engine.picture())
      screens.set(name, { ...shown, failed: null, complaints: engine.complaints() })
    } catch (error) {
      screens.set(name, { failed: error.message, complaints: engine.complaints() })
    }
  }
  return { name: engine.name, version: engine.version, job, screens, features: await engine.run(FEATURES(heic)) }
}

/** How a screen differs from the same one in the browser of the tests, in words; empty where it does not. */
const differences = (seen, reference) => {
  if (seen.failed !== null) return [`failed: ${seen.failed}`]
  const firstDifference = [...seen.text].findIndex((sign, at) => sign !== reference.text[at])
  return [
    seen.path !== reference.path && `is at ${seen.path}, not at ${reference.path}`,
    seen.heading !== reference.heading && `is headed «${seen.heading}», not «${reference.heading}»`,
    seen.wide > 0 && `is ${seen.wide} pixels too wide`,
    seen.text !== reference.text &&
      `says «${seen.text.slice(Math.max(0, firstDifference - 12), firstDifference + 28)}» where Chromium says «${reference.text?.slice(Math.max(0, firstDifference - 12), firstDifference + 28)}»`,
    Math.abs(seen.height / reference.height - 1) > 0.05 &&
      `is ${Math.round((seen.height / reference.height) * 100)} % as high`,
  ].filter((line) => line !== false)
}

const sheet = (results) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>engines</title>
<style>body{font:14px sans-serif;background:#ddd}th,td{vertical-align:top;padding:8px;text-align:left}img{border:1px solid #888;background:#fff;width:300px}</style>
<table><tr><th></th>${results.map(({ name, version }) => `<th>${name} ${version}</th>`).join('')}</tr>
${[...results[0].screens.keys()].map((screen) => `<tr><th>${screen}</th>${results.map(({ name }) => `<td><img src="${fileName(name, screen)}" alt="${screen}, ${name}" loading="lazy"></td>`).join('')}</tr>`).join('\n')}</table></html>\n`

const report = (result, reference) => {
  say(`\n${result.name} ${result.version}`)
  for (const { name, ms, failed, complaints } of result.job) {
    say(
      `  ${failed === null ? 'done  ' : 'FAILED'} ${name} (${(ms / 1000).toFixed(1)} s)${failed === null ? '' : `: ${failed}`}`,
    )
    for (const complaint of complaints) say(`         ${complaint}`)
  }
  const lacking = Object.entries(result.features).filter(([, has]) => !has)
  say(`  lacks: ${lacking.map(([name]) => name).join(', ') || 'nothing of what is asked for'}`)
  let same = 0
  for (const [name, seen] of result.screens) {
    const lines = reference === result ? [] : differences(seen, reference.screens.get(name))
    if (seen.failed === null && lines.length === 0 && seen.complaints.length === 0) same += 1
    else for (const line of [...lines, ...seen.complaints]) say(`  ${name}: ${line}`)
  }
  say(`  ${same} of ${result.screens.size} screens ${reference === result ? 'without a complaint' : 'as in Chromium'}`)
  return result.job.some(({ failed, complaints }) => failed !== null || complaints.length > 0)
}

const portal = await startPortal()
const results = []
try {
  const facts = await (
    await fetch(`${portal.url}/__world/personas/new-individual-confirmed`, { method: 'POST' })
  ).json()
  const openers = [
    {
      name: 'Chromium',
      find: ensureChromium,
      open: chromiumIn,
      missing: 'No Chromium was found: nothing to compare with.',
    },
    ...ENGINES,
  ]
  for (const { name, find, open, missing } of openers) {
    const path = await find()
    if (path === undefined) {
      say(missing)
      continue
    }
    try {
      const engine = await open(path, SIZE)
      say(`${engine.name} ${engine.version} …`)
      try {
        results.push(await runIn(engine, portal, facts))
      } finally {
        await engine.close()
      }
    } catch (error) {
      say(`${name} could not be driven here: ${error.message}`)
      process.exitCode = 1
    }
  }
  const [reference] = results
  if (results.map((result) => report(result, reference)).some(Boolean)) process.exitCode = 1
  if (reference !== undefined) {
    writeFileSync(join(folder, 'index.html'), sheet(results))
    say(`\npictures side by side: ${join(folder, 'index.html')}`)
  }
} finally {
  await portal.close()
}
