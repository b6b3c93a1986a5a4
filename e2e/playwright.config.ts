import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '#tools/programs/ensure-chromium'

/** True if no program listens on the port of this machine. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

// Browsers refuse some ports below 4200: 4045, 4190.
const [FIRST_PORT, PAIRS] = [4200, 95]

/**
 * Returns the first of two neighbouring free ports: the first is for the portal, the second for everything outside the
 * portal. Each run starts its search at another port, so that two simultaneous runs find different ports.
 */
const freePortPair = async (): Promise<number> => {
  for (let attempt = 0; attempt < PAIRS; attempt += 1) {
    const port = FIRST_PORT + 2 * ((process.pid + attempt) % PAIRS)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error(`no two neighbouring ports are free between ${FIRST_PORT} and ${FIRST_PORT + 2 * PAIRS}`)
}

// Workers load this file too; they read both ports from the environment of the first process.
process.env['E2E_PORT'] ??= String(await freePortPair())
process.env['CHROMIUM_PATH'] ??= (await findChromium()) ?? ''
const port = process.env['E2E_PORT']

const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: ['../tools/programs/ensure-chromium.ts', './web-server/publish.ts'],
  fullyParallel: true,
  // A journey also waits, so there are more workers than cores. With three for each core, the processors have no more to
  // do, but each journey takes longer, and some reach a time limit of the portal.
  workers: 2 * availableParallelism(),
  // In CI a failed journey is run once more. If it then passes, the summary lists it as flaky; a flaky journey is a
  // defect to fix.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // The limit is far longer than any test takes, so that no test fails on a busy machine.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // After a failure its picture and all calls are kept. A trace would slow down every test by a twentieth; `--trace
    // on` turns it on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    video: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      // Each page exists for only a few seconds, so these options switch off work that takes longer than the time that
      // it saves: optimising scripts, a process for each page, parsing scripts again for the positions in a stack.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--in-process-gpu',
        '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions',
      ],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: baseURL,
    env: { PORT: port, HOST: '127.0.0.1' },
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
})
