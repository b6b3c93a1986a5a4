// Drivers with the same methods: puppeteer-core for Chromium and Firefox, selenium-webdriver for WebKitGTK.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import puppeteer, { ElementHandle } from 'puppeteer-core'
import { Builder } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { ensureChromium, findOnPath } from '#tools/programs/ensure-chromium'

const WINDOW = { width: 448, height: 800 }

/**
 * A browser with the operations that a person's steps need. `run` and `click` call a function in the page and pass it a
 * text.
 */
export type BrowserEngine = {
  readonly version: string
  readonly open: (url: string) => Promise<unknown>
  readonly run: <R>(code: (text: string) => R, text?: string) => Promise<Awaited<R>>
  /** Clicks the element that `find` returns. Returns null if `find` returns null. */
  readonly click: (find: (text: string) => Element | null, text: string) => Promise<true | null>
  readonly type: (text: string) => Promise<unknown>
  readonly picture: () => Promise<Uint8Array>
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

const openByPuppeteer = async (browser: 'chrome' | 'firefox', executablePath: string): Promise<BrowserEngine> => {
  const args = browser === 'chrome' ? ['--no-sandbox'] : []
  const browserProcess = await puppeteer.launch({ browser, executablePath, args, defaultViewport: WINDOW })
  // Firefox does not resize a page that it opened itself.
  const page = await browserProcess.newPage()
  const complaints: string[] = []
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()))
  return {
    version: await browserProcess.version(),
    open: (url) => page.goto(url),
    run: (code, text = '') => page.evaluate(code, text),
    click: async (find, text) => {
      const element = await page.evaluateHandle(find, text)
      if (!(element instanceof ElementHandle)) return null
      await element.click()
      return true
    },
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ fullPage: true }),
    complaints: () => complaints.splice(0),
    close: () => browserProcess.close(),
  }
}

/** Starts a virtual display that ends with this process; returns its number. */
const startDisplay = async () => {
  const display = spawn('Xvfb', ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] })
  process.once('exit', () => display.kill())
  const [number] = (await once(display.stdout, 'data')) as [Buffer]
  return `:${String(number).trim()}`
}

type WebKit = { readonly driver: string; readonly binary: string }

const openWebKit = async ({ driver, binary }: WebKit): Promise<BrowserEngine> => {
  process.env.DISPLAY ??= await startDisplay()
  const service = new DriverService.Builder(driver).setLoopback(true).build()
  const options = { binary, args: ['--automation'] }
  const capabilities = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': options,
  }
  const address = await service.start()
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  await session.manage().window().setRect(WINDOW)
  return {
    version: `${(await session.getCapabilities()).getBrowserVersion()} (its console is not seen)`,
    open: (url) => session.get(url),
    run: (code, text = '') => session.executeScript(code, text),
    click: async (find, text) => {
      const element = await session.executeScript(find, text)
      await element?.click()
      return element && true
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    // Console messages are unavailable: an automated session of WebKitGTK is a private session, and reports none.
    complaints: () => [],
    close: async () => {
      await session.quit()
      await service.kill()
    },
  }
}

const firstOf = (...paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))
const FIREFOX_OF_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'
const firefox = () =>
  firstOf(process.env.FIREFOX_PATH, findOnPath('firefox-esr'), findOnPath('firefox'), FIREFOX_OF_MAC)

/**
 * Returns the driver and browser that Debian and Fedora install next to the library; undefined if driver, browser or
 * display is missing.
 */
const webKit = (): WebKit | undefined => {
  const places = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].flatMap((library) =>
    ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec'].map((dir) => `/usr/${dir}/${library}/MiniBrowser`),
  )
  const driver = findOnPath('WebKitWebDriver')
  const binary = firstOf(process.env.WEBKIT_PATH, findOnPath('MiniBrowser'), ...places)
  const hasDisplay = (process.env.DISPLAY ?? findOnPath('Xvfb')) !== undefined
  return driver !== undefined && binary !== undefined && hasDisplay ? { driver, binary } : undefined
}

type Place<T> = T | undefined | Promise<T | undefined>
/**
 * Returns a function that starts an engine; that function returns undefined if the engine is not installed on the
 * machine.
 */
const startedBy =
  <T>(find: () => Place<T>, open: (place: T) => Promise<BrowserEngine>) =>
  async (): Promise<BrowserEngine | undefined> => {
    const place = await find()
    return place === undefined ? undefined : open(place)
  }

/** All engines are compared with the first one. `packages` are the system packages that install a missing engine. */
export const BROWSER_ENGINES = [
  { name: 'Chromium', packages: [], start: startedBy(ensureChromium, (path) => openByPuppeteer('chrome', path)) },
  { name: 'Firefox', packages: ['firefox-esr'], start: startedBy(firefox, (path) => openByPuppeteer('firefox', path)) },
  { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'], start: startedBy(webKit, openWebKit) },
]
