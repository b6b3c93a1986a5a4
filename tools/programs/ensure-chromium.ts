#!/usr/bin/env node
// Prints the path of the Chromium for browser tests. Installs Chromium and Korean fonts if the machine has no Chromium.
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The headless build is first: it renders no window and takes a fifth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
/** The places where installers put Chromium without adding them to PATH. Tests set the variable. */
const PLACES = process.env.CHROMIUM_PLACES?.split(delimiter) ?? [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const HOW_TO = `No Chromium was found, and none could be installed.
Get one in any of these ways and run the command again:
  - npx playwright install --with-deps chromium
  - Debian, Ubuntu:  sudo apt-get install chromium fonts-noto-cjk
  - any Chrome or Chromium: CHROMIUM_PATH=/path/to/chrome npm test`

const print = (line: string) => process.stderr.write(`${line}\n`)

/** Returns the first program of this name on the path. */
export const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const answers = (path: string) => spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0

/**
 * Returns the path of Playwright's Chromium; fails if the package is not installed. The package is imported
 * dynamically, because this file must also run without the package.
 */
const ofPlaywright = async () => {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/**
 * Returns the Chromium to use: the configured Chromium, or the Chromium of Playwright or of the system; undefined if
 * none starts.
 */
export const findChromium = async (): Promise<string | undefined> => {
  const configuredPath = process.env.CHROMIUM_PATH
  const candidates = [configuredPath, await ofPlaywright().catch(() => undefined), ...NAMES.map(findOnPath), ...PLACES]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path) && answers(path))
}

const run = (command: string, parameters: readonly string[], limit: number) => {
  print(`> ${command} ${parameters.join(' ')}`)
  return spawnSync(command, parameters, { stdio: ['ignore', 2, 2], timeout: limit }).status === 0
}

/** Runs `apt-get` with the rights it needs; returns false if it fails or the system has no `apt-get`. */
const apt = (...parameters: readonly string[]) => {
  if (findOnPath('apt-get') === undefined) return false
  const [command = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...parameters]
  return run(command, rest, 300_000)
}

let hasPackageList = false
/** Installs system packages; false if that is not possible. */
export const installPackages = (...packages: readonly string[]): boolean => {
  hasPackageList ||= apt('update')
  return apt('install', '-y', '--no-install-recommends', ...packages)
}

const WAYS = [
  () => run('npx', ['playwright', 'install', '--with-deps', 'chromium'], 300_000),
  () => run('npx', ['playwright', 'install', 'chromium'], 200_000),
  () => installPackages('chromium-headless-shell'),
  () => installPackages('chromium'),
]

/** Finds or installs a Chromium with one method after the other until a Chromium starts; undefined if all failed. */
export const ensureChromium = async (): Promise<string | undefined> => {
  const chromium = await findChromium()
  if (chromium !== undefined) return chromium
  for (const way of WAYS) {
    if (!way()) continue
    const installedPath = await findChromium()
    if (installedPath !== undefined) return installedPath
  }
  return undefined
}

/**
 * Stops the run before the first journey if no Chromium was found. Programs that only read the configuration need no
 * Chromium.
 */
export default (): void => {
  if (process.env.CHROMIUM_PATH === '') throw new Error(HOW_TO)
}

const NO_FONT = `No Korean font was found, and none could be installed: texts would be measured as boxes.
Install one and run the command again, for example on Debian, Ubuntu:  sudo apt-get install fontconfig fonts-noto-cjk`

/** True if a font matches the pattern; null if that cannot be determined. */
const hasFont = (pattern: string) => {
  const { status, stdout } = spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? stdout.trim() !== '' : null
}

/**
 * Finds or installs the font that is shown before the portal's font has loaded. Any other font is wider, so lines would
 * break differently. Returns false if there is no Korean font; systems other than Linux always have one.
 */
export const ensureFonts = (): boolean => {
  if (process.platform !== 'linux' || hasFont('Noto Sans CJK KR') === true) return true
  installPackages('fontconfig', 'fonts-noto-cjk')
  return hasFont(':lang=ko') === true
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isProgram) {
  const path = await ensureChromium()
  if (path === undefined) {
    print(HOW_TO)
    process.exitCode = 1
  } else if (!ensureFonts()) {
    print(NO_FONT)
    process.exitCode = 1
  } else {
    process.stdout.write(`${path}\n`)
  }
}
