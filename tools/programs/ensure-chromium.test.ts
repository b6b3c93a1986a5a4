import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A PATH with only the programs of the test; each program writes its calls into a log. */
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'path-'))
  symlinkSync(process.execPath, join(folder, 'node'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const program = (name: string, script: string) => {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${folder}/log"\n${script}\n`)
  chmodSync(path, 0o755)
}
const browser = (name: string) => program(name, 'exit 0')
const installs = (name: string) =>
  `printf '#!/bin/sh\\nexit 0\\n' > "${folder}/${name}"; /bin/chmod +x "${folder}/${name}"; exit 0`
const calls = () => readFileSync(join(folder, 'log'), 'utf8')

/** Runs `ensure-chromium`. Playwright looks for its browser under this folder and finds none. */
const start = (more: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'ensure-chromium.ts')], {
    encoding: 'utf8',
    env: { PATH: folder, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'), CHROMIUM_PLACES: '', ...more },
  })

describe('ensure-chromium', () => {
  it('uses the configured Chromium', () => {
    browser('mine')
    program('fc-list', 'echo Noto')
    expect(start({ CHROMIUM_PATH: join(folder, 'mine') }).stdout.trim()).toBe(join(folder, 'mine'))
  })

  it("uses the system's Chromium and installs nothing", () => {
    browser('chromium')
    program('npx', 'exit 0')
    program('fc-list', 'echo Noto')
    expect(start().stdout.trim()).toBe(join(folder, 'chromium'))
    expect(calls()).not.toContain('npx')
  })

  it('skips a Chromium that does not start', () => {
    program('chromium', 'exit 1')
    browser('google-chrome')
    program('fc-list', 'echo Noto')
    expect(start().stdout.trim()).toBe(join(folder, 'google-chrome'))
  })

  it("installs Chromium and the fonts by apt if Playwright's download fails", () => {
    program('npx', 'exit 1')
    program('sudo', 'shift; exec "$@"')
    program('fc-list', 'exit 0')
    program(
      'apt-get',
      `case "$*" in *fonts*) printf '#!/bin/sh\\necho Noto\\n' > "${folder}/fc-list"; exit 0;; esac; ${installs('chromium')}`,
    )
    expect(start().stdout.trim()).toBe(join(folder, 'chromium'))
    expect(calls()).toContain('npx playwright install --with-deps chromium')
    expect(calls()).toContain('apt-get install -y --no-install-recommends chromium')
    expect(calls()).toContain('apt-get install -y --no-install-recommends fontconfig fonts-noto-cjk')
  })

  it.runIf(process.platform === 'linux')("installs the font that replaces the portal's font", () => {
    browser('chromium')
    program('sudo', 'shift; exec "$@"')
    program('fc-list', 'case "$*" in *Noto*) exit 0;; esac; echo Unifont')
    program('apt-get', 'exit 1')
    expect(start().status).toBe(0)
    expect(calls()).toContain('apt-get install -y --no-install-recommends fontconfig fonts-noto-cjk')
  })

  it('prefers the headless build of Chromium', () => {
    browser('chromium')
    browser('chromium-headless-shell')
    program('fc-list', 'echo Noto')
    expect(start().stdout.trim()).toBe(join(folder, 'chromium-headless-shell'))
  })

  it.runIf(process.platform === 'linux')('fails without a Korean font and reports how to get one', () => {
    browser('chromium')
    program('fc-list', 'exit 0')
    const { status, stderr } = start()
    expect(status).toBe(1)
    expect(stderr).toContain('fonts-noto-cjk')
  })

  it('fails without Chromium and reports how to install it', () => {
    program('npx', 'exit 1')
    const { status, stderr } = start()
    expect(status).toBe(1)
    expect(stderr).toContain('CHROMIUM_PATH=')
    expect(stderr).toContain('npx playwright install --with-deps chromium')
  })
})
